// Chooses how a product is drawn, so that its neighbours on a page differ in silhouette, construction or pattern before hue.
// A choice depends on the product's handle and on the products listed just before it, and on nothing else.

import { accentsOf, finishOf, SECOND_CLOTH } from "./accents.ts";
import { candidatesOf, canMirror } from "./candidates.ts";
import type { PicturedProduct } from "./candidates.ts";
import { hash, randomFrom } from "./colour.ts";
import type { LibraryIndex } from "./library.ts";
import { alike, drawnAlike, isSameDrawing, lightnessOf, nearness, neighbourOf, PAGE } from "./neighbours.ts";
import type { Neighbour } from "./neighbours.ts";
import { LIBRARY_VERSION, PLAIN_PRINT, SEEDS } from "./recipe.ts";
import type { Recipe } from "./recipe.ts";

export interface Chooser {
  /** Undefined when the library has no drawing of the cut. `listings` name the page orders that the product is next in. */
  readonly choose: (product: PicturedProduct, listings?: readonly string[]) => Recipe | undefined;
  /** As `choose`, without taking a place. */
  readonly sketch: (product: PicturedProduct, listings: readonly string[]) => Recipe | undefined;
  /** The same model in another colour: drawn as it was, next in these listings. */
  readonly recolour: (recipe: Recipe, colour: string, listings: readonly string[]) => Recipe;
  /** Whether no other model of the pages that it would be next on is the same drawing, nor itself one of the last so many cards. */
  readonly isApart: (recipe: Recipe, listings: readonly string[], cards: number) => boolean;
  /** How many of a cut are on the page of a listing that comes next. */
  readonly countOf: (cut: string, listing: string) => number;
}

/** Remembers the last page of every listing; one chooser goes through the whole catalogue in order. */
export function createChooser(index: LibraryIndex): Chooser {
  const pages = new Map<string, Neighbour[]>();
  const pageOf = (listing: string): Neighbour[] => {
    const page = pages.get(listing) ?? [];
    pages.set(listing, page);
    return page;
  };
  const place = (recipe: Recipe, listings: readonly string[]): Recipe => {
    for (const page of listings.map(pageOf)) {
      page.push(neighbourOf(recipe));
      if (page.length >= PAGE) page.shift();
    }
    return recipe;
  };
  const sketch: Chooser["sketch"] = (product, listings) => recipeFor(index, product, listings.map(pageOf));
  return {
    choose(product, listings = [product.productType]) {
      const recipe = sketch(product, listings);
      return recipe && place(recipe, listings);
    },
    sketch,
    recolour: (recipe, colour, listings) => place({ ...recipe, colour: colour.toLowerCase() }, listings),
    countOf: (cut, listing) => pageOf(listing).filter((other) => other.cut === cut).length,
    isApart: (recipe, listings, cards) =>
      listings
        .map(pageOf)
        .every(
          (page) =>
            !page.some(
              (other, n) => isSameDrawing(recipe, other) && (other.seed !== recipe.seed || page.length - n <= cards),
            ),
        ),
  };
}

/** In how many ways a plain product of this cut is drawn. */
export const looksOf = (index: LibraryIndex, productType: string, cut: string): number => {
  const plain = { handle: "", productType, cut, colour: "", pattern: PLAIN_PRINT };
  const drawings = Map.groupBy(index.of(productType, cut), (entry) => entry.construction);
  return [...drawings]
    .flatMap(([construction, entries]) => candidatesOf(plain, construction, entries))
    .filter(({ print, piecing }) => print === PLAIN_PRINT && piecing === undefined).length;
};

/** Pure: the recipe of a product after these neighbours, the nearest last, on each of the pages that it is listed on. */
export function recipeFor(
  index: LibraryIndex,
  product: PicturedProduct,
  pages: readonly (readonly Neighbour[])[] = [],
): Recipe | undefined {
  const shown = product.drawings ?? index.of(product.productType, product.cut);
  const drawings = Map.groupBy(shown, (entry) => entry.construction);
  const random = randomFrom(hash(product.handle));
  const seed = Math.floor(random() * SEEDS);
  const colour = product.colour.toLowerCase();
  const lightness = lightnessOf(colour);
  const siblings = pages.flatMap((page) =>
    page
      .map((neighbour, n) => ({ neighbour, weight: nearness(page.length - 1 - n) }))
      .filter(({ neighbour }) => neighbour.cut === product.cut),
  );
  const crowding = (likenessTo: (neighbour: Neighbour) => number): number =>
    siblings.reduce((sum, { neighbour, weight }) => sum + weight * likenessTo(neighbour), 0);

  const candidates = [...drawings].flatMap(([construction, entries]) => candidatesOf(product, construction, entries));
  // What a title says is drawn: constructions that cannot carry the pattern stand back, however crowded the others are.
  const asked = candidates.filter(({ print, isUnsaid }) =>
    product.pattern === PLAIN_PRINT ? print === PLAIN_PRINT || isUnsaid : print === product.pattern,
  );
  const drawn = best(asked.length > 0 ? asked : candidates, random, (candidate) => {
    const drawing = { ...candidate, lightness };
    return crowding((neighbour) => drawnAlike(drawing, neighbour));
  });
  if (drawn === undefined) return undefined;
  const { construction, print, turned, piecing } = drawn;
  const directions = drawn.mirrored === undefined ? (canMirror(product) ? [false, true] : [false]) : [drawn.mirrored];
  const made = { ...(turned && { turned }), ...(piecing !== undefined && { piecing }) };
  const look = { productType: product.productType, cut: product.cut, construction, print, colour, lightness, ...made };
  const dressed = best(
    (piecing === undefined ? accentsOf(product) : SECOND_CLOTH).flatMap(([accent, weight]) =>
      directions.map((mirrored) => ({ accent, mirrored, weight })),
    ),
    random,
    ({ accent, mirrored }) => {
      const dress = { ...look, accent, mirrored, seed };
      return crowding((neighbour) => alike(dress, neighbour));
    },
  );
  return {
    library: LIBRARY_VERSION,
    productType: product.productType,
    cut: product.cut,
    construction,
    colour,
    print,
    finish: finishOf(product.material ?? ""),
    accent: dressed?.accent ?? "tonal",
    mirrored: dressed?.mirrored ?? false,
    seed,
    ...made,
  };
}

/** How hard likeness weighs against taste: at 24 a full double is e^24 times less wanted. */
const AVERSION = 24;

/** A weighted draw (by Gumbel's trick) in which every candidate is held back by how crowded its look is. */
function best<T extends { readonly weight: number }>(
  candidates: readonly T[],
  random: () => number,
  crowding: (candidate: T) => number,
): T | undefined {
  let [chosen, highest]: [T | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const candidate of candidates) {
    const luck = -Math.log(-Math.log(random() + 1e-12) + 1e-12);
    const score = Math.log(candidate.weight) + luck - AVERSION * crowding(candidate);
    if (score > highest) [chosen, highest] = [candidate, score];
  }
  return chosen;
}
