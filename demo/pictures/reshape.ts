// Cuts a drawing anew: longer or shorter below the waist, wider at the hem, with a taller shaft or a shorter handle. What lies
// outside the changed part keeps its proportions, so that a collar or a buckle does not look pulled.

import { GRAINS } from "../art/format.ts";
import type { Base } from "./base.ts";

/** Heights are shares of the drawn product: 0 its top, 1 its lowest point. */
export interface Shape {
  /** Where heights of the drawing come to lie, from [0, 0] down to [1, …]; straight in between. Two alone: its pose does it. */
  readonly rows: readonly Knot[];
  /** By height of the drawing: how much wider it is cut, about its middle. As drawn when absent. */
  readonly widths?: readonly Knot[];
  /** How much wider it is cut as a whole, which costs nothing: its pose does it. */
  readonly wide: number;
}
export type Knot = readonly [at: number, value: number];

/** Whether its pixels are: all else the pose does. */
export const isCutAnew = (shape: Shape | undefined): boolean =>
  shape !== undefined && (shape.widths !== undefined || shape.rows.length > 2);

/** The middle of the product stays where it was. */
export function reshaped(base: Base, shape: Shape): Base {
  if (!isCutAnew(shape)) return base;
  const { rows, widths } = shape;
  const box = boxOf(base);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const end = rows.at(-1)?.[1] ?? 1;
  const widest = Math.max(1, ...(widths ?? []).map(([, by]) => by));
  const [shiftX, shiftY] = [Math.ceil((wide * (widest - 1)) / 2) + 1, Math.ceil((tall * Math.max(0, end - 1)) / 2) + 1];
  const out = emptyLike(base, shiftX, shiftY);
  const drawnAt = rows.map(([at, to]): Knot => [to, at]);
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  for (let y = 0; y < out.height; y++) {
    const share = (y - shiftY + 0.5 - middleY) / tall + end / 2;
    const drawn = valueAt(drawnAt, share);
    const from = box.top + drawn * tall - 0.5;
    const by = widths === undefined ? 1 : valueAt(widths, Math.min(1, Math.max(0, drawn)));
    if (by !== 1) spreadRow(base, from, middleX, by, out, y, shiftX);
    else if (slopeAt(drawnAt, share) === 1) keepRow(base, Math.round(from), out, y, shiftX);
    else blendRow(base, from, out, y, shiftX);
  }
  return out;
}

const emptyLike = (base: Base, shiftX: number, shiftY: number): Base => {
  const [width, height] = [base.width + 2 * shiftX, base.height + 2 * shiftY];
  const plane = (): Uint8Array => new Uint8Array(width * height);
  return {
    ...base,
    width,
    height,
    left: base.left - shiftX,
    top: base.top - shiftY,
    grey: plane(),
    alpha: plane(),
    regions: plane(),
  };
};

const NO_KNOT: Knot = [0, 0];

/** Above the first knot and below the last, where only a shadow lies, the drawing goes on as it was. */
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

function keepRow(base: Base, from: number, out: Base, row: number, shiftX: number): void {
  if (from < 0 || from >= base.height) return;
  const [at, to] = [from * base.width, row * out.width + shiftX];
  out.alpha.set(base.alpha.subarray(at, at + base.width), to);
  out.grey.set(base.grey.subarray(at, at + base.width), to);
  out.regions.set(base.regions.subarray(at, at + base.width), to);
}

/** A row from between two rows of the base. Outlines and greys are blended; a region is a name and has no average. */
function blendRow(base: Base, from: number, out: Base, row: number, shiftX: number): void {
  const first = Math.floor(from);
  if (first < 0 || first + 1 >= base.height) return;
  const low = Math.round((from - first) * 256);
  const { width, alpha, grey, regions } = base;
  const { alpha: outAlpha, grey: outGrey, regions: outRegions } = out;
  const nearest = low < 128 ? 0 : width;
  let to = row * out.width + shiftX;
  for (let at = first * width, end = at + width; at < end; at++, to++) {
    const above = alpha[at] as number;
    const below = alpha[at + width] as number;
    if ((above | below) === 0) continue;
    if ((above & below) === 255) {
      outAlpha[to] = 255;
      outGrey[to] = ((grey[at] as number) * (256 - low) + (grey[at + width] as number) * low) >> 8;
      outRegions[to] = regions[at + nearest] as number;
      continue;
    }
    outAlpha[to] = (above * (256 - low) + below * low) >> 8;
    // Along the outline the product wins over its shadow, or the shadow's black would ring it.
    const fullest = above > below ? at : at + width;
    outGrey[to] = grey[fullest] as number;
    outRegions[to] = regions[fullest] as number;
  }
}

/** Columns are counted in whole 65,536ths of a pixel. */
const BITS = 16;

/** The same, and wider or narrower about the middle. Two neighbours are read at once, as the inner loop of tint.ts does. */
function spreadRow(base: Base, from: number, middle: number, by: number, out: Base, row: number, shiftX: number): void {
  const first = Math.floor(from);
  if (first < 0 || first + 1 >= base.height) return;
  const low = Math.round((from - first) * 16);
  const { width, regions } = base;
  const [alpha, grey] = [pairsOf(base.alpha), pairsOf(base.grey)];
  const { alpha: outAlpha, grey: outGrey, regions: outRegions } = out;
  const step = 1 / by;
  const start = (0.5 - shiftX - middle) * step + middle - 0.5;
  const begin = Math.max(0, Math.ceil(-start / step));
  const end = row * out.width + Math.min(out.width, Math.ceil((width - 1 - start) / step));
  const [fixedStep, nearest] = [Math.round(step * (1 << BITS)), low < 8 ? 0 : width];
  let x = Math.round((start + begin * step) * (1 << BITS));
  for (let to = row * out.width + begin; to < end; to++, x += fixedStep) {
    const at = first * width + (x >> BITS);
    const below = at + width;
    const upper = alpha.getUint16(at, true);
    const lower = alpha.getUint16(below, true);
    if ((upper | lower) === 0) continue;
    const right = (x >> (BITS - 4)) & 15;
    if ((upper & lower) === 0xffff) {
      outAlpha[to] = 255;
      outGrey[to] = blended(grey.getUint16(at, true), grey.getUint16(below, true), right, low);
      outRegions[to] = regions[at + nearest + (right >> 3)] as number;
      continue;
    }
    outAlpha[to] = blended(upper, lower, right, low);
    const above = (upper & 255) >= upper >> 8 ? 0 : 1;
    const beneath = (lower & 255) >= lower >> 8 ? 0 : 1;
    const isAbove = ((upper >> (8 * above)) & 255) >= ((lower >> (8 * beneath)) & 255);
    const fullest = isAbove ? at + above : below + beneath;
    outGrey[to] = grey.getUint8(fullest);
    outRegions[to] = regions[fullest] as number;
  }
}

const pairsOf = (plane: Uint8Array): DataView => new DataView(plane.buffer, plane.byteOffset, plane.byteLength);

/** Of four neighbours, two bytes a pair, the left one lowest: their value, so many 16ths to the right and down. */
function blended(upper: number, lower: number, right: number, low: number): number {
  const top = (upper & 255) * (16 - right) + (upper >> 8) * right;
  const bottom = (lower & 255) * (16 - right) + (lower >> 8) * right;
  return (top * (16 - low) + bottom * low) >> 8;
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
