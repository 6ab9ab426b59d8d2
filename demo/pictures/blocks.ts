// Which parts of a base need no look at every pixel: blocks that are empty, opaque and of one material, or shadow. Most are.
//
// A block is SIDE × SIDE pixels and the column right of it and the row below it, so that the four neighbours of any place in
// it are alike too. Blocks are looked through when they are first asked for: of a detail most never are.

import { GRAINS } from "../art/format.ts";
import type { Base } from "./base.ts";

/** Places in a base are counted in whole 65,536ths of its pixels. */
export const BITS = 16;

/** A block is 2 ** SIDE_BITS pixels wide and high. */
const SIDE_BITS = 4;
const SIDE = 1 << SIDE_BITS;
export const BLOCK_BITS = BITS + SIDE_BITS;

/** Kinds of blocks; an even one is of the kind of its byte in the region map, GRAINS or more. */
export const MIXED = 0;
export const EMPTY = 1;
/** Nothing but a shadow or the paper, whose colour the light does not change: only alpha is left to look at. */
export const SHADOW = 2;
const UNSEEN = 3;

/** The byte of the region map outside of the product. */
const NONE = 0;

export interface Blocks {
  readonly across: number;
  readonly kinds: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly alpha: DataView;
  readonly regions: DataView;
}

export function blocksOf({ width, height, alpha, regions }: Base): Blocks {
  const across = (width + SIDE - 1) >> SIDE_BITS;
  const kinds = new Uint8Array(across * ((height + SIDE - 1) >> SIDE_BITS)).fill(UNSEEN);
  return { across, kinds, width, height, alpha: viewOf(alpha), regions: viewOf(regions) };
}

/** A plane of bytes as a view that gives several neighbours in one read. */
export const viewOf = (plane: Uint8Array): DataView => new DataView(plane.buffer, plane.byteOffset, plane.byteLength);

export function kindAt(blocks: Blocks, column: number, row: number): number {
  const at = row * blocks.across + column;
  const kind = blocks.kinds[at] as number;
  return kind === UNSEEN ? (blocks.kinds[at] = seenAt(blocks, column, row)) : kind;
}

/** Of steps that are at x when they are at `from`: the first that leaves the blocks of this kind, or `to`. */
export function runEnd(
  blocks: Blocks,
  kind: number,
  from: number,
  to: number,
  x: number,
  stepX: number,
  row: number,
): number {
  const onward = stepX < 0 ? -1 : 1;
  let column = x >> BLOCK_BITS;
  let end = from + stepsIn(x, stepX, column);
  while (end < to && kindAt(blocks, (column += onward), row) === kind) end = from + stepsIn(x, stepX, column);
  return Math.min(end, to);
}

/** How many steps there are from a place to the end of a block, the first one included. */
export function stepsIn(place: number, step: number, block: number): number {
  if (step === 0) return Number.MAX_SAFE_INTEGER;
  const start = block * (1 << BLOCK_BITS);
  return step > 0 ? Math.ceil((start + (1 << BLOCK_BITS) - place) / step) : Math.floor((place - start) / -step) + 1;
}

/** A block that the base ends in is mixed: some of its pixels have no right or lower neighbours. */
function seenAt({ width, height, alpha, regions }: Blocks, column: number, row: number): number {
  const [left, top] = [column << SIDE_BITS, row << SIDE_BITS];
  if (left + SIDE >= width || top + SIDE >= height) return MIXED;
  const first = top * width + left;
  const end = first + SIDE * width;
  const region = regions.getUint8(first);
  const isDrawn = region >= GRAINS;
  const word = Math.imul(region, 0x01010101);
  let [isEven, isEmpty] = [region === NONE || isDrawn, true];
  for (let at = first; at <= end && (isEven || isEmpty); at += width) {
    isEven &&= isAlike(regions, at, word) && (!isDrawn || isAlike(alpha, at, -1));
    isEmpty &&= isAlike(alpha, at, 0);
  }
  return isEmpty ? EMPTY : !isEven ? MIXED : isDrawn ? region : SHADOW;
}

/** Whether all bytes of a block's row are as in the word of four; the last four overlap the ones before. */
const isAlike = (plane: DataView, at: number, word: number): boolean =>
  ((plane.getInt32(at, true) ^ word) |
    (plane.getInt32(at + 4, true) ^ word) |
    (plane.getInt32(at + 8, true) ^ word) |
    (plane.getInt32(at + 12, true) ^ word) |
    (plane.getInt32(at + SIDE - 3, true) ^ word)) ===
  0;
