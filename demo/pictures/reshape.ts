// Reshapes a drawing: longer or shorter below the waist, wider at the hem, with a taller shaft or a shorter handle. Parts
// outside the changed area keep their proportions, so that a collar or a buckle is not distorted.

import { GRAINS } from "../art/format.ts";
import { emptyBase } from "./base.ts";
import type { Base } from "./base.ts";
import { opened } from "./blocks.ts";
import type { Kernel } from "./kernel.ts";
import { blendRow, keepRow, spreadRow } from "./rows.ts";

/** Heights are shares of the drawn product: 0 its top, 1 its lowest point. */
export interface Shape {
  /** Maps heights of the drawing to new heights, from [0, 0] down to [1, …], linear in between. With two knots the pose does it. */
  readonly rows: readonly Knot[];
  /** Width factor about the middle, by height of the drawing; unchanged if absent. */
  readonly widths?: readonly Knot[];
  /** Width factor of the whole, which the pose applies at no cost. */
  readonly wide: number;
}
export type Knot = readonly [at: number, value: number];

/** True if pixels must be resampled; the pose does the rest. */
export const isCutAnew = (shape: Shape | undefined): boolean =>
  shape !== undefined && (shape.widths !== undefined || shape.rows.length > 2);

/** Keeps the middle of the product in place. */
export function reshaped(base: Base, shape: Shape, kernel: Kernel): Base {
  if (!isCutAnew(shape)) return base;
  const { rows, widths } = shape;
  const box = boxOf(base);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const end = rows.at(-1)?.[1] ?? 1;
  const widest = Math.max(1, ...(widths ?? []).map(([, by]) => by));
  const [shiftX, shiftY] = [Math.ceil((wide * (widest - 1)) / 2) + 1, Math.ceil((tall * Math.max(0, end - 1)) / 2) + 1];
  const out = emptyLike(base, shiftX, shiftY, kernel);
  opened(base, kernel);
  kernel.cutInto(out.grey.byteOffset, out.alpha.byteOffset, out.regions.byteOffset);
  const cut = { kernel, base, out, shiftX };
  const drawnAt = rows.map(([at, to]): Knot => [to, at]);
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  for (let y = 0; y < out.height; y++) {
    const share = (y - shiftY + 0.5 - middleY) / tall + end / 2;
    const drawn = valueAt(drawnAt, share);
    const from = box.top + drawn * tall - 0.5;
    const by = widths === undefined ? 1 : valueAt(widths, Math.min(1, Math.max(0, drawn)));
    if (by !== 1) spreadRow(cut, from, middleX, by, y);
    else if (slopeAt(drawnAt, share) === 1) keepRow(cut, Math.round(from), y);
    else blendRow(cut, from, y);
  }
  return out;
}

function emptyLike(base: Base, shiftX: number, shiftY: number, kernel: Kernel): Base {
  const [width, height] = [base.width + 2 * shiftX, base.height + 2 * shiftY];
  const out = emptyBase(kernel, { left: base.left - shiftX, top: base.top - shiftY, width, height }, base.level);
  for (const plane of [out.grey, out.alpha, out.regions]) plane.fill(0);
  return out;
}

const NO_KNOT: Knot = [0, 0];

/** Above the first knot and below the last there is only shadow, which is unchanged. */
function valueAt(knots: readonly Knot[], at: number): number {
  const [x0, y0] = knots.findLast(([x]) => x <= at) ?? knots[0] ?? NO_KNOT;
  return y0 + (at - x0) * slopeAt(knots, at);
}

function slopeAt(knots: readonly Knot[], at: number): number {
  const n = knots.findLastIndex(([x]) => x <= at);
  const [from, to] = [knots[n], knots[n + 1]];
  if (from === undefined || to === undefined) return 1;
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  return Math.abs(slope - 1) < 1e-9 ? 1 : slope;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The product without its shadow. */
export function boxOf({ width, height, regions }: Base): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let first = 0;
    while (first < width && (regions[row + first] as number) < GRAINS) first++;
    if (first === width) continue;
    let last = width - 1;
    while ((regions[row + last] as number) < GRAINS) last--;
    left = Math.min(left, first);
    right = Math.max(right, last + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return right > left ? { left, top, right, bottom } : { left: 0, top: 0, right: width, bottom: height };
}
