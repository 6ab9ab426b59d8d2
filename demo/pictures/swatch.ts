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
  /** Mean step of luminance from one picture pixel to the next, 0 to 1: how many bytes the print will cost. */
  readonly busyness: number;
}

/** Finer than the picture by this or up to twice this, so that the nearest swatch pixel is always near enough. */
const OVERSAMPLING = 1.5;
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
  const spread = (length: number): number => Math.max(1, Math.round((tile.size / length) * softness));
  const pixels = averaged(tile, palette, { width, height, spreadX: spread(across), spreadY: spread(down) });
  return {
    width,
    height,
    pixels,
    perBaseX: width / acrossBase,
    perBaseY: height / downBase,
    ...measured(pixels, width, width / across),
  };
}

interface Grid {
  readonly width: number;
  readonly height: number;
  /** Tile pixels averaged into one. */
  readonly spreadX: number;
  readonly spreadY: number;
}

/** A box filter, first across, then down. */
function averaged(tile: Tile, palette: readonly Rgb[], { width, height, spreadX, spreadY }: Grid): Uint32Array {
  const { size, indices } = tile;
  const channels = Float64Array.from({ length: 48 }, (_, n) => palette[(n >> 2) % palette.length]?.[n & 3] ?? 0);
  const across = new Float32Array(size * width * 3);
  for (let y = 0, to = 0; y < size; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      const left = Math.floor((x * size) / width);
      for (let dx = 0; dx < spreadX; dx++) {
        const channel = (indices[y * size + ((left + dx) % size)] as number) << 2;
        across[to] = (across[to] as number) + (channels[channel] as number);
        across[to + 1] = (across[to + 1] as number) + (channels[channel + 1] as number);
        across[to + 2] = (across[to + 2] as number) + (channels[channel + 2] as number);
      }
    }
  }
  const pixels = new Uint32Array(width * height);
  const count = spreadX * spreadY;
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * size) / height);
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let dy = 0; dy < spreadY; dy++) {
        const from = (((top + dy) % size) * width + x) * 3;
        r += across[from] as number;
        g += across[from + 1] as number;
        b += across[from + 2] as number;
      }
      pixels[y * width + x] =
        (((b / count + 0.5) | 0) << 16) | (((g / count + 0.5) | 0) << 8) | ((r / count + 0.5) | 0);
    }
  }
  return pixels;
}

/** From some five hundred places: enough for a mean. */
function measured(pixels: Uint32Array, width: number, pixelStep: number): { average: number; busyness: number } {
  const at = (i: number): number => {
    const pixel = pixels[i % pixels.length] as number;
    return luminance([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]);
  };
  const [right, below] = [Math.max(1, Math.round(pixelStep)), Math.max(1, Math.round(pixelStep)) * width];
  // A step without a common factor with the width visits all columns.
  const step = Math.max(1, Math.floor(pixels.length / 512)) | 1;
  let [sum, steps, count] = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += step, count++) {
    const here = at(i);
    sum += here;
    steps += Math.abs(at(i + right) - here) + Math.abs(at(i + below) - here);
  }
  return { average: sum / count, busyness: steps / count };
}
