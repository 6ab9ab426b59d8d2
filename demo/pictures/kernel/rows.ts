// A row of a reshaped drawing, taken from one row of the open drawing or from between two.
// Outlines and greys are blended; region numbers cannot be averaged.

import {
  alpha,
  BITS,
  BLOCK_BITS,
  EMPTY,
  grey,
  kindAt,
  MIXED,
  regions,
  runEnd,
  SHADOW,
  SIDE_BITS,
  width,
} from "./blocks.ts";

/** The planes of the reshaped drawing; zeroed, so that empty pixels need not be written. */
let outGrey: usize = 0;
let outAlpha: usize = 0;
let outRegions: usize = 0;

export function cutInto(greyPlane: usize, alphaPlane: usize, regionPlane: usize): void {
  outGrey = greyPlane;
  outAlpha = alphaPlane;
  outRegions = regionPlane;
}

/** Copies row `from` unchanged, starting at this pixel. */
export function keepRow(from: i32, to: i32): void {
  const at = from * width;
  memory.copy(outGrey + to, grey + at, width);
  memory.copy(outAlpha + to, alpha + at, width);
  memory.copy(outRegions + to, regions + at, width);
}

/** Blends row `first` with the row below it, in 256ths. */
export function blendRow(first: i32, low: i32, to: i32): void {
  const row = first >> SIDE_BITS;
  for (let x = 0, end = 0; x < width; x = end) {
    const kind = kindAt(x >> SIDE_BITS, row);
    end = runEnd(kind, x, width, x << BITS, 1 << BITS, row);
    const at = first * width + x;
    const length = end - x;
    if (kind == MIXED) blendMixed(at, to + x, length, low);
    else if (kind == SHADOW) blendPlane(alpha + at, outAlpha + to + x, length, low);
    else if (kind != EMPTY) {
      memory.fill(outAlpha + to + x, 255, length);
      memory.fill(outRegions + to + x, <u8>kind, length);
      blendPlane(grey + at, outGrey + to + x, length, low);
    }
  }
}

function blendPlane(from: usize, to: usize, length: i32, low: i32): void {
  const upperBy = i16x8.splat(<i16>(256 - low));
  const lowerBy = i16x8.splat(<i16>low);
  let at = 0;
  for (; at + 8 <= length; at += 8) {
    const upper = i16x8.mul(v128.load_ext<u8>(from + at), upperBy);
    const lower = i16x8.mul(v128.load_ext<u8>(from + at + width), lowerBy);
    const blended = i16x8.shr_u(i16x8.add(upper, lower), 8);
    v128.store_lane<u64>(to + at, i8x16.narrow_i16x8_u(blended, blended), 0);
  }
  for (; at < length; at++)
    store<u8>(to + at, (load<u8>(from + at) * (256 - low) + load<u8>(from + at + width) * low) >> 8);
}

function blendMixed(from: usize, to: usize, length: i32, low: i32): void {
  const nearest = low < 128 ? 0 : width;
  for (let n = 0; n < length; n++) {
    const at = from + n;
    const above = <i32>load<u8>(alpha + at);
    const below = <i32>load<u8>(alpha + at + width);
    if ((above | below) == 0) continue;
    if ((above & below) == 255) {
      const upper = <i32>load<u8>(grey + at);
      const lower = <i32>load<u8>(grey + at + width);
      write(to + n, (upper * (256 - low) + lower * low) >> 8, 255, regions + at + nearest);
    } else {
      // On the outline the product takes precedence over its shadow, or it would get a black rim.
      const fullest = above > below ? at : at + width;
      write(to + n, load<u8>(grey + fullest), (above * (256 - low) + below * low) >> 8, regions + fullest);
    }
  }
}

function write(to: usize, tone: i32, opacity: i32, region: usize): void {
  store<u8>(outGrey + to, tone);
  store<u8>(outAlpha + to, opacity);
  store<u8>(outRegions + to, load<u8>(region));
}

/** The same in 16ths, stretched: pixels `from` to `last`, which start at x of the row and advance by this step. */
export function spreadRow(first: i32, low: i32, from: i32, last: i32, startX: i32, step: i32): void {
  const row = first >> SIDE_BITS;
  const at = first * width;
  let x = startX;
  for (let to = from; to < last;) {
    const kind = kindAt(x >> BLOCK_BITS, row);
    const end = runEnd(kind, to, last, x, step, row);
    if (kind == MIXED) spreadMixed(at, x, step, low, to, end);
    else if (kind == SHADOW) spreadPlane(alpha + at, x, step, low, outAlpha, to, end);
    else if (kind != EMPTY) {
      memory.fill(outAlpha + to, 255, end - to);
      memory.fill(outRegions + to, <u8>kind, end - to);
      spreadPlane(grey + at, x, step, low, outGrey, to, end);
    }
    x += (end - to) * step;
    to = end;
  }
}

function spreadPlane(row: usize, startX: i32, step: i32, low: i32, out: usize, from: i32, end: i32): void {
  let x = startX;
  for (let to = from; to < end; to++, x += step) store<u8>(out + to, blendedAt(row + (x >> BITS), x, low));
}

function spreadMixed(row: usize, startX: i32, step: i32, low: i32, from: i32, end: i32): void {
  const nearest = low < 8 ? 0 : width;
  let x = startX;
  for (let to = from; to < end; to++, x += step) {
    const at = row + (x >> BITS);
    const below = at + width;
    const upper = <i32>load<u16>(alpha + at);
    const lower = <i32>load<u16>(alpha + below);
    if ((upper | lower) == 0) continue;
    if ((upper & lower) == 0xffff) {
      write(to, blendedAt(grey + at, x, low), 255, regions + at + nearest + ((x >> (BITS - 1)) & 1));
      continue;
    }
    const above = (upper & 255) >= upper >> 8 ? 0 : 1;
    const beneath = (lower & 255) >= lower >> 8 ? 0 : 1;
    const isAbove = ((upper >> (8 * above)) & 255) >= ((lower >> (8 * beneath)) & 255);
    const fullest = isAbove ? at + above : below + beneath;
    write(to, load<u8>(grey + fullest), blendedAt(alpha + at, x, low), regions + fullest);
  }
}

/** Bilinear interpolation between a pixel, its right neighbour and the two below, in 16ths. */
function blendedAt(at: usize, x: i32, low: i32): i32 {
  const right = (x >> (BITS - 4)) & 15;
  const upper = <i32>load<u16>(at);
  const lower = <i32>load<u16>(at + width);
  const top = ((upper & 255) << 4) + ((upper >> 8) - (upper & 255)) * right;
  const bottom = ((lower & 255) << 4) + ((lower >> 8) - (lower & 255)) * right;
  return ((top << 4) + (bottom - top) * low) >> 8;
}
