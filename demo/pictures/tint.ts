// A base in colour: walks the rows of a picture and finds where each lies in the base.

import type { Base } from "./base.ts";
import { BITS } from "./blocks.ts";
import { brushOf } from "./brush.ts";
import type { Surfaces } from "./brush.ts";
import { paint } from "./paint.ts";

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
  base: Base,
  placement: Placement,
  surfaces: Surfaces,
  { width, height, ground }: { readonly width: number; readonly height: number; readonly ground: number },
): Uint32Array {
  const out = new Uint32Array(width * height).fill(ground);
  const toLevel = 1 / (1 << base.level);
  const [ax, bx, ay, by] = [placement.ax, placement.bx, placement.ay, placement.by].map((n) => n * toLevel) as Four;
  // Half a pixel: centres are compared with centres.
  const cx = (placement.cx + 0.5 * (placement.ax + placement.bx)) * toLevel - 0.5 - base.left;
  const cy = (placement.cy + 0.5 * (placement.ay + placement.by)) * toLevel - 0.5 - base.top;
  const steps = { unit: ONE, stepX: Math.round(ax * ONE), stepY: Math.round(ay * ONE) };
  const brush = brushOf(base, surfaces, ground, steps);
  const span: Span = [0, 0];
  for (let row = 0; row < height; row++) {
    const [startX, startY] = [bx * row + cx, by * row + cy];
    [span[0], span[1]] = [0, width];
    clip(span, ax, startX, base.width - 1);
    clip(span, ay, startY, base.height - 1);
    const [from, to] = span;
    const [x, y] = [Math.round((ax * from + startX) * ONE), Math.round((ay * from + startY) * ONE)];
    paint(brush, out, row * width + from, row * width + to, x, y);
  }
  return out;
}

type Four = [number, number, number, number];
type Span = [from: number, to: number];

const ONE = 1 << BITS;

/** Base pixels to keep off the edge: more than the steps of one row, each rounded, can stray. */
const STRAY = 1 / 64;

/** Narrows the span of columns to those for which slope * column + start lies within [0, end). */
function clip(span: Span, slope: number, start: number, end: number): void {
  if (Math.abs(slope) < 1e-9) {
    if (start < 0 || start >= end) span[1] = span[0];
    return;
  }
  const [a, b] = [(STRAY - start) / slope, (end - STRAY - start) / slope];
  span[0] = Math.max(span[0], Math.ceil(Math.min(a, b)));
  span[1] = Math.min(span[1], Math.ceil(Math.max(a, b)));
}
