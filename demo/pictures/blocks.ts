// Opens a base for the kernel, which looks at blocks of it before it looks at pixels (kernel/blocks.ts).

import type { Base } from "./base.ts";
import type { Kernel } from "./kernel.ts";

/** Places in a base are counted in whole 65,536ths of its pixels. */
export const BITS = 16;

/** Pixels of a block's side. */
const SIDE = 16;

/** The kinds of its blocks, row by row, for as long as no other base is opened. */
export function opened({ grey, alpha, regions, width, height }: Base, kernel: Kernel): Uint8Array {
  const kinds = kernel.bytes(Math.ceil(width / SIDE) * Math.ceil(height / SIDE));
  kernel.open(grey.byteOffset, alpha.byteOffset, regions.byteOffset, width, height, kinds.byteOffset);
  return kinds;
}
