// The inner loop: walks the pixels of a picture, finds each in the base, and gives it the colour of its region in its light.
// It runs some hundred thousand times a picture, so it works on flat arrays and allocates nothing.

import { BASE_HEIGHT, BASE_WIDTH, GRAINS, PLAIN } from "../art/format.ts";
import type { Base } from "./base.ts";
import type { ColourTable, PrintShading } from "./shading.ts";
import type { Swatch } from "./swatch.ts";

/** How one region is coloured: by its table, or by the print. */
export interface Surface {
  readonly table: ColourTable;
  readonly printed: boolean;
}

export interface Surfaces {
  /** By index of REGIONS. */
  readonly regions: readonly Surface[];
  readonly print?: { readonly swatch: Swatch; readonly shading: PrintShading };
}

/** Where a picture's pixel lies in the base, in full-size base pixels: x = ax * column + bx * row + cx, and so for y. */
export interface Placement {
  readonly ax: number;
  readonly bx: number;
  readonly cx: number;
  readonly ay: number;
  readonly by: number;
  readonly cy: number;
}

/** Base pixels that a printed thread is pushed aside by one step of grey: folds bend the pattern. */
const FOLD_PUSH = 0.055;

/**
 * RGBA of width × height, red in the lowest byte, not premultiplied. What is not drawn is `ground`, opaque paper or nothing:
 * 0xAABBGGRR.
 */
export function tint(
  base: Base,
  placement: Placement,
  surfaces: Surfaces,
  { width, height, ground }: { readonly width: number; readonly height: number; readonly ground: number },
): Uint32Array {
  const out = new Uint32Array(width * height).fill(ground);
  const [groundRed, groundGreen, groundBlue] = [ground & 255, (ground >> 8) & 255, (ground >> 16) & 255];
  const isOpaque = ground >>> 24 === 255;
  const { grey, alpha, regions, width: stride } = base;
  const toLevel = 1 / (1 << base.level);
  const [ax, bx, ay, by] = [placement.ax, placement.bx, placement.ay, placement.by].map((n) => n * toLevel) as Four;
  // Half a pixel: centres are compared with centres.
  const cx = (placement.cx + 0.5 * (placement.ax + placement.bx)) * toLevel - 0.5 - base.left;
  const cy = (placement.cy + 0.5 * (placement.ay + placement.by)) * toLevel - 0.5 - base.top;
  const { tables, printed, pixels, gain, lift, threads, maskX, maskY, bits } = flatten(surfaces, base);

  /** 0xBBGGRR of a printed pixel. */
  const printAt = (byte: number, tone: number, x: number, y: number): number => {
    const at = (byte & (GRAINS - 1)) * PER_GRAIN;
    const u =
      (x * (threads[at] as number) +
        y * (threads[at + 1] as number) +
        tone * (threads[at + 2] as number) +
        (threads[at + 3] as number)) |
      0;
    const v =
      (x * (threads[at + 4] as number) +
        y * (threads[at + 5] as number) +
        tone * (threads[at + 6] as number) +
        (threads[at + 7] as number)) |
      0;
    const pixel = pixels[((v & maskY) << bits) | (u & maskX)] as number;
    const by256 = gain[tone] as number;
    const more = lift[tone] as number;
    const blue = ((pixel >>> 16) * by256 + more) >> 8;
    const green = (((pixel >>> 8) & 255) * by256 + more) >> 8;
    return (blue << 16) | (green << 8) | (((pixel & 255) * by256 + more) >> 8);
  };
  const colourAt = (byte: number, tone: number, x: number, y: number): number =>
    printed[byte] === 1 ? printAt(byte, tone, x, y) : (tables[(byte << 8) | tone] as number);

  const span: [from: number, to: number] = [0, 0];
  for (let row = 0; row < height; row++) {
    [span[0], span[1]] = [0, width];
    clip(span, ax, bx * row + cx, stride - 1);
    clip(span, ay, by * row + cy, base.height - 1);
    for (let column = span[0]; column < span[1]; column++) {
      const x = ax * column + bx * row + cx;
      const y = ay * column + by * row + cy;
      const ix = x | 0;
      const iy = y | 0;
      const at = iy * stride + ix;
      const below = at + stride;
      const a00 = alpha[at] as number;
      const a10 = alpha[at + 1] as number;
      const a01 = alpha[below] as number;
      const a11 = alpha[below + 1] as number;
      if ((a00 | a10 | a01 | a11) === 0) continue;
      // Weights in 256ths: integers all the way.
      const u = ((x - ix) * 256) | 0;
      const v = ((y - iy) * 256) | 0;
      const w11 = (u * v) >> 8;
      const w10 = u - w11;
      const w01 = v - w11;
      const w00 = 256 - u - w01;
      const byte = regions[at] as number;
      if (
        (a00 & a10 & a01 & a11) === 255 &&
        byte === regions[at + 1] &&
        byte === regions[below] &&
        byte === regions[below + 1]
      ) {
        const tone =
          ((grey[at] as number) * w00 +
            (grey[at + 1] as number) * w10 +
            (grey[below] as number) * w01 +
            (grey[below + 1] as number) * w11 +
            128) >>
          8;
        out[row * width + column] =
          (printed[byte] === 1 ? printAt(byte, tone, x, y) : (tables[(byte << 8) | tone] as number)) | 0xff000000;
        continue;
      }
      // Along an outline or a seam between regions: four colours, each weighted by how much of it is there.
      const p00 = a00 * w00;
      const p10 = a10 * w10;
      const p01 = a01 * w01;
      const p11 = a11 * w11;
      const sum = p00 + p10 + p01 + p11;
      if (sum < 128) continue;
      const c00 = colourAt(byte, grey[at] as number, x, y);
      const c10 = colourAt(regions[at + 1] as number, grey[at + 1] as number, x, y);
      const c01 = colourAt(regions[below] as number, grey[below] as number, x, y);
      const c11 = colourAt(regions[below + 1] as number, grey[below + 1] as number, x, y);
      // Over paper the rest of the pixel is paper; cut out, it is nothing.
      const rest = isOpaque ? 65_280 - sum : 0;
      const whole = isOpaque ? 65_280 : sum;
      const red = (c00 & 255) * p00 + (c10 & 255) * p10 + (c01 & 255) * p01 + (c11 & 255) * p11 + groundRed * rest;
      const green =
        ((c00 >> 8) & 255) * p00 +
        ((c10 >> 8) & 255) * p10 +
        ((c01 >> 8) & 255) * p01 +
        ((c11 >> 8) & 255) * p11 +
        groundGreen * rest;
      const blue = (c00 >> 16) * p00 + (c10 >> 16) * p10 + (c01 >> 16) * p01 + (c11 >> 16) * p11 + groundBlue * rest;
      const opacity = isOpaque ? 255 : (sum + 128) >> 8;
      out[row * width + column] =
        (opacity << 24) | ((blue / whole + 0.5) << 16) | ((green / whole + 0.5) << 8) | (red / whole + 0.5);
    }
  }
  return out;
}

