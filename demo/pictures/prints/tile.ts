// A print's tile: a square of palette indices that repeats without a seam, and the brushes that paint on it.
// Edges are sharp here; they are softened when a tile is coloured at its final size.

import { randomFrom } from "../colour.ts";

export interface Tile {
  /** Side in pixels. */
  readonly size: number;
  readonly indices: Uint8Array;
  /** Repeat of crossing threads in pixels, for woven cloths: from afar they blend into one tone. */
  readonly weave?: number;
}

export const emptyTile = (size: number): Tile => ({ size, indices: new Uint8Array(size * size) });

/** Fills a tile by a rule over [0, 1) × [0, 1), x to the right and y down. */
export function tileOf(size: number, rule: (x: number, y: number) => number): Tile {
  const tile = emptyTile(size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) tile.indices[y * size + x] = rule((x + 0.5) / size, (y + 0.5) / size);
  return tile;
}

/**
 * Paints a shape around a point, wrapping at the edges. The rule sees the offset from the point in tile widths, turned by
 * `angle` radians, and returns an index or nothing.
 */
export function stamp(
  tile: Tile,
  at: { readonly x: number; readonly y: number; readonly reach: number; readonly angle?: number },
  rule: (dx: number, dy: number) => number | undefined,
): void {
  const { size, indices } = tile;
  const cos = Math.cos(at.angle ?? 0);
  const sin = Math.sin(at.angle ?? 0);
  const from = (centre: number) => Math.floor((centre - at.reach) * size);
  const to = (centre: number) => Math.ceil((centre + at.reach) * size);
  for (let y = from(at.y); y <= to(at.y); y++) {
    for (let x = from(at.x); x <= to(at.x); x++) {
      const dx = (x + 0.5) / size - at.x;
      const dy = (y + 0.5) / size - at.y;
      const index = rule(dx * cos + dy * sin, dy * cos - dx * sin);
      if (index !== undefined) indices[wrap(y, size) * size + wrap(x, size)] = index;
    }
  }
}

const wrap = (n: number, size: number): number => ((n % size) + size) % size;

/** Points on a jittered grid of n × n: evenly spread, without clumps. */
export function scatter(n: number, jitter: number, random: () => number): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  for (let row = 0; row < n; row++)
    for (let column = 0; column < n; column++)
      points.push({
        x: (column + 0.5 + (row % 2) * 0.5 + (random() - 0.5) * jitter) / n,
        y: (row + 0.5 + (random() - 0.5) * jitter) / n,
      });
  return points;
}

/** Smooth noise from 0 to 1 that repeats after 1, with `cells` bumps a side. */
export function tileableNoise(cells: number, seed: number): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const lattice = Float32Array.from({ length: cells * cells }, random);
  const at = (i: number, j: number) => lattice[wrap(j, cells) * cells + wrap(i, cells)] ?? 0;
  return (x, y) => {
    const [i, j] = [Math.floor(x * cells), Math.floor(y * cells)];
    const [u, v] = [x * cells - i, y * cells - j];
    const [su, sv] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
    const top = at(i, j) + (at(i + 1, j) - at(i, j)) * su;
    const bottom = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * su;
    return top + (bottom - top) * sv;
  };
}
