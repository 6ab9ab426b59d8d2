// Chooses the recipe of a product, so that neighbours on a page differ in silhouette, construction or pattern rather than hue.
// A choice depends only on the product's handle and on the products listed before it.

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
  /** Undefined if the library has no drawing of the cut. `listings` are the listings that the product is added to. */
  readonly choose: (product: PicturedProduct, listings?: readonly string[]) => Recipe | undefined;
  /** Like `choose`, without adding the product to the listings. */
  readonly sketch: (product: PicturedProduct, listings: readonly string[]) => Recipe | undefined;
  /** Adds another colour of a model, drawn the same way, to these listings. */
  readonly recolour: (recipe: Recipe, colour: string, listings: readonly string[]) => Recipe;
  /** True if the current pages show no other model with the same drawing, and not this model among the latest cards. */
  readonly isApart: (recipe: Recipe, listings: readonly string[], cards: number) => boolean;
  /** Number of products of a cut on the current page of a listing. */
  readonly countOf: (cut: string, listing: string) => number;
}

/** Keeps the latest page of every listing. One chooser processes the whole catalogue in order. */
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

/** Number of ways to draw a plain product of this cut. */
export const looksOf = (index: LibraryIndex, productType: string, cut: string): number => {
  const plain = { handle: "", productType, cut, colour: "", pattern: PLAIN_PRINT };
  const drawings = Map.groupBy(index.of(productType, cut), (entry) => entry.construction);
  return [...drawings]
    .flatMap(([construction, entries]) => candidatesOf(plain, construction, entries))
    .filter(({ print, piecing }) => print === PLAIN_PRINT && piecing === undefined).length;
};

/** The recipe of a product after these neighbours, the nearest last, on each of its pages. Pure. */
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
  const crowding = (similarityTo: (neighbour: Neighbour) => number): number =>
    siblings.reduce((sum, { neighbour, weight }) => sum + weight * similarityTo(neighbour), 0);

  const candidates = [...drawings].flatMap(([construction, entries]) => candidatesOf(product, construction, entries));
  // The title must be true: constructions that cannot show the pattern are excluded, however crowded the others are.
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

/** Weight of similarity against preference: at 24 an exact repetition is e^24 times less likely. */
const AVERSION = 24;

/** A weighted draw (Gumbel trick) in which candidates that resemble their neighbours are less likely. */
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
