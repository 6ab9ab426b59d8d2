// A base in colour: where each of its pixels comes to lie in the picture, and with what it is painted.

import type { Base } from "./base.ts";
import { opened } from "./blocks.ts";
import { dip } from "./brush.ts";
import type { Surfaces } from "./brush.ts";
import type { Kernel } from "./kernel.ts";

/** Where a picture's pixel lies in the base, in full-size base pixels: x = ax * column + bx * row + cx, and so for y. */
export interface Placement {
  readonly ax: number;
  readonly bx: number;
  readonly cx: number;
  readonly ay: number;
  readonly by: number;
  readonly cy: number;
}

/**
 * RGBA of width × height, red in the lowest byte, not premultiplied. What is not drawn is `ground`, opaque paper or nothing:
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
  // Half a pixel: centres are compared with centres.
  const startX = (cx + 0.5 * (ax + bx)) * toLevel - 0.5 - base.left;
  const startY = (cy + 0.5 * (ay + by)) * toLevel - 0.5 - base.top;
  opened(base, kernel);
  dip(kernel, base, surfaces, ground);
  kernel.tint(out.byteOffset, width, height, ax * toLevel, bx * toLevel, startX, ay * toLevel, by * toLevel, startY);
  return out;
}
