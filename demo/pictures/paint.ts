// The inner loop: gives the pixels of a row the colours of their regions in their light.
// It runs some hundred thousand times a picture, so it counts in integers, works on flat arrays and allocates nothing.

import { GRAINS } from "../art/format.ts";
import { BITS, BLOCK_BITS, EMPTY, kindAt, MIXED, runEnd, SHADOW, stepsIn } from "./blocks.ts";
import { PER_GRAIN } from "./brush.ts";
import type { Brush } from "./brush.ts";

/**
 * Paints the pixels of one row, whose places in the base begin at x, y: run by run, each of blocks of one kind. Painting is called
 * by the run because one loop over a whole picture would be compiled in its midst and abandoned at its end, picture after picture.
 */
export function paint(brush: Brush, out: Uint32Array, from: number, to: number, startX: number, startY: number): void {
  const { blocks, stepX, stepY, printed } = brush;
  let x = startX;
  let y = startY;
  for (let pixel = from; pixel < to;) {
    const row = y >> BLOCK_BITS;
    const kind = kindAt(blocks, x >> BLOCK_BITS, row);
    const end = runEnd(blocks, kind, pixel, Math.min(to, pixel + stepsIn(y, stepY, row)), x, stepX, row);
    if (kind === MIXED) paintMixed(brush, out, pixel, end, x, y);
    else if (kind === SHADOW) paintShadow(brush, out, pixel, end, x, y);
    else if (kind !== EMPTY)
      if (printed[kind] === 1) paintPrint(brush, kind, out, pixel, end, x, y);
      else paintPlain(brush, kind, out, pixel, end, x, y);
    x += (end - pixel) * stepX;
    y += (end - pixel) * stepY;
    pixel = end;
  }
}

function paintShadow(brush: Brush, out: Uint32Array, from: number, to: number, startX: number, startY: number): void {
  const { alpha, stride, stepX, stepY, ground, isOpaque } = brush;
  const colour = brush.tables[0] as number;
  let x = startX;
  let y = startY;
  for (let pixel = from; pixel < to; pixel++) {
    const at = (Math.imul(y >> BITS, stride) + (x >> BITS)) | 0;
    const upper = alpha.getUint16(at, true);
    const lower = alpha.getUint16(at + stride, true);
    if ((upper | lower) !== 0) {
      const opacity = between(upper, lower, (x >> (BITS - 8)) & 255, (y >> (BITS - 8)) & 255);
      out[pixel] = isOpaque ? over(colour, ground, opacity) : opacity === 0 ? 0 : (opacity << 24) | colour;
    }
    x = (x + stepX) | 0;
    y = (y + stepY) | 0;
  }
}

/** One material, opaque: there is nothing but light to tell its pixels apart. */
function paintPlain(
  brush: Brush,
  byte: number,
  out: Uint32Array,
  from: number,
  to: number,
  startX: number,
  startY: number,
): void {
  const { grey, stride, stepX, stepY, tables } = brush;
  const table = (byte & REGION) << 4;
  let x = startX;
  let y = startY;
  for (let pixel = from; pixel < to; pixel++) {
    const at = (Math.imul(y >> BITS, stride) + (x >> BITS)) | 0;
    const tone = between(
      grey.getUint16(at, true),
      grey.getUint16(at + stride, true),
      (x >> (BITS - 8)) & 255,
      (y >> (BITS - 8)) & 255,
    );
    out[pixel] = (tables[table | tone] as number) | 0xff000000;
    x = (x + stepX) | 0;
    y = (y + stepY) | 0;
  }
}

/** The same under a print, whose threads run straight on. */
function paintPrint(
  brush: Brush,
  byte: number,
  out: Uint32Array,
  from: number,
  to: number,
  startX: number,
  startY: number,
): void {
  const { grey, stride, stepX, stepY, threads, pixels, gain, lift, maskX, maskY, bits } = brush;
  const grain = (byte & (GRAINS - 1)) * PER_GRAIN;
  const [xu = 0, yu = 0, pushU = 0, u0 = 0, xv = 0, yv = 0, pushV = 0, v0 = 0] = threads.subarray(
    grain,
    grain + PER_GRAIN,
  );
  const stepU = stepX * xu + stepY * yu;
  const stepV = stepX * xv + stepY * yv;
  let x = startX;
  let y = startY;
  let u = startX * xu + startY * yu + u0;
  let v = startX * xv + startY * yv + v0;
  for (let pixel = from; pixel < to; pixel++) {
    const at = (Math.imul(y >> BITS, stride) + (x >> BITS)) | 0;
    const tone = between(
      grey.getUint16(at, true),
      grey.getUint16(at + stride, true),
      (x >> (BITS - 8)) & 255,
      (y >> (BITS - 8)) & 255,
    );
    const column = ((u + tone * pushU) | 0) & maskX;
    const row = ((v + tone * pushV) | 0) & maskY;
    const ink = pixels[(row << bits) | column] as number;
    const by = gain[tone] as number;
    const more = lift[tone] as number;
    const redBlue = Math.imul(ink & 0xff00ff, by) + Math.imul(more, 0x10001);
    const green = Math.imul(ink & 0xff00, by) + (more << 8);
    out[pixel] = ((redBlue >>> 8) & 0xff00ff) | ((green >>> 8) & 0xff00) | 0xff000000;
    x = (x + stepX) | 0;
    y = (y + stepY) | 0;
    u += stepU;
    v += stepV;
  }
}

function paintMixed(brush: Brush, out: Uint32Array, from: number, to: number, startX: number, startY: number): void {
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
