// Chooses how a product is drawn, so that its neighbours on a page differ in silhouette, construction or pattern before hue.
// A choice depends on the product's handle and on the products listed just before it, and on nothing else.

import { hash, luminance, randomFrom, rgb } from "./colour.ts";
import type { LibraryEntry, LibraryIndex } from "./library.ts";
import { printsFor } from "./prints.ts";
import { ACCENTS, LIBRARY_VERSION, PLAIN_PRINT, SEEDS } from "./recipe.ts";
import type { Accent, Finish, Recipe } from "./recipe.ts";
import { canTurn } from "./views.ts";

export interface PicturedProduct {
  readonly handle: string;
  readonly productType: string;
  readonly cut: string;
  /** The designer colour, "#rrggbb". */
  readonly colour: string;
  /** Sold as many colours: takes a print of many where one is believable. */
  readonly isMulticolour?: boolean;
  /** Key of a print, or "plain"; free when absent. Ignored where the drawing cannot carry it. */
  readonly pattern?: string;
  /** "Italian suede": its words choose the surface and the finish. */
  readonly material?: string;
}

/** Enough of a recipe to compare it with its neighbours. */
type Neighbour = Pick<Recipe, "cut" | "construction" | "print" | "accent" | "mirrored" | "turned" | "colour"> & {
  readonly lightness: number;
};

export interface Chooser {
  /** Undefined when the library has no drawing of the cut. `listings` name the page orders that the product is next in. */
  readonly choose: (product: PicturedProduct, listings?: readonly string[]) => Recipe | undefined;
}

/** Cards on a page. */
const WINDOW = 48;

/** Remembers the last page of every listing; one chooser goes through the whole catalogue in order. */
export function createChooser(index: LibraryIndex): Chooser {
  const pages = new Map<string, Neighbour[]>();
  const pageOf = (listing: string): Neighbour[] => {
    const page = pages.get(listing) ?? [];
    pages.set(listing, page);
    return page;
  };
  return {
    choose(product, listings = [product.productType]) {
      const windows = listings.map(pageOf);
      const recipe = recipeFor(index, product, windows);
      if (recipe === undefined) return undefined;
      for (const window of windows) {
        window.push(neighbourOf(recipe));
        if (window.length >= WINDOW) window.shift();
      }
      return recipe;
    },
  };
}

/** Pure: the recipe of a product after these neighbours, the nearest last, on each of the pages that it is listed on. */
export function recipeFor(
  index: LibraryIndex,
  product: PicturedProduct,
  pages: readonly (readonly Neighbour[])[] = [],
): Recipe | undefined {
  const drawings = Map.groupBy(index.of(product.productType, product.cut), (entry) => entry.construction);
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
  const asked = candidates.filter(({ print }) => print === product.pattern);
  const drawn = best(asked.length > 0 ? asked : candidates, random, (candidate) =>
    crowding((neighbour) => drawnAlike({ ...candidate, lightness }, neighbour)),
  );
  if (drawn === undefined) return undefined;
  const { construction, print, turned } = drawn;
  const side = turned && { turned };
  const dressed = best(
    accentsOf(product).flatMap(([accent, weight]) =>
      (product.productType === "watches" ? [false] : [false, true]).map((mirrored) => ({ accent, mirrored, weight })),
    ),
    random,
    ({ accent, mirrored }) =>
      crowding((neighbour) => alike({ construction, print, accent, mirrored, colour, lightness, ...side }, neighbour)),
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
    ...side,
  };
}

/** What stands in the same row counts up to four times as much as what stands at the end of the page. */
const nearness = (productsBetween: number): number =>
  1 - 0.3 * (productsBetween / WINDOW) + 3 * Math.exp(-productsBetween / 8);

const neighbourOf = ({ cut, construction, print, accent, mirrored, turned, colour }: Recipe): Neighbour => ({
  cut,
  construction,
  print,
  accent,
  mirrored,
  colour,
  lightness: lightnessOf(colour),
  ...(turned && { turned }),
});

/** Five steps, black to white: a step apart is told apart at a glance, a hue is not. */
const lightnessOf = (colour: string): number => Math.min(4, Math.floor(luminance(rgb(colour)) * 5));

type Drawing = Pick<Neighbour, "construction" | "print" | "turned" | "lightness">;

/** 1 for the same drawing, 0 for what has nothing in common: before anything is said of accents. */
function drawnAlike(a: Drawing, b: Drawing): number {
  const isPrinted = a.print !== PLAIN_PRINT && a.print === b.print;
  if (a.construction[0] !== b.construction[0]) return isPrinted ? 0.2 : 0.03;
  if (a.turned !== b.turned) return isPrinted ? 0.3 : 0.16;
  const inShape = a.construction === b.construction ? 1 : 0.45;
  if (a.print !== b.print) return 0.3 * inShape;
  return inShape * (1 - 0.12 * stepsApart(a, b));
}

