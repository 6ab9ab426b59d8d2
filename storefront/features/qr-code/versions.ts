// The forty sizes of QR codes at correction level M, which mends 15 % of a code. ISO/IEC 18004, tables 1, 9 and E.1.

export interface Version {
  /** 1 to 40. */
  readonly number: number;
  /** Modules a side. */
  readonly size: number;
  /** How many blocks the codewords are dealt to. */
  readonly blocks: number;
  /** Codewords of correction in each block. */
  readonly correction: number;
  /** Codewords of data in all blocks. */
  readonly capacity: number;
}

const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
  37, 38, 40, 43, 45, 47, 49,
];

export const VERSIONS: readonly Version[] = CORRECTION.map((correction, index) => {
  const number = index + 1;
  const blocks = BLOCKS[index] ?? 1;
  const total = Math.floor(freeModules(number) / 8);
  return { number, size: 4 * number + 17, blocks, correction, capacity: total - blocks * correction };
});

/** Bits that say how long the text is. */
export const lengthBits = ({ number }: Version): number => (number < 10 ? 8 : 16);

/** Rows and columns whose crossings carry the small squares. */
export function alignmentPlaces({ number, size }: Version): number[] {
  if (number === 1) return [];
  const count = Math.floor(number / 7) + 2;
  const step = number === 32 ? 26 : Math.ceil((size - 13) / (2 * count - 2)) * 2;
  const places = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step);
  return [6, ...places.toReversed()];
}

/** Modules that no pattern, format or version takes. */
function freeModules(number: number): number {
  const all = (16 * number + 128) * number + 64;
  if (number === 1) return all;
  const squares = Math.floor(number / 7) + 2;
  return all - ((25 * squares - 10) * squares - 55) - (number >= 7 ? 36 : 0);
}
