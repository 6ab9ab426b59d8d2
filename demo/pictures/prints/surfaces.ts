// Surfaces in the colour of the material: quilting, ribs, studs, patches. 1 is shade, 2 is light.

import { emptyTile, stamp, tileableNoise, tileOf } from "./tile.ts";
import type { Tile } from "./tile.ts";

/** Distance to the nearest whole number. */
const off = (n: number): number => Math.abs(n - Math.round(n));

/** Diamonds: a stitched furrow, lit along its lower side. */
export const quilting = (): Tile =>
  tileOf(192, (x, y) => {
    const [a, b] = [x + y, x - y + 1];
    if (off(a) < 0.035 || off(b) < 0.035) return 1;
    return off(a - 0.07) < 0.03 || off(b + 0.07) < 0.03 ? 2 : 0;
  });

/** Upright tubes. */
export const channels = (): Tile => tileOf(128, (x) => (x < 0.1 ? 1 : x > 0.3 && x < 0.48 ? 2 : 0));

/** Fine upright ribs. */
export const ribbing = (): Tile => tileOf(64, (x) => (x < 0.3 ? 1 : x > 0.55 && x < 0.75 ? 2 : 0));

/** A grid of small cells. */
export const waffle = (): Tile => tileOf(96, (x, y) => (x < 0.14 || y < 0.14 ? 1 : x < 0.3 || y < 0.3 ? 2 : 0));

/** Slanting lines. */
export const diagonal = (): Tile =>
  tileOf(128, (x, y) => {
    const along = (x + y) % 1;
    return along < 0.24 ? 1 : along < 0.4 ? 2 : 0;
  });

/** Rows of small holes. */
export const perforation = (): Tile => dotted(0.13, (dx, dy) => (dx * dx + dy * dy < 0.0169 ? 1 : undefined));

/** Domes with a shade to their lower right. */
export const studs = (): Tile =>
  dotted(0.17, (dx, dy) => {
    if (Math.hypot(dx, dy) < 0.12) return 1;
    return Math.hypot(dx - 0.03, dy - 0.04) < 0.13 ? 2 : undefined;
  });

function dotted(reach: number, rule: (dx: number, dy: number) => number | undefined): Tile {
  const tile = emptyTile(128);
  for (const [x, y] of [
    [0.25, 0.25],
    [0.75, 0.75],
  ] as const)
    stamp(tile, { x, y, reach }, rule);
  return tile;
}

/** Squares cut from four skins, each seam in shade. */
export const patches = (): Tile =>
  tileOf(256, (x, y) => {
    const [column, row] = [Math.floor(x * 4), Math.floor(y * 4)];
    if (off(x * 4) < 0.03 || off(y * 4) < 0.03) return 1;
    return (column * 3 + row * 5 + ((column * row) % 3)) % 4;
  });

/** Horn: streaks along the frame. */
export const horn = (): Tile => {
  const [bend, fine] = [tileableNoise(4, 21), tileableNoise(9, 33)];
  return tileOf(256, (x, y) => {
    const wave = Math.sin(6.2832 * (y * 5 + 0.6 * bend(x, y))) + 0.6 * (fine(x, y) - 0.5);
    return wave > 0.5 ? 1 : wave > 0 ? 2 : 0;
  });
};

/** Veins that run through each other. */
export const marble = (): Tile => {
  const [broad, fine] = [tileableNoise(4, 51), tileableNoise(11, 67)];
  return tileOf(320, (x, y) => {
    const vein = Math.abs(broad(x, y) * 0.7 + fine(x, y) * 0.3 - 0.5);
    return vein < 0.035 ? 1 : vein < 0.08 ? 2 : 0;
  });
};
