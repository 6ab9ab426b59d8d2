// How alike two products look on a page: silhouette first, then what it is pieced from and printed with, colour last.

import { luminance, rgb } from "./colour.ts";
import { kindOf } from "./kinds.ts";
import { printOf } from "./prints.ts";
import { PLAIN_PRINT } from "./recipe.ts";
import type { Recipe } from "./recipe.ts";

/** Enough of a recipe to compare it with its neighbours. */
export type Neighbour = Pick<
  Recipe,
  "productType" | "cut" | "construction" | "print" | "piecing" | "accent" | "mirrored" | "turned" | "colour" | "seed"
> & { readonly lightness: number };

/** Cards on a page. */
export const PAGE = 48;

/** What stands in the same row counts up to four times as much as what stands at the end of the page. */
export const nearness = (productsBetween: number): number =>
  1 - 0.3 * (productsBetween / PAGE) + 3 * Math.exp(-productsBetween / 8);

export const neighbourOf = (recipe: Recipe): Neighbour => ({ ...recipe, lightness: lightnessOf(recipe.colour) });

/** Five steps, black to white: a step apart is told apart at a glance, a hue is not. */
export const lightnessOf = (colour: string): number => Math.min(4, Math.floor(luminance(rgb(colour)) * 5));

type Drawing = Pick<Neighbour, "construction" | "print" | "piecing" | "turned" | "lightness"> & {
  /** Left open where a card looks the same when mirrored. */
  readonly mirrored?: boolean;
};

/** A drawing that differs in colour alone: on one page it weighs more than many that are merely alike. */
const SAME = 6;

/**
 * SAME for the same drawing, 0 for what has nothing in common: before anything is said of accents. A second cloth or a surface
 * tells a drawing from the same in one cloth; it is no reason to leave plain drawings unused.
 */
export function drawnAlike(a: Drawing, b: Drawing): number {
  const isPrinted = a.print !== PLAIN_PRINT && a.print === b.print;
  if (a.construction[0] !== b.construction[0]) return isPrinted ? 0.2 : 0.03;
  if (a.turned !== b.turned) return isPrinted ? 0.3 : 0.16;
  const isSaid = a.print !== b.print && !isPlain(a.print) && !isPlain(b.print);
  if (isSaid) return a.construction === b.construction ? 0.3 : 0.14;
  const isMadeAlike = a.print === b.print && a.piecing === b.piecing;
  // What points the other way is seen to be another sooner than what differs in its cut.
  if (a.mirrored !== undefined && a.mirrored !== b.mirrored) return isMadeAlike ? 0.5 : 0.35;
  if (a.construction !== b.construction) return isMadeAlike && !isPlainly(a) ? 0.6 : 0.45;
  return isMadeAlike ? SAME - 0.4 * stepsApart(a, b) : 0.5;
}

const isPlain = (print: string): boolean => print === PLAIN_PRINT || printOf(print)?.isUnsaid === true;
const isPlainly = ({ print, piecing }: Drawing): boolean => print === PLAIN_PRINT && piecing === undefined;

/** But for its colours and the way it points. */
export const isSameDrawing = (a: Recipe, b: Neighbour): boolean =>
  a.construction === b.construction &&
  a.cut === b.cut &&
  a.print === b.print &&
  a.piecing === b.piecing &&
  a.turned === b.turned &&
  a.productType === b.productType;

/** 4 for the very same picture, 2 for one that differs in hue alone. */
export function alike(a: Neighbour, b: Neighbour): number {
  const isDrawnAnew =
    a.construction !== b.construction || a.print !== b.print || a.piecing !== b.piecing || a.turned !== b.turned;
  if (isDrawnAnew) return drawnAlike(a, b) / SAME;
  const isSameColour = a.colour === b.colour;
  if (a.accent === b.accent && a.mirrored === b.mirrored) return isSameColour ? 4 : 2 - 0.6 * stepsApart(a, b);
  const inHue = isSameColour ? 1.6 : 1 - 0.28 * stepsApart(a, b);
  // A garment looks the same when mirrored; a shoe that points the other way does not.
  const turnedAway = a.mirrored === b.mirrored ? 1 : kindOf(a.productType) === "clothing" ? 0.85 : 0.3;
  return inHue * (a.accent === b.accent ? 1 : 0.65) * turnedAway;
}

const stepsApart = (a: Drawing, b: Drawing): number => Math.min(2, Math.abs(a.lightness - b.lightness));