/** 4 for the very same picture, 2 for one that differs in hue alone. */
function alike(a: Omit<Neighbour, "cut">, b: Omit<Neighbour, "cut">): number {
  if (a.construction !== b.construction || a.print !== b.print || a.turned !== b.turned) return drawnAlike(a, b);
  const isSameColour = a.colour === b.colour;
  if (a.accent === b.accent && a.mirrored === b.mirrored) return isSameColour ? 4 : 2 - 0.6 * stepsApart(a, b);
  const inHue = isSameColour ? 1.6 : 1 - 0.28 * stepsApart(a, b);
  return inHue * (a.accent === b.accent ? 1 : 0.65) * (a.mirrored === b.mirrored ? 1 : 0.85);
}

const stepsApart = (a: Drawing, b: Drawing): number => Math.min(2, Math.abs(a.lightness - b.lightness));

interface Drawn {
  readonly construction: string;
  readonly print: string;
  readonly turned?: true;
  readonly weight: number;
}

/** Prints that carry several colours by themselves. */
const MANY_COLOURED = new Set(["ditsy", "bloom", "abstract", "paisley", "tartan", "rugby", "camouflage", "check"]);

/** Types that are bought for their print as often as not. */
const PRINT_LED = new Set(["scarves", "ties", "swimwear", "dresses", "shirts", "umbrellas", "skirts"]);

/** How often a card shows the other side of what is photographed from two. */
const TURNED = 0.7;

function candidatesOf(
  product: PicturedProduct,
  construction: string,
  entries: readonly LibraryEntry[],
): readonly Drawn[] {
  const straight = printedOf(product, construction, entries);
  if (!canTurn(entries)) return straight;
  return straight.flatMap((one) => [one, { ...one, turned: true, weight: one.weight * TURNED }]);
}

function printedOf(product: PicturedProduct, construction: string, entries: readonly LibraryEntry[]): readonly Drawn[] {
  const [first] = entries;
  if (first === undefined) return [];
  const fits = (product.material ?? "").toLowerCase().includes(first.cloth) ? 12 : 1;
  const believable = entries.every((entry) => entry.printable) ? printsFor(product.productType, first.cloth) : [];
  const prints = believable.filter((print) => !product.isMulticolour || MANY_COLOURED.has(print.key));
  const asked = prints.filter((print) => print.key === product.pattern);
  if (asked.length > 0) return asked.map(({ key }) => ({ construction, print: key, weight: fits * 40 }));
  const sum = prints.reduce((total, print) => total + print.weight, 0);
  // Three products in four are plain, half where the print is the point.
  const plain =
    sum === 0 ? 1 : product.isMulticolour ? sum * 0.02 : sum * (PRINT_LED.has(product.productType) ? 1.1 : 3);
  const free = product.pattern === undefined ? prints : [];
  return [
    { construction, print: PLAIN_PRINT, weight: (plain / (sum + plain)) * fits },
    ...free.map(({ key, weight }) => ({ construction, print: key, weight: (weight / (sum + plain)) * fits })),
  ];
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

type AccentWeights = readonly (readonly [Accent, number])[];

const weights = (...numbers: readonly number[]): AccentWeights =>
  ACCENTS.map((accent, n) => [accent, numbers[n] ?? 0] as const).filter(([, weight]) => weight > 0);

//                       tonal deep ink ecru tan bright piped pale
const CLOTHING = weights(74, 6, 4, 5, 0, 2, 7, 2);
const TAILORED = weights(90, 8, 2);
const COATS = weights(70, 12, 6, 4, 2, 0, 6);
const SPORT = weights(22, 12, 12, 16, 0, 24, 4, 10);
const GOODS = weights(56, 12, 9, 8, 9, 2, 4);
/** Of these an accent is the stone, the dial or the lens. */
const SET = weights(26, 14, 14, 12, 12, 14, 0, 12);

function accentsOf({ productType }: PicturedProduct): AccentWeights {
  if (productType === "sneakers" || productType === "backpacks") return SPORT;
  if (productType === "coats") return COATS;
  if (/^(suits|blazers|ties)$/.test(productType)) return TAILORED;
  if (/^(rings|necklaces|earrings|bracelets|watches|sunglasses)$/.test(productType)) return SET;
  if (
    /bags$|^(clutches|boots|sandals|pumps|flats|loafers|lace-ups|belts|wallets|technology|umbrellas)$/.test(productType)
  )
    return GOODS;
  return CLOTHING;
}

function finishOf(material: string): Finish {
  if (/patent|vinyl|gloss|high-shine/i.test(material)) return "glossy";
  if (/suede|nubuck|velvet|felt|fleece/i.test(material)) return "matte";
  if (/metallic|lam[eé]|foil|mirrored|lurex|sequin/i.test(material)) return "foil";
  return "natural";
}
