// A print in its colours, at the size it will be seen: the tile's indices averaged into soft-edged pixels.

import type { Rgb } from "./colour.ts";
import { luminance } from "./colour.ts";
import type { Print } from "./prints.ts";
import type { Tile } from "./prints/tile.ts";

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
 * A box filter, first across, then down. The three channels are summed as one number, 16 bits each, which a double holds
 * exactly while no more than 16 × 16 tile pixels meet in one; of a wider window every second or third is taken.
 */
function averaged(tile: Tile, palette: readonly Rgb[], { width, height, spreadX, spreadY }: Grid): Uint32Array {
  const { size, indices } = tile;
  const sums = Float64Array.from({ length: 16 }, (_, n) => {
    const [r, g, b] = (palette[n % palette.length] ?? [0, 0, 0]).map(Math.round) as [number, number, number];
    return r + g * 2 ** 16 + b * 2 ** 32;
  });
  const [stepX, stepY] = [Math.ceil(spreadX / 16), Math.ceil(spreadY / 16)];
  const across = new Float64Array(size * width);
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor((x * size) / width));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < width; x++) {
      const left = columns[x] as number;
      let sum = 0;
      for (let at = left; at < left + spreadX; at += stepX)
        sum += sums[indices[y * size + (at < size ? at : at - size)] as number] as number;
      across[y * width + x] = sum;
    }
  }
  const pixels = new Uint32Array(width * height);
  const count = Math.ceil(spreadX / stepX) * Math.ceil(spreadY / stepY);
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * size) / height);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let at = top; at < top + spreadY; at += stepY)
        sum += across[(at < size ? at : at - size) * width + x] as number;
      const blue = Math.floor(sum / 2 ** 32);
      const rest = sum - blue * 2 ** 32;
      const green = Math.floor(rest / 2 ** 16);
      const red = rest - green * 2 ** 16;
      pixels[y * width + x] =
        (((blue / count + 0.5) | 0) << 16) | (((green / count + 0.5) | 0) << 8) | ((red / count + 0.5) | 0);
    }
  }
  return pixels;
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
