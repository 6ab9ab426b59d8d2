// Colour blocking: turns parts of a drawing's main cloth into its second cloth, with a seam between them.

import { GRAINS, REGIONS } from "../art/format.ts";
import type { Base } from "./base.ts";
import type { Piece } from "./piecings.ts";
import { boxOf } from "./reshape.ts";
import type { Box } from "./reshape.ts";

const CLOTH = REGIONS.indexOf("cloth") * GRAINS;
const CONTRAST = REGIONS.indexOf("contrast") * GRAINS;

/** Works in place, since each picture reads its own base. */
export function pieceTogether(base: Base, pieces: readonly Piece[]): void {
  const box = boxOf(base);
  for (const piece of pieces) {
    const drop = dropOf(base, box, piece.lean ?? 0);
    const [first, last] = rowsOf(box, piece, drop);
    for (let y = first; y < last; y++) pieceRow(base, box, piece, drop, y);
  }
}

/** Vertical offset of the piece by column, in pixels. Across a body it sags, as around a chest. */
function dropOf({ width }: Base, { left, right, top, bottom }: Box, lean: number): Float32Array {
  const [wide, tall] = [right - left, bottom - top];
  return Float32Array.from({ length: width }, (_, x) => {
    const across = (x + 0.5 - left) / wide - 0.5;
    return (lean * across + SAG * (1 - 4 * across * across)) * tall;
  });
}
const SAG = 0.012;

/** The rows that a piece can reach. */
function rowsOf(box: Box, { from = -1, to = 2 }: Piece, drop: Float32Array): readonly [first: number, last: number] {
  const { top, bottom } = box;
  const tall = bottom - top;
  let [least, most] = [0, 0];
  for (let x = box.left; x < box.right; x++) {
    least = Math.min(least, drop[x] as number);
    most = Math.max(most, drop[x] as number);
  }
  return [Math.max(top, Math.floor(top + from * tall + least)), Math.min(bottom, Math.ceil(top + to * tall + most))];
}

/** Arms hang at the sides, beyond these shares of the width, and their grain leans. */
const SIDES = [0.3, 0.7] as const;

function pieceRow(base: Base, box: Box, piece: Piece, drop: Float32Array, y: number): void {
  const { width, regions, grey } = base;
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const { on, from = -1, to = 2, left = -1, right = 2, edge = 2 } = piece;
  const row = y * width;
  const [first, last] = outlineOf(base, box, row);
  const [highest, lowest] = [box.top + from * tall, box.top + to * tall];
  const [start, end] = [Math.max(first, Math.ceil(box.left + left * wide)), Math.min(last, box.left + right * wide)];
  const [innerLeft, innerRight] = [first + edge * wide, last - edge * wide];
  const [armLeft, armRight] = [box.left + SIDES[0] * wide, box.left + SIDES[1] * wide];
  for (let x = start; x < end; x++) {
    const byte = regions[row + x] as number;
    if (byte < CLOTH || byte >= CLOTH + GRAINS) continue;
    if (x > innerLeft && x < innerRight) continue;
    const height = y - (drop[x] as number);
    if (height < highest || height >= lowest) continue;
    if (on !== "all") {
      const isArm = byte !== CLOTH && (x < armLeft || x > armRight);
      if (isArm !== (on === "arms")) continue;
    }
    regions[row + x] = byte - CLOTH + CONTRAST;
    const isSeam =
      height < highest + SEAM ||
      height >= lowest - SEAM ||
      (left > 0 && x < start + SEAM) ||
      (right < 1 && x >= end - SEAM);
    if (isSeam) grey[row + x] = ((grey[row + x] as number) * SEAM_SHADE) >> 8;
  }
}

/** Width of a seam in pixels, and its brightness in 256ths. */
const SEAM = 2;
const SEAM_SHADE = 208;

/** The first and the last drawn column of a row. */
function outlineOf({ regions }: Base, { left, right }: Box, row: number): readonly [first: number, last: number] {
  let [first, last] = [left, right];
  while (first < right && (regions[row + first] as number) < GRAINS) first++;
  while (last > first && (regions[row + last - 1] as number) < GRAINS) last--;
  return [first, last];
}
