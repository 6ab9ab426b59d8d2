// A row of a drawing that is cut anew, taken from one or from between two rows of the old one.
// Outlines and greys are blended; a region is a name and has no average.

import type { Base } from "./base.ts";
import { BITS, BLOCK_BITS, blocksOf, EMPTY, kindAt, MIXED, runEnd, SHADOW, viewOf } from "./blocks.ts";
import type { Blocks } from "./blocks.ts";

/** A drawing and what it is cut into, whose columns begin `shiftX` further left. */
export interface Cut {
  readonly base: Base;
  readonly out: Base;
  readonly shiftX: number;
  readonly blocks: Blocks;
  /** Planes of the base, as views that give two neighbours in one read. */
  readonly alpha: DataView;
  readonly grey: DataView;
}

export const cutOf = (base: Base, out: Base, shiftX: number): Cut => ({
  base,
  out,
  shiftX,
  blocks: blocksOf(base),
  alpha: viewOf(base.alpha),
  grey: viewOf(base.grey),
});

export function keepRow({ base, out, shiftX }: Cut, from: number, row: number): void {
  if (from < 0 || from >= base.height) return;
  const [at, to] = [from * base.width, row * out.width + shiftX];
  out.alpha.set(base.alpha.subarray(at, at + base.width), to);
  out.grey.set(base.grey.subarray(at, at + base.width), to);
  out.regions.set(base.regions.subarray(at, at + base.width), to);
}

/** As wide as it was. */
export function blendRow(cut: Cut, from: number, row: number): void {
  const { base, out, shiftX, blocks } = cut;
  const first = Math.floor(from);
  if (first < 0 || first + 1 >= base.height) return;
  const low = Math.round((from - first) * 256);
  const blockRow = first >> (BLOCK_BITS - BITS);
  for (let x = 0, end = 0; x < base.width; x = end) {
    const kind = kindAt(blocks, x >> (BLOCK_BITS - BITS), blockRow);
    end = runEnd(blocks, kind, x, base.width, x << BITS, 1 << BITS, blockRow);
    const [at, to] = [first * base.width + x, row * out.width + shiftX + x];
    if (kind === MIXED) blendMixed(base, at, at + end - x, low, out, to);
    else if (kind === SHADOW) blendPlane(base.alpha, base.width, at, at + end - x, low, out.alpha, to);
    else if (kind !== EMPTY) {
      out.alpha.fill(255, to, to + end - x);
      out.regions.fill(kind, to, to + end - x);
      blendPlane(base.grey, base.width, at, at + end - x, low, out.grey, to);
    }
  }
}

function blendPlane(
  plane: Uint8Array,
  width: number,
  from: number,
  end: number,
  low: number,
  out: Uint8Array,
  start: number,
): void {
  for (let at = from, to = start; at < end; at++, to++)
    out[to] = ((plane[at] as number) * (256 - low) + (plane[at + width] as number) * low) >> 8;
}

function blendMixed(base: Base, from: number, end: number, low: number, out: Base, start: number): void {
  const { width, alpha, grey, regions } = base;
  const { alpha: outAlpha, grey: outGrey, regions: outRegions } = out;
  const nearest = low < 128 ? 0 : width;
  for (let at = from, to = start; at < end; at++, to++) {
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

/** So many times as wide about the middle. */
export function spreadRow(cut: Cut, from: number, middle: number, by: number, row: number): void {
  const { base, out, shiftX, blocks } = cut;
  const first = Math.floor(from);
  if (first < 0 || first + 1 >= base.height) return;
  const low = Math.round((from - first) * 16);
  const step = 1 / by;
  const start = (0.5 - shiftX - middle) * step + middle - 0.5;
  const begin = Math.max(0, Math.ceil(-start / step));
  const last = row * out.width + Math.min(out.width, Math.ceil((base.width - 1 - start) / step));
  const fixedStep = Math.round(step * (1 << BITS));
  const [at, blockRow] = [first * base.width, first >> (BLOCK_BITS - BITS)];
  let x = Math.round((start + begin * step) * (1 << BITS));
  for (let to = row * out.width + begin, end = to; to < last; x += (end - to) * fixedStep, to = end) {
    const kind = kindAt(blocks, x >> BLOCK_BITS, blockRow);
    end = runEnd(blocks, kind, to, last, x, fixedStep, blockRow);
    if (kind === MIXED) spreadMixed(cut, at, x, fixedStep, low, to, end);
    else if (kind === SHADOW) spreadPlane(cut.alpha, at, base.width, x, fixedStep, low, out.alpha, to, end);
    else if (kind !== EMPTY) {
      out.alpha.fill(255, to, end);
      out.regions.fill(kind, to, end);
      spreadPlane(cut.grey, at, base.width, x, fixedStep, low, out.grey, to, end);
    }
  }
}

/** Two neighbours are read at once, as paint.ts does. */
function spreadPlane(
  plane: DataView,
  at: number,
  width: number,
  startX: number,
  step: number,
  low: number,
  out: Uint8Array,
  from: number,
  end: number,
): void {
  for (let to = from, x = startX; to < end; to++, x = (x + step) | 0) {
    const place = (at + (x >> BITS)) | 0;
    const right = (x >> (BITS - 4)) & 15;
    out[to] = blended(plane.getUint16(place, true), plane.getUint16(place + width, true), right, low);
  }
}

function spreadMixed(
  cut: Cut,
  from: number,
  startX: number,
  step: number,
  low: number,
  begin: number,
  end: number,
): void {
  const { alpha, grey } = cut;
  const { width, regions } = cut.base;
  const { alpha: outAlpha, grey: outGrey, regions: outRegions } = cut.out;
  const nearest = low < 8 ? 0 : width;
  for (let to = begin, x = startX; to < end; to++, x += step) {
    const at = from + (x >> BITS);
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

/** Of four neighbours, two bytes a pair, the left one lowest: their value, so many 16ths to the right and down. */
function blended(upper: number, lower: number, right: number, low: number): number {
  const top = ((upper & 255) << 4) + ((upper >> 8) - (upper & 255)) * right;
  const bottom = ((lower & 255) << 4) + ((lower >> 8) - (lower & 255)) * right;
  return ((top << 4) + (bottom - top) * low) >> 8;
}
