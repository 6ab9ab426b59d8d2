// Opens a base for the kernel, which classifies blocks before it reads pixels (kernel/blocks.ts).

import type { Base } from "./base.ts";
import type { Kernel } from "./kernel.ts";

/** Coordinates in a base are in 65,536ths of a pixel. */
export const BITS = 16;

/** Side of a block in pixels. */
const SIDE = 16;

/** Kinds of its blocks, row by row; valid until another base is opened. */
export function opened({ grey, alpha, regions, width, height }: Base, kernel: Kernel): Uint8Array {
  const kinds = kernel.bytes(Math.ceil(width / SIDE) * Math.ceil(height / SIDE));
  kernel.open(grey.byteOffset, alpha.byteOffset, regions.byteOffset, width, height, kinds.byteOffset);
  return kinds;
}
