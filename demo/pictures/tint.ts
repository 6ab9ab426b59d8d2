// The inner loop: walks the pixels of a picture, finds each in the base, and gives it the colour of its region in its light.
// It runs some hundred thousand times a picture, so it counts in integers, works on flat arrays and allocates nothing.

import { GRAINS } from "../art/format.ts";
import type { Base } from "./base.ts";
import { brushOf, PER_GRAIN } from "./brush.ts";
import type { Brush, Surfaces } from "./brush.ts";

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

/** Places in the base are counted in whole 65,536ths of its pixels. */
const BITS = 16;
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

/**
 * Paints the pixels of one row, whose places in the base begin at x, y. It is called by the row because one loop over a whole
 * picture would be compiled in its midst and abandoned at its end, picture after picture.
 */
function paint(brush: Brush, out: Uint32Array, from: number, to: number, startX: number, startY: number): void {
  const { grey, alpha, regions, stride, stepX, stepY, tables, printed, ground, isOpaque } = brush;
  let x = startX;
  let y = startY;
  for (let pixel = from; pixel < to; pixel++) {
    const at = (Math.imul(y >> BITS, stride) + (x >> BITS)) | 0;
    const below = (at + stride) | 0;
    const upperAlpha = alpha.getUint16(at, true);
    const lowerAlpha = alpha.getUint16(below, true);
    if ((upperAlpha | lowerAlpha) !== 0) {
      const pair = regions.getUint16(at, true);
      const byte = pair & 255;
      if (pair >> 8 === byte && pair === regions.getUint16(below, true)) {
        const u = (x >> (BITS - 8)) & 255;
        const v = (y >> (BITS - 8)) & 255;
        const tone = between(grey.getUint16(at, true), grey.getUint16(below, true), u, v);
        const colour = printed[byte] === 1 ? printAt(brush, byte, tone, x, y) : tableAt(tables, byte, tone);
        if ((upperAlpha & lowerAlpha) === 0xffff) out[pixel] = colour | 0xff000000;
        else {
          const opacity = between(upperAlpha, lowerAlpha, u, v);
          out[pixel] = isOpaque ? over(colour, ground, opacity) : opacity === 0 ? 0 : (opacity << 24) | colour;
        }
      } else out[pixel] = seamAt(brush, at, x, y);
    }
    x = (x + stepX) | 0;
    y = (y + stepY) | 0;
  }
}

/** Of four neighbours, two bytes a pair, the left one lowest: their value at u, v, in 256ths from the upper left one. */
function between(upper: number, lower: number, u: number, v: number): number {
  const top = ((upper & 255) << 8) + ((upper >> 8) - (upper & 255)) * u;
  const bottom = ((lower & 255) << 8) + ((lower >> 8) - (lower & 255)) * u;
  return ((top << 8) + (bottom - top) * v + 0x8000) >> 16;
}

const tableAt = (tables: Uint32Array, byte: number, tone: number): number =>
  tables[((byte & REGION) << 4) | tone] as number;

/** The bits of a byte of the region map that name the region; the others are its grain. */
const REGION = 256 - GRAINS;

/** 0xFFBBGGRR: a colour laid over opaque ground. */
function over(colour: number, ground: number, opacity: number): number {
  // Of 256, so that a shift divides. Red and blue are weighed together: a free byte lies between them.
  const by = opacity + (opacity >> 7);
  const redBlue = Math.imul(colour & 0xff00ff, by) + Math.imul(ground & 0xff00ff, 256 - by) + 0x800080;
  const green = Math.imul(colour & 0xff00, by) + Math.imul(ground & 0xff00, 256 - by) + 0x8000;
  return ((redBlue >>> 8) & 0xff00ff) | ((green >>> 8) & 0xff00) | 0xff000000;
}

/** 0xBBGGRR of a printed pixel. */
function printAt(brush: Brush, byte: number, tone: number, x: number, y: number): number {
  const { threads, pixels, gain, lift, maskX, maskY, bits } = brush;
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
  const by = gain[tone] as number;
  const more = lift[tone] as number;
  const redBlue = Math.imul(pixel & 0xff00ff, by) + Math.imul(more, 0x10001);
  const green = Math.imul(pixel & 0xff00, by) + (more << 8);
  return ((redBlue >>> 8) & 0xff00ff) | ((green >>> 8) & 0xff00);
}

/** 0xAABBGGRR where regions meet, or one meets its shadow or the paper: four colours, each by how much of it is there. */
function seamAt(brush: Brush, at: number, x: number, y: number): number {
  const { alpha, ground, isOpaque, stride } = brush;
  const below = at + stride;
  const u = (x >> (BITS - 8)) & 255;
  const v = (y >> (BITS - 8)) & 255;
  const w11 = (u * v) >> 8;
  const p00 = alpha.getUint8(at) * (256 - u - v + w11);
  const p10 = alpha.getUint8(at + 1) * (u - w11);
  const p01 = alpha.getUint8(below) * (v - w11);
  const p11 = alpha.getUint8(below + 1) * w11;
  const sum = p00 + p10 + p01 + p11;
  if (sum < 128) return ground;
  const c00 = colourAt(brush, at, x, y);
  const c10 = colourAt(brush, at + 1, x, y);
  const c01 = colourAt(brush, below, x, y);
  const c11 = colourAt(brush, below + 1, x, y);
  // Over paper the rest of the pixel is paper; cut out, it is nothing.
  const rest = isOpaque ? 65_280 - sum : 0;
  const whole = isOpaque ? 65_280 : sum;
  const red = (c00 & 255) * p00 + (c10 & 255) * p10 + (c01 & 255) * p01 + (c11 & 255) * p11 + (ground & 255) * rest;
  const green =
    ((c00 >> 8) & 255) * p00 +
    ((c10 >> 8) & 255) * p10 +
    ((c01 >> 8) & 255) * p01 +
    ((c11 >> 8) & 255) * p11 +
    ((ground >> 8) & 255) * rest;
  const blue =
    (c00 >> 16) * p00 + (c10 >> 16) * p10 + (c01 >> 16) * p01 + (c11 >> 16) * p11 + ((ground >> 16) & 255) * rest;
  const opacity = isOpaque ? 255 : (sum + 128) >> 8;
  return (opacity << 24) | ((blue / whole + 0.5) << 16) | ((green / whole + 0.5) << 8) | (red / whole + 0.5);
}

/** 0xBBGGRR of one pixel of the base. */
function colourAt(brush: Brush, at: number, x: number, y: number): number {
  const byte = brush.regions.getUint8(at);
  const tone = brush.grey.getUint8(at);
  return brush.printed[byte] === 1 ? printAt(brush, byte, tone, x, y) : tableAt(brush.tables, byte, tone);
}
