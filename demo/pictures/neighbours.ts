// Similarity of two products on a page: silhouette first, then cloths and print, colour last.

import { luminance, rgb } from "./colour.ts";
import { kindOf } from "./kinds.ts";
import { printOf } from "./prints.ts";
import { PLAIN_PRINT } from "./recipe.ts";
import type { Recipe } from "./recipe.ts";

/** The parts of a recipe that are compared with its neighbours. */
export type Neighbour = Pick<
  Recipe,
  "productType" | "cut" | "construction" | "print" | "piecing" | "accent" | "mirrored" | "turned" | "colour" | "seed"
> & { readonly lightness: number };

/** Cards on a page. */
export const PAGE = 48;

/** Cards in the same row weigh up to four times as much as those at the end of the page. */
export const nearness = (productsBetween: number): number =>
  1 - 0.3 * (productsBetween / PAGE) + 3 * Math.exp(-productsBetween / 8);

export const neighbourOf = (recipe: Recipe): Neighbour => ({ ...recipe, lightness: lightnessOf(recipe.colour) });

/** Five steps from black to white. A step is visible at a glance, a difference in hue is not. */
export const lightnessOf = (colour: string): number => Math.min(4, Math.floor(luminance(rgb(colour)) * 5));

type Drawing = Pick<Neighbour, "construction" | "print" | "piecing" | "turned" | "lightness"> & {
  /** Undefined if the card looks the same when mirrored. */
  readonly mirrored?: boolean;
};

/** A difference in colour only: on one page it weighs more than many cards that are merely similar. */
const SAME = 6;

/**
 * SAME for the same drawing, 0 for nothing in common, ignoring accents. A second cloth or a surface
 * distinguishes a drawing from the same one in one cloth, but plain drawings are used first.
 */
export function drawnAlike(a: Drawing, b: Drawing): number {
  const isPrinted = a.print !== PLAIN_PRINT && a.print === b.print;
  if (a.construction[0] !== b.construction[0]) return isPrinted ? 0.2 : 0.03;
  if (a.turned !== b.turned) return isPrinted ? 0.3 : 0.16;
  const isSaid = a.print !== b.print && !isPlain(a.print) && !isPlain(b.print);
  if (isSaid) return a.construction === b.construction ? 0.3 : 0.14;
  const isMadeAlike = a.print === b.print && a.piecing === b.piecing;
  // An opposite direction is more noticeable than a different cut.
  if (a.mirrored !== undefined && a.mirrored !== b.mirrored) return isMadeAlike ? 0.5 : 0.35;
  if (a.construction !== b.construction) return isMadeAlike && !isPlainly(a) ? 0.6 : 0.45;
  return isMadeAlike ? SAME - 0.4 * stepsApart(a, b) : 0.5;
}

const isPlain = (print: string): boolean => print === PLAIN_PRINT || printOf(print)?.isUnsaid === true;
const isPlainly = ({ print, piecing }: Drawing): boolean => print === PLAIN_PRINT && piecing === undefined;

/** Ignores colours and direction. */
export const isSameDrawing = (a: Recipe, b: Neighbour): boolean =>
  a.construction === b.construction &&
  a.cut === b.cut &&
  a.print === b.print &&
  a.piecing === b.piecing &&
  a.turned === b.turned &&
  a.productType === b.productType;

/** 4 for the same picture, 2 for a difference in hue only. */
export function alike(a: Neighbour, b: Neighbour): number {
  const isDrawnAnew =
    a.construction !== b.construction || a.print !== b.print || a.piecing !== b.piecing || a.turned !== b.turned;
  if (isDrawnAnew) return drawnAlike(a, b) / SAME;
  const isSameColour = a.colour === b.colour;
  if (a.accent === b.accent && a.mirrored === b.mirrored) return isSameColour ? 4 : 2 - 0.6 * stepsApart(a, b);
  const inHue = isSameColour ? 1.6 : 1 - 0.28 * stepsApart(a, b);
  // A garment looks the same when mirrored; a shoe does not.
  const turnedAway = a.mirrored === b.mirrored ? 1 : kindOf(a.productType) === "clothing" ? 0.85 : 0.3;
  return inHue * (a.accent === b.accent ? 1 : 0.65) * turnedAway;
}

const stepsApart = (a: Drawing, b: Drawing): number => Math.min(2, Math.abs(a.lightness - b.lightness));