type Four = [number, number, number, number];

/** Narrows the span of columns to those for which slope * column + start lies within [0, end). */
function clip(span: [number, number], slope: number, start: number, end: number): void {
  if (Math.abs(slope) < 1e-9) {
    if (start < 0 || start >= end) span[1] = span[0];
    return;
  }
  const [a, b] = [-start / slope, (end - start) / slope];
  // A hair inside both ends: the loop's own rounding must not step out.
  span[0] = Math.max(span[0], Math.ceil(Math.min(a, b) + 1e-6));
  span[1] = Math.min(span[1], Math.ceil(Math.max(a, b) - 1e-6));
}

/** Everything the loop reads, as flat arrays: tables by byte of the region map and tone. */
function flatten(surfaces: Surfaces, base: Base) {
  const tables = new Uint32Array(256 * 256);
  const printed = new Uint8Array(256);
  for (const [n, { table, printed: isPrinted }] of surfaces.regions.entries()) {
    for (let byte = n * GRAINS; byte < (n + 1) * GRAINS; byte++) {
      tables.set(table, byte << 8);
      printed[byte] = isPrinted ? 1 : 0;
    }
  }
  const { swatch, shading } = surfaces.print ?? NO_PRINT;
  return {
    tables,
    printed,
    pixels: swatch.pixels,
    gain: Int32Array.from(shading.gain, (n) => Math.round(n * 256)),
    lift: Int32Array.from(shading.lift, (n) => Math.round(n * 256)),
    threads: threadsOf(swatch, base),
    bits: Math.log2(swatch.width),
    maskX: swatch.width - 1,
    maskY: swatch.height - 1,
  };
}

const PER_GRAIN = 8;

/**
 * By grain: how a pixel's x, y and tone in the base add up to its column in the swatch, and to its row. The tile is turned
 * to the grain and hangs from a point in the upper middle of the base.
 */
function threadsOf(swatch: Pick<Swatch, "width" | "height" | "perBaseX" | "perBaseY">, base: Base): Float64Array {
  const toBase = 1 << base.level;
  const [originX, originY] = [base.left * toBase - BASE_WIDTH / 2, base.top * toBase - BASE_HEIGHT / 3];
  // Keeps coordinates above zero, so that truncating is flooring.
  const far = (perBase: number, size: number): number => size * Math.ceil((2 * BASE_HEIGHT * perBase) / size);
  const along = (cos: number, sin: number, perBase: number, size: number): readonly number[] => {
    const push = (cos + sin) * FOLD_PUSH;
    const start = originX * cos + originY * sin - PLAIN * push;
    return [cos * toBase * perBase, sin * toBase * perBase, push * perBase, start * perBase + far(perBase, size)];
  };
  return Float64Array.from(
    Array.from({ length: GRAINS }, (_, n) => (n * Math.PI) / GRAINS).flatMap((angle) => [
      ...along(Math.cos(angle), Math.sin(angle), swatch.perBaseX, swatch.width),
      ...along(-Math.sin(angle), Math.cos(angle), swatch.perBaseY, swatch.height),
    ]),
  );
}

const NO_PRINT = {
  swatch: { width: 1, height: 1, pixels: new Uint32Array(1), perBaseX: 1, perBaseY: 1 },
  shading: { gain: new Float32Array(256), lift: new Float32Array(256) },
};
