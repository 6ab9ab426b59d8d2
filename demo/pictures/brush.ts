// What a picture is painted with: the base's planes, the colours of its regions and its print, as the inner loop reads them.

import { BASE_HEIGHT, BASE_WIDTH, GRAINS, PLAIN } from "../art/format.ts";
import type { Base } from "./base.ts";
import { blocksOf, viewOf } from "./blocks.ts";
import type { Blocks } from "./blocks.ts";
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

export interface Brush {
  /** Planes of the base, as views that give two neighbours in one read. */
  readonly grey: DataView;
  readonly alpha: DataView;
  readonly regions: DataView;
  readonly blocks: Blocks;
  /** Bytes of a plane from one row to the next. */
  readonly stride: number;
  readonly stepX: number;
  readonly stepY: number;
  /** 0xBBGGRR by region and tone. */
  readonly tables: Uint32Array;
  /** 1 where the print is laid, by byte of the region map. */
  readonly printed: Uint8Array;
  /** The swatch: 0xBBGGRR, 2 ** bits wide. */
  readonly pixels: Uint32Array;
  readonly bits: number;
  readonly maskX: number;
  readonly maskY: number;
  /** Of the print by tone, in 256ths. */
  readonly gain: Int32Array;
  readonly lift: Int32Array;
  readonly threads: Float64Array;
  /** 0xAABBGGRR as a signed integer. */
  readonly ground: number;
  readonly isOpaque: boolean;
}

export interface Steps {
  /** What one base pixel counts in the loop's coordinates. */
  readonly unit: number;
  /** In the base, from one pixel of the picture to its right neighbour. */
  readonly stepX: number;
  readonly stepY: number;
}

export function brushOf(base: Base, surfaces: Surfaces, ground: number, { unit, stepX, stepY }: Steps): Brush {
  const tables = new Uint32Array((256 / GRAINS) * 256);
  const printed = new Uint8Array(256);
  for (const [n, { table, printed: isPrinted }] of surfaces.regions.entries()) {
    tables.set(table, n * 256);
    printed.fill(isPrinted ? 1 : 0, n * GRAINS, (n + 1) * GRAINS);
  }
  const { swatch, shading } = surfaces.print ?? NO_PRINT;
  return {
    grey: viewOf(base.grey),
    alpha: viewOf(base.alpha),
    regions: viewOf(base.regions),
    blocks: blocksOf(base),
    stride: base.width,
    stepX,
    stepY,
    tables,
    printed,
    pixels: swatch.pixels,
    bits: Math.log2(swatch.width),
    maskX: swatch.width - 1,
    maskY: swatch.height - 1,
    gain: Int32Array.from(shading.gain, (n) => Math.round(n * 256)),
    lift: Int32Array.from(shading.lift, (n) => Math.round(n * 256)),
    threads: threadsOf(swatch, base, unit),
    ground: ground | 0,
    isOpaque: ground >>> 24 === 255,
  };
}

/** Base pixels that a printed thread is pushed aside by one step of grey: folds bend the pattern. */
const FOLD_PUSH = 0.055;

/** Numbers of `threads` for each grain. */
export const PER_GRAIN = 8;

/**
 * By grain: how a pixel's x, y and tone in the base add up to its column in the swatch, and to its row. The tile is turned
 * to the grain and hangs from a point in the upper middle of the base.
 */
function threadsOf(
  swatch: Pick<Swatch, "width" | "height" | "perBaseX" | "perBaseY">,
  base: Base,
  unit: number,
): Float64Array {
  const toBase = 1 << base.level;
  const [originX, originY] = [base.left * toBase - BASE_WIDTH / 2, base.top * toBase - BASE_HEIGHT / 3];
  // Keeps coordinates above zero, so that truncating is flooring.
  const far = (perBase: number, size: number): number => size * Math.ceil((2 * BASE_HEIGHT * perBase) / size);
  const along = (cos: number, sin: number, perBase: number, size: number): readonly number[] => {
    const push = (cos + sin) * FOLD_PUSH;
    const start = originX * cos + originY * sin - PLAIN * push;
    const perUnit = (toBase * perBase) / unit;
    return [cos * perUnit, sin * perUnit, push * perBase, start * perBase + far(perBase, size)];
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
