// A coloured print at its final size: the tile's indices averaged into soft-edged pixels.

import type { Rgb } from "./colour.ts";
import { luminance } from "./colour.ts";
import type { Kernel } from "./kernel.ts";
import type { Print } from "./prints.ts";
import type { Tile } from "./prints/tile.ts";

export interface Swatch {
  /** Powers of two, so that the modulo is a mask. */
  readonly width: number;
  readonly height: number;
  /** Packed 0xBBGGRR, in the kernel's memory. */
  readonly pixels: Uint32Array;
  /** Swatch pixels for one pixel of the base picture, across and down. */
  readonly perBaseX: number;
  readonly perBaseY: number;
  /** Mean luminance, 0 to 1. */
  readonly average: number;
}

/** Oversampling, up to twice this, so that the nearest swatch pixel is accurate enough. */
const OVERSAMPLING = 1.1;
const LARGEST = 512;

const drawn = new Map<string, Tile>();

export interface SwatchSize {
  /** Scale of the print. */
  readonly printScale: number;
  /** Picture pixels for one base pixel. */
  readonly pictureScale: number;
  /** Width of an edge in picture pixels: hard edges look unnatural and cost bytes. */
  readonly softness: number;
}

export function swatchOf(
  kernel: Kernel,
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
  const pixels = averaged(kernel, tile, palette, { width, height, spreadX: spread(across), spreadY: spread(down) });
  return {
    width,
    height,
    pixels,
    perBaseX: width / acrossBase,
    perBaseY: height / downBase,
    average: averageLuminance(pixels),
  };
}

/** Picture pixels below which crossing threads cannot be distinguished. */
const BLENDED = 8;

/** Tile pixels to average; over a whole weave its threads cancel out exactly, without moiré. */
function spreadOf(tile: Tile, tilePerPixel: number, softness: number): number {
  const soft = Math.max(1, Math.round(tilePerPixel * softness));
  const isBlended = tile.weave !== undefined && tile.weave < BLENDED * tilePerPixel;
  return Math.min(tile.size, isBlended ? Math.max(soft, tile.weave ?? 0) : soft);
}

const BLACK: Rgb = [0, 0, 0];

interface Grid {
  readonly width: number;
  readonly height: number;
  /** Tile pixels averaged into one. */
  readonly spreadX: number;
  readonly spreadY: number;
}

function averaged(kernel: Kernel, { size, indices }: Tile, palette: readonly Rgb[], grid: Grid): Uint32Array {
  const { width, height, spreadX, spreadY } = grid;
  const inks = Array.from({ length: 16 }, (_, n) => (palette[n % palette.length] ?? BLACK).map(Math.round));
  const pairs = Int32Array.from(inks.flatMap(([red = 0, green = 0, blue = 0]) => [red | (blue << 16), green]));
  const pixels = kernel.words(width * height);
  const room = kernel.bytes(8 * (size + spreadX + 32) + 8 * (size + spreadY + 32) * width);
  const [tile, colours] = [kernel.copied(indices), kernel.copied(pairs)];
  kernel.average(tile, size, colours, pixels.byteOffset, width, height, spreadX, spreadY, room.byteOffset);
  return pixels;
}

/** Mean of about five hundred samples. */
function averageLuminance(pixels: Uint32Array): number {
  const step = Math.max(1, Math.floor(pixels.length / 512)) | 1;
  let [sum, count] = [0, 0];
  for (let i = 0; i < pixels.length; i += step, count++) {
    const pixel = pixels[i] as number;
    sum += luminance([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]);
  }
  return sum / count;
}
