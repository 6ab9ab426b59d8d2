// The views of a product, their drawings and their addresses.

import type { View } from "../art/format.ts";
import type { LibraryEntry, LibraryIndex } from "./library.ts";
import { encodeRecipe } from "./recipe.ts";
import type { Recipe } from "./recipe.ts";

/** A drawn view, or one of two enlarged parts of the first: its most characteristic detail, and its lower half. */
export const PICTURE_VIEWS = ["front", "side", "angle", "pair", "back", "detail", "study", "closeup"] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

export const isPictureView = (text: string): text is PictureView => PICTURE_VIEWS.some((view) => view === text);

export const isCrop = (view: PictureView): boolean => view === "detail" || view === "study";

/** The first drawing, which is also the source of enlarged parts. */
const FIRST: readonly View[] = ["front", "side", "angle", "pair", "back"];

export function entryOf(index: LibraryIndex, recipe: Recipe, view: PictureView): LibraryEntry | undefined {
  const { productType, cut, construction } = recipe;
  const first = FIRST.map((v) => index.find(productType, cut, construction, v)).find((entry) => entry !== undefined);
  if (view === "detail" || view === "study") return first;
  if (view === "closeup") return first && index.closeup(first.cloth);
  return index.find(productType, cut, construction, view);
}

/** Views of a product page, in order; at least three if the drawing exists. */
export function viewsOf(index: LibraryIndex, recipe: Recipe): readonly PictureView[] {
  const drawn = FIRST.filter((view) => entryOf(index, recipe, view) !== undefined) as PictureView[];
  if (drawn.length === 0) return [];
  // A product with two sides may show either on its card.
  if (recipe.turned && TURNED.has(drawn[1] ?? "")) drawn.unshift(...drawn.splice(1, 1));
  const closeup = entryOf(index, recipe, "closeup") === undefined ? [] : (["closeup"] as const);
  const views: PictureView[] = [...drawn, "detail", ...closeup];
  return views.length < 3 ? [...views, "study"] : views;
}

const TURNED: ReadonlySet<string> = new Set<PictureView>(["angle", "pair"]);

/** True if a product has two sides that can both come first. */
export const canTurn = (entries: readonly LibraryEntry[]): boolean =>
  entries.some(({ view }) => TURNED.has(view)) && entries.length > 1;

/** Addresses of a product's pictures without a width, the card's picture first. */
export const picturesOf = (index: LibraryIndex, recipe: Recipe): readonly string[] =>
  viewsOf(index, recipe).map((view) => pictureAddress(recipe, view));

/** `cutout` is transparent around the product. */
export const pictureAddress = (recipe: Recipe, view: PictureView, cutout = false): string =>
  `/media/art/${encodeRecipe(recipe)}/${view}${cutout ? "-cutout" : ""}`;
