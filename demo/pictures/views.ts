// The views of a product: which it has, which drawing each is made from, and their addresses.

import type { View } from "../art/format.ts";
import type { LibraryEntry, LibraryIndex } from "./library.ts";
import { encodeRecipe } from "./recipe.ts";
import type { Recipe } from "./recipe.ts";

/** A drawn view, or one of two enlarged parts of the first: its most telling detail, and a study of its lower half. */
export const PICTURE_VIEWS = ["front", "side", "angle", "pair", "back", "detail", "study", "closeup"] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

export const isPictureView = (text: string): text is PictureView => PICTURE_VIEWS.some((view) => view === text);

export const isCrop = (view: PictureView): boolean => view === "detail" || view === "study";

/** The drawing a shopper sees first, and which enlarged parts are taken from. */
const FIRST: readonly View[] = ["front", "side", "angle", "pair", "back"];

export function entryOf(index: LibraryIndex, recipe: Recipe, view: PictureView): LibraryEntry | undefined {
  const { productType, cut, construction } = recipe;
  const first = FIRST.map((v) => index.find(productType, cut, construction, v)).find((entry) => entry !== undefined);
  if (view === "detail" || view === "study") return first;
  if (view === "closeup") return first && index.closeup(first.cloth);
  return index.find(productType, cut, construction, view);
}

/** What a product page shows, in order; never fewer than three when the drawing exists. */
export function viewsOf(index: LibraryIndex, recipe: Recipe): readonly PictureView[] {
  const drawn = FIRST.filter((view) => entryOf(index, recipe, view) !== undefined) as PictureView[];
  if (drawn.length === 0) return [];
  // What is photographed from two sides may show either on its card.
  if (recipe.turned && TURNED.has(drawn[1] ?? "")) drawn.unshift(...drawn.splice(1, 1));
  const closeup = entryOf(index, recipe, "closeup") === undefined ? [] : (["closeup"] as const);
  const views: PictureView[] = [...drawn, "detail", ...closeup];
  return views.length < 3 ? [...views, "study"] : views;
}

const TURNED: ReadonlySet<string> = new Set<PictureView>(["angle", "pair"]);

/** Whether a product is photographed from two sides that can both stand first. */
export const canTurn = (entries: readonly LibraryEntry[]): boolean =>
  entries.some(({ view }) => TURNED.has(view)) && entries.length > 1;

/** Width-less addresses of a product's pictures, first the one on its card. */
export const picturesOf = (index: LibraryIndex, recipe: Recipe): readonly string[] =>
  viewsOf(index, recipe).map((view) => pictureAddress(recipe, view));

/** `cutout` is transparent around the product. */
export const pictureAddress = (recipe: Recipe, view: PictureView, cutout = false): string =>
  `/media/art/${encodeRecipe(recipe)}/${view}${cutout ? "-cutout" : ""}`;
