// Colours a base: gives every pixel of a picture the lit colour of its region, in runs of blocks of one kind.

import {
  alpha,
  BITS,
  BLOCK_BITS,
  EMPTY,
  GRAINS,
  grey,
  height,
  kindAt,
  MIXED,
  regions,
  runEnd,
  SHADOW,
  stepsIn,
  width,
} from "./blocks.ts";

/** RGBA, one word per pixel, 0xAABBGGRR. */
let out: usize = 0;
let ground: i32 = 0;
let isOpaque: bool = false;

/** Step in the base from one pixel of the picture to its right neighbour. */
let stepX: i32 = 0;
let stepY: i32 = 0;

/** 0xBBGGRR by region and tone. */
let tables: usize = 0;

/** 1 if the print applies, by byte of the region map. */
let printed: usize = 0;

/** The print: 0xBBGGRR, 2 ** bits wide, with factor and offset by tone in 256ths; see brush.ts. */
let swatch: usize = 0;
let bits: i32 = 0;
let maskX: i32 = 0;
let maskY: i32 = 0;
let shading: usize = 0;
let threads: usize = 0;

export function dip(colours: usize, printedBytes: usize, groundColour: i32): void {
  tables = colours;
  printed = printedBytes;
  ground = groundColour;
  isOpaque = groundColour >>> 24 == 255;
}

export function dipPrint(pixels: usize, columns: i32, rows: i32, shadingByTone: usize, threadsByGrain: usize): void {
  swatch = pixels;
  bits = ctz(columns);
  maskX = columns - 1;
  maskY = rows - 1;
  shading = shadingByTone;
  threads = threadsByGrain;
}

/**
 * Paints a picture: the pixel at column, row is at ax * column + bx * row + cx, ay * column + by * row + cy in the open base, in
 * its pixels. Empty pixels are ground.
 */
export function tint(
  pixels: usize,
  columns: i32,
  rows: i32,
  ax: f64,
  bx: f64,
  cx: f64,
  ay: f64,
  by: f64,
  cy: f64,
): void {
  out = pixels;
  stepX = fixed(ax);
  stepY = fixed(ay);
  const paper = i32x4.splat(ground);
  for (let at = 0; at < columns * rows; at += 4) v128.store(out + (at << 2), paper);
  for (let row = 0; row < rows; row++) {
    const startX = bx * <f64>row + cx;
    const startY = by * <f64>row + cy;
    firstColumn = 0;
    lastColumn = <f64>columns;
    clip(ax, startX, <f64>(width - 1));
    clip(ay, startY, <f64>(height - 1));
    if (firstColumn >= lastColumn) continue;
    const at = row * columns;
    const x = fixed(ax * firstColumn + startX);
    const y = fixed(ay * firstColumn + startY);
    paint(at + <i32>firstColumn, at + <i32>lastColumn, x, y);
  }
}

function fixed(place: f64): i32 {
  return <i32>Math.round(place * <f64>(1 << BITS));
}

let firstColumn: f64 = 0;
let lastColumn: f64 = 0;

/** Margin in base pixels, larger than the accumulated rounding error of one row. */
const STRAY: f64 = 1.0 / 64.0;

/** Narrows the columns to those with slope * column + start in [0, end). */
function clip(slope: f64, start: f64, end: f64): void {
  if (abs(slope) < 1e-9) {
    if (start < 0.0 || start >= end) lastColumn = firstColumn;
    return;
  }
  const a = (STRAY - start) / slope;
  const b = (end - STRAY - start) / slope;
  firstColumn = max(firstColumn, ceil(min(a, b)));
  lastColumn = min(lastColumn, ceil(max(a, b)));
}

/** Paints the pixels `from` to `to`, which start at x, y in the base. */
function paint(from: i32, to: i32, startX: i32, startY: i32): void {
  let x = startX;
  let y = startY;
  for (let pixel = from; pixel < to;) {
    const row = y >> BLOCK_BITS;
    const kind = kindAt(x >> BLOCK_BITS, row);
    const end = runEnd(kind, pixel, min(to, pixel + stepsIn(y, stepY, row)), x, stepX, row);
    if (kind == MIXED) paintMixed(pixel, end, x, y);
    else if (kind == SHADOW) paintShadow(pixel, end, x, y);
    else if (kind != EMPTY) {
      if (load<u8>(printed + kind) == 1) paintPrint(kind, pixel, end, x, y);
      else paintPlain(kind, pixel, end, x, y);
    }
    x += (end - pixel) * stepX;
    y += (end - pixel) * stepY;
    pixel = end;
  }
}

