// A print in its colours, at the size it will be seen: the tile's indices averaged into soft-edged pixels.

import type { Rgb } from "./colour.ts";
import { luminance } from "./colour.ts";
import type { Print } from "./prints.ts";
import type { Tile } from "./prints/tile.ts";
import { release } from "./release.ts";

export interface Swatch {
  /** Powers of two, so that a remainder is a mask. */
  readonly width: number;
  readonly height: number;
  /** Packed 0xBBGGRR. */
  readonly pixels: Uint32Array;
  /** Swatch pixels for one pixel of the base picture, across and down. */
  readonly perBaseX: number;
  readonly perBaseY: number;
  /** Mean luminance, 0 to 1. */
  readonly average: number;
}

/** Finer than the picture by this or up to twice this, so that the nearest swatch pixel is always near enough. */
const OVERSAMPLING = 1.1;
const LARGEST = 512;

const drawn = new Map<string, Tile>();

export interface SwatchSize {
  /** Of the print, against its usual size. */
  readonly printScale: number;
  /** Picture pixels for one base pixel. */
  readonly pictureScale: number;
  /** Picture pixels that an edge is spread over: a lens is no sharper, and an encoder pays for every hard edge. */
  readonly softness: number;
}

export function swatchOf(
  print: Print,
  palette: readonly Rgb[],
  { printScale, pictureScale, softness }: SwatchSize,
): Swatch {
  const tile = drawn.get(print.key) ?? print.draw();
  drawn.set(print.key, tile);
  const [acrossBase, downBase] = [print.repeat * printScale, print.repeat * print.stretch * printScale];
  const [across, down] = [acrossBase * pictureScale, downBase * pictureScale];
  const size = (length: number): number =>
    Math.min(LARGEST, 2 ** Math.ceil(Math.log2(Math.max(4, length * OVERSAMPLING))));
  const [width, height] = [size(across), size(down)];
  const spread = (length: number): number => spreadOf(tile, tile.size / length, softness);
  const pixels = averaged(tile, palette, { width, height, spreadX: spread(across), spreadY: spread(down) });
  return {
    width,
    height,
    pixels,
    perBaseX: width / acrossBase,
    perBaseY: height / downBase,
    average: averageLuminance(pixels),
  };
}

/** Picture pixels below which crossing threads are not told apart. */
const BLENDED = 8;

/** Tile pixels to average; over one whole weave its threads cancel out exactly, and leave no moiré. */
function spreadOf(tile: Tile, tilePerPixel: number, softness: number): number {
  const soft = Math.max(1, Math.round(tilePerPixel * softness));
  const isBlended = tile.weave !== undefined && tile.weave < BLENDED * tilePerPixel;
  return Math.min(tile.size, isBlended ? Math.max(soft, tile.weave ?? 0) : soft);
}

interface Grid {
  readonly width: number;
  readonly height: number;
  /** Tile pixels averaged into one. */
  readonly spreadX: number;
  readonly spreadY: number;
}

/**
 * A box filter, first across, then down, a row at a time (see `paint`). Red and blue are summed as one number, 16 bits each,
 * which holds while no more than 16 × 16 tile pixels meet in one; of a wider window every second or third is taken.
 * Every sum is the difference of two running ones, so that a wide window costs no more than a narrow one.
 */
function averaged(tile: Tile, palette: readonly Rgb[], { width, height, spreadX, spreadY }: Grid): Uint32Array {
  const { size } = tile;
  const colours = Array.from({ length: 16 }, (_, n) => (palette[n % palette.length] ?? BLACK).map(Math.round));
  const inks: Sums = {
    redBlue: Int32Array.from(colours, ([red = 0, , blue = 0]) => red | (blue << 16)),
    green: Int32Array.from(colours, ([, green = 0]) => green),
  };
  const [across, down] = [windowsOf(width, size, spreadX), windowsOf(height, size, spreadY)];
  const line = noSums(across.length);
  const sums = noSums(down.length * width);
  for (let y = 0; y < size; y++) {
    runAlong(tile, y, inks, across, line);
    sumAcross(line, across, (down.step + y) * width, sums);
  }
  for (let y = down.step; y < down.length; y++) runDown(sums, y, size, down.step, width);
  const pixels = new Uint32Array(width * height);
  const share = 1 / (across.count * down.count);
  for (let y = 0; y < height; y++) averageDown(sums, y, down, share, pixels.subarray(y * width, (y + 1) * width));
  release(sums.redBlue, sums.green);
  return pixels;
}

