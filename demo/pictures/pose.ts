// The pose of a product in its picture: rotation, distance and slight stretching. The same for all its views.

import { kindOf } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import type { Recipe } from "./recipe.ts";
import { nearnessOf, shapeOf, tallnessOf } from "./shapes.ts";

export interface Pose {
  readonly mirrored: boolean;
  /** Degrees clockwise. */
  readonly tilt: number;
  readonly zoom: number;
  /** Width and height relative to the drawing: a boxy or a lean fit, a wide or a slim belt. */
  readonly wide: number;
  readonly tall: number;
  /** Shift in parts of the width. */
  readonly dx: number;
  readonly dy: number;
}

export function poseOf(recipe: Recipe, random: () => number): Pose {
  const between = (low: number, high: number): number => low + (high - low) * random();
  const kind = kindOf(recipe.productType);
  const stands = STANDING.has(kind);
  const [tilt, zoom, dx, dy] = [
    between(-1.6, 1.6),
    kind === "jewellery" ? between(0.92, 1.14) : between(0.97, 1.04),
    between(-0.012, 0.012),
    between(-0.008, 0.012),
  ];
  const [narrowest, widest, lowest, tallest] = FIT[recipe.productType] ?? FIT[kind] ?? NO_FIT;
  const [wide, tall] = [between(narrowest, widest), between(lowest, tallest)];
  const shape = shapeOf(`${recipe.productType}/${recipe.cut}`, recipe.construction);
  return {
    mirrored: recipe.mirrored,
    tilt: stands ? 0 : tilt,
    zoom: shape === undefined ? zoom : zoom * nearnessOf(shape),
    wide: shape === undefined ? wide : wide * shape.wide,
    tall: shape === undefined || shape.widths !== undefined ? tall : tall * tallnessOf(shape),
    dx,
    dy,
  };
}

/** Products on a floor are not tilted; products that lie or hang are, slightly. */
const STANDING: ReadonlySet<Kind> = new Set(["sneakers", "shoes", "bags", "sunglasses", "watches", "jewellery"]);

type Fit = readonly [narrowest: number, widest: number, lowest: number, tallest: number];

/** Maximum stretch by product type or kind, before it looks distorted. None for round products and shoes. */
const FIT: Readonly<Record<string, Fit>> = {
  clothing: [0.95, 1.02, 0.93, 1.02],
  bags: [0.95, 1.02, 0.94, 1.03],
  belts: [0.95, 1.01, 0.92, 1.1],
  bracelets: [0.94, 1, 0.92, 1.04],
  necklaces: [0.93, 1, 0.93, 1],
  sunglasses: [0.97, 1.02, 0.96, 1.04],
};
const NO_FIT: Fit = [1, 1, 1, 1];