function paintShadow(from: i32, to: i32, startX: i32, startY: i32): void {
  const colour = load<i32>(tables);
  let x = startX;
  let y = startY;
  for (let pixel = from; pixel < to; pixel++) {
    const at = alpha + (y >> BITS) * width + (x >> BITS);
    const upper = <i32>load<u16>(at);
    const lower = <i32>load<u16>(at + width);
    if ((upper | lower) != 0) store<i32>(out + (pixel << 2), laid(colour, between(upper, lower, x, y)));
    x += stepX;
    y += stepY;
  }
}

/** A run of one opaque material, whose pixels differ only in light. */
function paintPlain(byte: i32, from: i32, to: i32, startX: i32, startY: i32): void {
  const table = tables + ((byte & REGION) << 6);
  const last = out + (to << 2);
  let x = startX;
  let y = startY;
  for (let pixel = out + (from << 2); pixel < last; pixel += 4) {
    const tone = toneAt(grey + (y >> BITS) * width + (x >> BITS), x, y);
    store<i32>(pixel, load<i32>(table + (tone << 2)) | 0xff000000);
    x += stepX;
    y += stepY;
  }
}

/** The same with a print. */
function paintPrint(byte: i32, from: i32, to: i32, startX: i32, startY: i32): void {
  const at = threads + (byte & (GRAINS - 1)) * PER_GRAIN;
  const stepU = threadAlong(at, stepX, stepY);
  const stepV = threadAlong(at + THREAD, stepX, stepY);
  const pushU = load<i32>(at, 16);
  const pushV = load<i32>(at + THREAD, 16);
  let x = startX;
  let y = startY;
  let u = threadAlong(at, x, y) + load<i32>(at, 20);
  let v = threadAlong(at + THREAD, x, y) + load<i32>(at + THREAD, 20);
  for (let pixel = from; pixel < to; pixel++) {
    const tone = toneAt(grey + (y >> BITS) * width + (x >> BITS), x, y);
    store<i32>(out + (pixel << 2), inkAt(u + tone * pushU, v + tone * pushV, tone) | 0xff000000);
    x += stepX;
    y += stepY;
    u += stepU;
    v += stepV;
  }
}

function paintMixed(from: i32, to: i32, startX: i32, startY: i32): void {
  let x = startX;
  let y = startY;
  for (let pixel = from; pixel < to; pixel++) {
    const at = (y >> BITS) * width + (x >> BITS);
    const upperAlpha = <i32>load<u16>(alpha + at);
    const lowerAlpha = <i32>load<u16>(alpha + at + width);
    if ((upperAlpha | lowerAlpha) != 0) {
      const pair = <i32>load<u16>(regions + at);
      const byte = pair & 255;
      if (pair >> 8 == byte && pair == <i32>load<u16>(regions + at + width)) {
        const tone = toneAt(grey + at, x, y);
        const colour = colourOf(byte, tone, x, y);
        const isWhole = (upperAlpha & lowerAlpha) == 0xffff;
        store<i32>(
          out + (pixel << 2),
          isWhole ? colour | 0xff000000 : laid(colour, between(upperAlpha, lowerAlpha, x, y)),
        );
      } else store<i32>(out + (pixel << 2), seamAt(at, x, y));
    }
    x += stepX;
    y += stepY;
  }
}

function toneAt(at: usize, x: i32, y: i32): i32 {
  return between(<i32>load<u16>(at), <i32>load<u16>(at + width), x, y);
}

/** Bilinear interpolation at x, y in 256ths of a pixel. Each pair of neighbours is two bytes, the left one lowest. */
function between(upper: i32, lower: i32, x: i32, y: i32): i32 {
  const u = (x >> (BITS - 8)) & 255;
  const v = (y >> (BITS - 8)) & 255;
  const top = ((upper & 255) << 8) + ((upper >> 8) - (upper & 255)) * u;
  const bottom = ((lower & 255) << 8) + ((lower >> 8) - (lower & 255)) * u;
  return ((top << 8) + (bottom - top) * v + 0x8000) >> 16;
}