const BLACK: Rgb = [0, 0, 0];

interface Sums {
  /** Blue in the upper 16 bits. */
  readonly redBlue: Int32Array;
  readonly green: Int32Array;
}

const noSums = (length: number): Sums => ({ redBlue: new Int32Array(length), green: new Int32Array(length) });

interface Windows {
  /** Tile pixels at which each begins, the first at step: before it nothing is summed. */
  readonly starts: Int32Array;
  /** Tile pixels from one that is taken to the next, and how many are. */
  readonly step: number;
  readonly count: number;
  /** Of the running sums: the tile, and what a window at its end takes of the next one. */
  readonly length: number;
}

function windowsOf(windows: number, size: number, spread: number): Windows {
  const step = Math.ceil(spread / 16);
  const count = Math.ceil(spread / step);
  const starts = Int32Array.from({ length: windows }, (_, n) => Math.floor((n * size) / windows) + step);
  return { starts, step, count, length: step + size + count * step };
}

/** By place: the sum of the inks of one row there, one step before it, two steps before it, and so on. */
function runAlong({ size, indices }: Tile, row: number, inks: Sums, { step, length }: Windows, line: Sums): void {
  const { redBlue, green } = line;
  const from = row * size;
  for (let x = step, at = 0; x < length; x++, at = at + 1 === size ? 0 : at + 1) {
    const ink = indices[from + at] as number;
    redBlue[x] = ((redBlue[x - step] as number) + (inks.redBlue[ink] as number)) | 0;
    green[x] = ((green[x - step] as number) + (inks.green[ink] as number)) | 0;
  }
}

function sumAcross(line: Sums, { starts, step, count }: Windows, to: number, sums: Sums): void {
  const last = (count - 1) * step;
  for (let x = 0; x < starts.length; x++) {
    const start = starts[x] as number;
    sums.redBlue[to + x] = ((line.redBlue[start + last] as number) - (line.redBlue[start - step] as number)) | 0;
    sums.green[to + x] = ((line.green[start + last] as number) - (line.green[start - step] as number)) | 0;
  }
}

/** The same downwards, in place; below the tile it begins again. */
function runDown({ redBlue, green }: Sums, row: number, size: number, step: number, width: number): void {
  const isAgain = row >= step + size;
  for (let at = row * width, end = at + width; at < end; at++) {
    const before = at - step * width;
    if (isAgain) {
      const above = at - size * width;
      redBlue[at] = (redBlue[above] as number) - (redBlue[above - step * width] as number);
      green[at] = (green[above] as number) - (green[above - step * width] as number);
    }
    redBlue[at] = ((redBlue[at] as number) + (redBlue[before] as number)) | 0;
    green[at] = ((green[at] as number) + (green[before] as number)) | 0;
  }
}

function averageDown(sums: Sums, row: number, windows: Windows, share: number, out: Uint32Array): void {
  const { starts, step, count } = windows;
  const width = out.length;
  const first = ((starts[row] as number) - step) * width;
  const last = first + count * step * width;
  for (let x = 0; x < width; x++) {
    const redBlue = ((sums.redBlue[last + x] as number) - (sums.redBlue[first + x] as number)) | 0;
    const green = ((sums.green[last + x] as number) - (sums.green[first + x] as number)) | 0;
    out[x] =
      (((redBlue >>> 16) * share + 0.5) << 16) | ((green * share + 0.5) << 8) | ((redBlue & 0xffff) * share + 0.5);
  }
}

/** From some five hundred places: enough for a mean. */
function averageLuminance(pixels: Uint32Array): number {
  const step = Math.max(1, Math.floor(pixels.length / 512)) | 1;
  let [sum, count] = [0, 0];
  for (let i = 0; i < pixels.length; i += step, count++) {
    const pixel = pixels[i] as number;
    sum += luminance([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]);
  }
  return sum / count;
}
