// Patterns that come out of the loom: coloured threads crossing in a 2/2 twill, drawn thread by thread.

import { emptyTile, tileOf } from "./tile.ts";
import type { Tile } from "./tile.ts";
import { randomFrom } from "../colour.ts";

/** Threads of one repeat; the same order serves warp and weft. */
type Threads = readonly number[];

const run = (...pairs: readonly (readonly [colour: number, count: number])[]): Threads =>
  pairs.flatMap(([colour, count]) => Array.from({ length: count }, () => colour));

const repeat = (times: number, threads: Threads): Threads => Array.from({ length: times }, () => threads).flat();

/** Warp lies on top where (x + y) mod 4 is 0 or 1; the rule of a true twill, so a repeat must be a multiple of four. */
function weave(threads: Threads, pixelsPerThread: number): Tile {
  const n = threads.length;
  const tile = tileOf(n * pixelsPerThread, (x, y) => {
    const [i, j] = [Math.floor(x * n), Math.floor(y * n)];
    return threads[(i + j) % 4 < 2 ? i : j] ?? 0;
  });
  return { ...tile, weave: 4 * pixelsPerThread };
}

/** Four dark, four light: the teeth follow from the twill. */
export const houndstooth = (): Tile => weave(run([1, 4], [0, 4]), 8);

/** Fields of 4/4 and of 2/2 with a fine overcheck of a third colour. */
export const glen = (): Tile =>
  weave([...repeat(4, run([1, 4], [0, 4])), ...repeat(7, run([1, 2], [0, 2])), ...run([2, 2], [1, 2])], 4);

/** A tartan's sett: mirrored about its broad bands. */
export const tartan = (): Tile => {
  const half = run([0, 14], [1, 10], [4, 2], [1, 4], [2, 8], [3, 2]);
  return weave([...half, ...half.toReversed()], 4);
};

/** Twill that turns back every eight threads. */
export const herringbone = (): Tile =>
  tileOf(128, (x, y) => {
    const [i, j] = [Math.floor(x * 16), Math.floor(y * 16)];
    const along = i < 8 ? i : 15 - i;
    return (along + j) % 4 < 2 ? 1 : 0;
  });

/** Squares of white, half tone and full tone; the half tone is the twill of both. */
export const gingham = (): Tile => weave(run([1, 16], [0, 16]), 4);

/** A broad soft band and a thin light line, crossing. */
export const check = (): Tile =>
  weave([...run([0, 24]), ...repeat(6, run([1, 2], [0, 2])), ...run([1, 12], [0, 20]), ...run([2, 4], [0, 8])], 4);

/** One thin line each way, far apart. */
export const windowpane = (): Tile => tileOf(256, (x, y) => (x < 0.026 || y < 0.026 ? 1 : 0));

/** Short flecks of yarn in four colours on a plain weave. */
export const tweed = (): Tile => {
  const tile = emptyTile(256);
  const random = randomFrom(71);
  const threads = 64;
  for (let row = 0; row < threads; row++) {
    for (let column = 0; column < threads;) {
      const length = 1 + Math.floor(random() * 3);
      const chance = random();
      const index = chance < 0.46 ? 0 : chance < 0.72 ? 1 : chance < 0.92 ? 2 : 3;
      fillThread(tile, column, row, length, index);
      column += length;
    }
  }
  return tile;
};

function fillThread(tile: Tile, column: number, row: number, length: number, index: number): void {
  const { size, indices } = tile;
  const thread = size / 64;
  for (let y = 0; y < thread; y++)
    for (let x = 0; x < thread * length; x++)
      indices[(row * thread + y) * size + ((column * thread + x) % size)] = index;
}