/** The bits of the region in a byte of the region map; the others are its grain. */
const REGION: i32 = 256 - GRAINS;

/** 0xBBGGRR of a material at this tone. */
function colourOf(byte: i32, tone: i32, x: i32, y: i32): i32 {
  if (load<u8>(printed + byte) != 1) return load<i32>(tables + ((byte & REGION) << 6) + (tone << 2));
  return printAt(byte, tone, x, y);
}

/** 0xAABBGGRR of a colour over opaque ground, or alone without ground. */
function laid(colour: i32, opacity: i32): i32 {
  if (!isOpaque) return opacity == 0 ? 0 : (opacity << 24) | colour;
  // In 256ths, so that a shift divides. Red and blue are computed together, with a free byte between them.
  const by = opacity + (opacity >> 7);
  const redBlue = (colour & 0xff00ff) * by + (ground & 0xff00ff) * (256 - by) + 0x800080;
  const green = (colour & 0xff00) * by + (ground & 0xff00) * (256 - by) + 0x8000;
  return ((redBlue >>> 8) & 0xff00ff) | ((green >>> 8) & 0xff00) | 0xff000000;
}

/** Size of `threads` in bytes for one direction of a grain, and for both. */
const THREAD: i32 = 24;
const PER_GRAIN: i32 = 48;

/** Projects a step or a point on a thread, in 65,536ths of a swatch pixel, modulo the swatch. */
function threadAlong(at: usize, x: i32, y: i32): i32 {
  return <i32>(<i64>(<f64>x * load<f64>(at) + <f64>y * load<f64>(at, 8)));
}

/** 0xBBGGRR of the print at this tone. */
function inkAt(u: i32, v: i32, tone: i32): i32 {
  const at = (((v >> 16) & maskY) << bits) | ((u >> 16) & maskX);
  const ink = load<i32>(swatch + (at << 2));
  const by = load<i32>(shading + (tone << 3));
  const more = load<i32>(shading + (tone << 3), 4);
  const redBlue = (ink & 0xff00ff) * by + more * 0x10001;
  const green = (ink & 0xff00) * by + (more << 8);
  return ((redBlue >>> 8) & 0xff00ff) | ((green >>> 8) & 0xff00);
}

function printAt(byte: i32, tone: i32, x: i32, y: i32): i32 {
  const at = threads + (byte & (GRAINS - 1)) * PER_GRAIN;
  const u = threadAlong(at, x, y) + tone * load<i32>(at, 16) + load<i32>(at, 20);
  const v = threadAlong(at + THREAD, x, y) + tone * load<i32>(at + THREAD, 16) + load<i32>(at + THREAD, 20);
  return inkAt(u, v, tone);
}

/** 0xAABBGGRR at borders of regions, shadow or paper: four colours, weighted by coverage. */
function seamAt(at: usize, x: i32, y: i32): i32 {
  const u = (x >> (BITS - 8)) & 255;
  const v = (y >> (BITS - 8)) & 255;
  const w11 = (u * v) >> 8;
  const below = at + width;
  const p00 = <i32>load<u8>(alpha + at) * (256 - u - v + w11);
  const p10 = <i32>load<u8>(alpha + at, 1) * (u - w11);
  const p01 = <i32>load<u8>(alpha + below) * (v - w11);
  const p11 = <i32>load<u8>(alpha + below, 1) * w11;
  const sum = p00 + p10 + p01 + p11;
  if (sum < 128) return ground;
  const c00 = colourAt(at, x, y);
  const c10 = colourAt(at + 1, x, y);
  const c01 = colourAt(below, x, y);
  const c11 = colourAt(below + 1, x, y);
  // Over paper the rest of the pixel is paper; in a cut-out it is transparent.
  const rest = isOpaque ? 65_280 - sum : 0;
  const whole: i32 = isOpaque ? 65_280 : sum;
  const share: f32 = 1.0 / <f32>whole;
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
  return (opacity << 24) | (part(blue, share) << 16) | (part(green, share) << 8) | part(red, share);
}

function part(weighed: i32, share: f32): i32 {
  return <i32>(<f32>weighed * share + 0.5);
}

/** 0xBBGGRR of one pixel of the base. */
function colourAt(at: usize, x: i32, y: i32): i32 {
  return colourOf(<i32>load<u8>(regions + at), <i32>load<u8>(grey + at), x, y);
}
