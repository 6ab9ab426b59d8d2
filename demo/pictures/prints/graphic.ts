// Patterns drawn with a ruler: stripes, dots, diamonds and repeated marks.

import { emptyTile, stamp, tileOf } from "./tile.ts";
import type { Tile } from "./tile.ts";

/** Sailor's stripe: a third of colour, two of ground, lying across. */
export const breton = (): Tile => tileOf(64, (_, y) => (y < 0.38 ? 1 : 0));

/** Shirting: a colour and white by halves, upright. */
export const fineStripe = (): Tile => tileOf(64, (x) => (x < 0.45 ? 1 : 0));

/** One thin upright line on a quiet ground. */
export const pinstripe = (): Tile => tileOf(128, (x) => (x < 0.085 ? 1 : 0));

/** Broad bands across, with a thin light one between. */
export const rugby = (): Tile => tileOf(128, (_, y) => (y < 0.4 ? 0 : y < 0.48 ? 2 : y < 0.92 ? 1 : 2));

const dots = (radius: number): Tile => {
  const tile = emptyTile(128);
  for (const [x, y] of [
    [0.25, 0.25],
    [0.75, 0.75],
  ] as const)
    stamp(tile, { x, y, reach: radius }, (dx, dy) => (dx * dx + dy * dy < radius * radius ? 1 : undefined));
  return tile;
};
export const polka = (): Tile => dots(0.155);
export const pinDot = (): Tile => dots(0.1);

/** Diamonds in two colours with thin lines through their middles. */
export const argyle = (): Tile =>
  tileOf(256, (x, y) => {
    const [a, b] = [Math.abs(x - 0.5), Math.abs(y - 0.5)];
    const line = Math.abs(((x + y) % 1) - 0.5) < 0.012 || Math.abs(((x - y + 1) % 1) - 0.5) < 0.012;
    if (line) return 2;
    return a + b < 0.5 ? (a + b < 0.49 ? 1 : 0) : 0;
  });

/** A house canvas: quatrefoils and lozenges in rows. */
export const monogram = (): Tile => {
  const tile = emptyTile(256);
  for (const [x, y] of [
    [0.25, 0.25],
    [0.75, 0.75],
  ] as const)
    stamp(tile, { x, y, reach: 0.17 }, (dx, dy) => {
      const [a, b] = [Math.abs(dx), Math.abs(dy)];
      const petal = Math.hypot(Math.max(a, b) - 0.075, Math.min(a, b));
      if (Math.hypot(dx, dy) < 0.026) return 0;
      return petal < 0.058 ? 1 : undefined;
    });
  for (const [x, y] of [
    [0.75, 0.25],
    [0.25, 0.75],
  ] as const)
    stamp(tile, { x, y, reach: 0.15 }, (dx, dy) => {
      const ring = Math.abs(dx) * 1.2 + Math.abs(dy);
      if (ring < 0.04 || (ring > 0.085 && ring < 0.12)) return 1;
      return undefined;
    });
  return tile;
};

/** Strips of leather plaited on the diagonal: face, the shaded rim where one dips under another, its lit edge. */
export const plait = (): Tile =>
  tileOf(256, (x, y) => {
    const [u, v] = [(x + y) * 2, (x - y + 2) * 2];
    const over = (Math.floor(u) + Math.floor(v)) % 2 === 0;
    const [along, across] = over ? [u % 1, v % 1] : [v % 1, u % 1];
    if (across < 0.07 || across > 0.95) return 1;
    if (along < 0.1 || along > 0.92) return 1;
    return across < 0.24 ? 2 : 0;
  });
