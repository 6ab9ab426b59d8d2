// Colours a base and places it in the picture.

import type { Base } from "./base.ts";
import { opened } from "./blocks.ts";
import { dip } from "./brush.ts";
import type { Surfaces } from "./brush.ts";
import type { Kernel } from "./kernel.ts";

/** Maps a pixel of the picture to the base, in full-size base pixels: x = ax * column + bx * row + cx, and likewise y. */
export interface Placement {
  readonly ax: number;
  readonly bx: number;
  readonly cx: number;
  readonly ay: number;
  readonly by: number;
  readonly cy: number;
}

/**
 * RGBA of width × height, red in the lowest byte, not premultiplied. Empty pixels are `ground`, opaque paper or transparent:
 * 0xAABBGGRR.
 */
export function tint(
  kernel: Kernel,
  base: Base,
  { ax, bx, cx, ay, by, cy }: Placement,
  surfaces: Surfaces,
  { width, height, ground }: { readonly width: number; readonly height: number; readonly ground: number },
): Uint32Array {
  const out = kernel.words(width * height);
  const toLevel = 1 / (1 << base.level);
  // Half a pixel, because coordinates refer to pixel centres.
  const startX = (cx + 0.5 * (ax + bx)) * toLevel - 0.5 - base.left;
  const startY = (cy + 0.5 * (ay + by)) * toLevel - 0.5 - base.top;
  opened(base, kernel);
  dip(kernel, base, surfaces, ground);
  kernel.tint(out.byteOffset, width, height, ax * toLevel, bx * toLevel, startX, ay * toLevel, by * toLevel, startY);
  return out;
}
