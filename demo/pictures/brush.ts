// The colours of a base's regions and its print, in the memory layout of the kernel.

import { BASE_HEIGHT, BASE_WIDTH, GRAINS, PLAIN } from "../art/format.ts";
import type { Base } from "./base.ts";
import { BITS } from "./blocks.ts";
import type { Kernel } from "./kernel.ts";
import type { ColourTable, PrintShading } from "./shading.ts";
import type { Swatch } from "./swatch.ts";

/** A region is coloured by its table or by the print. */
export interface Surface {
  readonly table: ColourTable;
  readonly printed: boolean;
}

export interface Surfaces {
  /** In the order of REGIONS. */
  readonly regions: readonly Surface[];
  readonly print?: { readonly swatch: Swatch; readonly shading: PrintShading };
}

export function dip(kernel: Kernel, base: Base, { regions, print }: Surfaces, ground: number): void {
  const tables = new Uint32Array((256 / GRAINS) * 256);
  const printed = new Uint8Array(256);
  for (const [n, { table, printed: isPrinted }] of regions.entries()) {
    tables.set(table, n * 256);
    printed.fill(isPrinted ? 1 : 0, n * GRAINS, (n + 1) * GRAINS);
  }
  kernel.dip(kernel.copied(tables), kernel.copied(printed), ground | 0);
  if (print === undefined) return;
  const { swatch, shading } = print;
  const byTone = Int32Array.from({ length: 512 }, (_, n) =>
    Math.round(((n % 2 === 0 ? shading.gain : shading.lift)[n >> 1] ?? 0) * 256),
  );
  kernel.dipPrint(
    swatch.pixels.byteOffset,
    swatch.width,
    swatch.height,
    kernel.copied(byTone),
    kernel.copied(threadsOf(swatch, base)),
  );
}

/** Displacement of a printed thread in base pixels for one step of grey: folds bend the pattern. */
const FOLD_PUSH = 0.055;

/** Bytes for one direction of a grain: two floats and two integers. */
const THREAD = 24;

/**
 * For each grain, first the columns and then the rows of the swatch: the number of its pixels that a step right or down in the base
 * advances, then the displacement for a step of tone, and the offset. The tile is turned to the grain, with its origin in
 * the upper middle of the base. All values are in 65,536ths, modulo the size of the tile, so that they fit in 32 bits.
 */
function threadsOf(swatch: Pick<Swatch, "perBaseX" | "perBaseY">, base: Base): DataView {
  const threads = new DataView(new ArrayBuffer(2 * GRAINS * THREAD));
  const toBase = 1 << base.level;
  const [originX, originY] = [base.left * toBase - BASE_WIDTH / 2, base.top * toBase - BASE_HEIGHT / 3];
  const along = (at: number, cos: number, sin: number, perBase: number): void => {
    const push = (cos + sin) * FOLD_PUSH;
    const start = originX * cos + originY * sin - PLAIN * push;
    threads.setFloat64(at, cos * toBase * perBase, true);
    threads.setFloat64(at + 8, sin * toBase * perBase, true);
    threads.setInt32(at + 16, Math.round(push * perBase * (1 << BITS)), true);
    threads.setInt32(at + 20, Math.round(start * perBase * (1 << BITS)), true);
  };
  for (let grain = 0; grain < GRAINS; grain++) {
    const angle = (grain * Math.PI) / GRAINS;
    along(2 * grain * THREAD, Math.cos(angle), Math.sin(angle), swatch.perBaseX);
    along((2 * grain + 1) * THREAD, -Math.sin(angle), Math.cos(angle), swatch.perBaseY);
  }
  return threads;
}
