// Reads a QR code of level M as a telephone would, from the standard and not from the encoder: for tests.

import { multiply } from "./error-correction.ts";
import type { Modules } from "./encode.ts";

const MASKS: readonly ((i: number, j: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_i, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

/** Blocks by version as table 9 has them for level M: [blocks, codewords in all, of which data], the shorter first. */
type Block = readonly [count: number, all: number, data: number];
const TABLE: Readonly<Record<number, readonly Block[]>> = {
  1: [[1, 26, 16]],
  2: [[1, 44, 28]],
  3: [[1, 70, 44]],
  4: [[2, 50, 32]],
  5: [[2, 67, 43]],
  7: [[4, 49, 31]],
  8: [
    [2, 60, 38],
    [2, 61, 39],
  ],
  10: [
    [4, 69, 43],
    [1, 70, 44],
  ],
};

/** Where the small squares are centred (annex E). */
const ALIGNMENT: Readonly<Record<number, readonly number[]>> = {
  1: [],
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  7: [6, 22, 38],
  8: [6, 24, 42],
  10: [6, 28, 50],
};

export function readQr(code: Modules): { version: number; text: string } {
  const size = code.length;
  const version = (size - 17) / 4;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => bitAt(code, 8, column));
  // Level and mask: the first five bits, with 10101 taken off.
  const mask = ((format[2] ?? 0) ^ 1) * 4 + (format[3] ?? 0) * 2 + ((format[4] ?? 0) ^ 1);
  if (((format[0] ?? 0) ^ 1) !== 0 || format[1] !== 0) throw new Error("not level M");
  const codewords = bytesOf(readBits(code, version, MASKS[mask] ?? (() => 1)));
  const data = blocksOf(version, codewords).flatMap((block) => {
    checkSyndromes(block.all, block.all.length - block.data);
    return block.all.slice(0, block.data);
  });
  const bits = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  if (!bits.startsWith("0100")) throw new Error("not byte mode");
  const lengthBits = version < 10 ? 8 : 16;
  const length = Number.parseInt(bits.slice(4, 4 + lengthBits), 2);
  const from = 4 + lengthBits;
  const bytes = Array.from({ length }, (_, n) => Number.parseInt(bits.slice(from + 8 * n, from + 8 * n + 8), 2));
  return { version, text: new TextDecoder().decode(new Uint8Array(bytes)) };
}

const bitAt = (code: Modules, row: number, column: number): number => (code[row]?.[column] ? 1 : 0);

function readBits(code: Modules, version: number, mask: (i: number, j: number) => number): number[] {
  const size = code.length;
  const centres = ALIGNMENT[version] ?? [];
  const isFixed = (i: number, j: number): boolean =>
    i === 6 ||
    j === 6 ||
    (i < 9 && (j < 9 || j >= size - 8)) ||
    (i >= size - 8 && j < 9) ||
    (version >= 7 && ((i < 6 && j >= size - 11) || (j < 6 && i >= size - 11))) ||
    centres.some((y) =>
      centres.some((x) => {
        const isCorner = (y < 9 && x < 9) || (y < 9 && x > size - 9) || (y > size - 9 && x < 9);
        return !isCorner && Math.abs(i - y) <= 2 && Math.abs(j - x) <= 2;
      }),
    );
  const bits: number[] = [];
  const columns = Array.from({ length: size }, (_, n) => size - 1 - n).filter((column) => column !== 6);
  for (let pair = 0; pair < columns.length; pair += 2) {
    for (let step = 0; step < size; step++) {
      const row = (pair / 2) % 2 === 0 ? size - 1 - step : step;
      for (const column of columns.slice(pair, pair + 2)) {
        if (!isFixed(row, column)) bits.push(bitAt(code, row, column) ^ (mask(row, column) === 0 ? 1 : 0));
      }
    }
  }
  return bits;
}

const bytesOf = (bits: readonly number[]): number[] =>
  Array.from({ length: Math.floor(bits.length / 8) }, (_, n) =>
    bits.slice(8 * n, 8 * n + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );

function blocksOf(version: number, codewords: readonly number[]): { all: number[]; data: number }[] {
  const shapes = (TABLE[version] ?? []).flatMap(([count, all, data]) =>
    Array.from({ length: count }, () => ({ all: [] as number[], length: all, data })),
  );
  const rest = [...codewords];
  const longest = Math.max(...shapes.map(({ data }) => data));
  for (let n = 0; n < longest; n++) for (const block of shapes) if (n < block.data) block.all.push(rest.shift() ?? 0);
  const correction = (shapes[0]?.length ?? 0) - (shapes[0]?.data ?? 0);
  for (let n = 0; n < correction; n++) for (const block of shapes) block.all.push(rest.shift() ?? 0);
  return shapes;
}

/** A codeword without an error is nought at every root of the generator. */
function checkSyndromes(block: readonly number[], count: number): void {
  let root = 1;
  for (let n = 0; n < count; n++) {
    const value = block.reduce((sum, byte) => multiply(sum, root) ^ byte, 0);
    if (value !== 0) throw new Error(`syndrome ${n} is ${value}`);
    root = multiply(root, 2);
  }
}
