// Where the modules of a code go: its fixed patterns, its data in a zigzag, and the mask under which it is read best.

import { alignmentPlaces, type Version } from "./versions.ts";

/** Undefined where nothing is drawn yet. */
type Grid = (boolean | undefined)[][];

/** The eight masks: where the module at a row and a column is turned over. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

export function drawCode(version: Version, codewords: readonly number[]): boolean[][] {
  const patterns = drawPatterns(version);
  const places = dataPlaces(patterns);
  const drawn = MASKS.map((isTurned, mask) => {
    const code = patterns.map((row) => row.map((module) => module ?? false));
    places.forEach(([row, column], index) => {
      const bit = (((codewords[index >> 3] ?? 0) >>> (7 - (index & 7))) & 1) === 1;
      (code[row] ?? [])[column] = bit !== isTurned(row, column);
    });
    drawFormat(code, mask);
    return code;
  });
  const penalties = drawn.map(penaltyOf);
  return drawn[penalties.indexOf(Math.min(...penalties))] ?? [];
}

function drawPatterns(version: Version): Grid {
  const { size } = version;
  const grid: Grid = Array.from({ length: size }, () => Array.from<undefined>({ length: size }));
  const set = (row: number, column: number, isDark: boolean): void => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };
  for (let place = 0; place < size; place++) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  const rings = (row: number, column: number, reach: number, isDark: (ring: number) => boolean): void => {
    for (let down = -reach; down <= reach; down++) {
      for (let right = -reach; right <= reach; right++) {
        set(row + down, column + right, isDark(Math.max(Math.abs(down), Math.abs(right))));
      }
    }
  };
  const corners = [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const;
  for (const [row, column] of corners) rings(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  const places = alignmentPlaces(version);
  const last = places.length - 1;
  places.forEach((row, down) =>
    places.forEach((column, right) => {
      const isCorner = (down === 0 && (right === 0 || right === last)) || (down === last && right === 0);
      if (!isCorner) rings(row, column, 2, (ring) => ring !== 1);
    }),
  );
  formatPlaces(size)
    .flat()
    .forEach(([row, column]) => set(row, column, false));
  set(size - 8, 8, true);
  versionBits(version).forEach((bit, index) => {
    const [near, far] = [Math.floor(index / 3), size - 11 + (index % 3)];
    set(near, far, bit);
    set(far, near, bit);
  });
  return grid;
}

/** Two columns at a time from the right, up and down in turn, past the upright timing pattern. */
function dataPlaces(grid: Grid): (readonly [row: number, column: number])[] {
  const places: (readonly [number, number])[] = [];
  let isUpward = true;
  for (let right = grid.length - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < grid.length; step++) {
      const row = isUpward ? grid.length - 1 - step : step;
      for (const column of [right, right - 1]) if (grid[row]?.[column] === undefined) places.push([row, column]);
    }
    isUpward = !isUpward;
  }
  return places;
}

/** The places of the fifteen bits of the format, the lowest bit first; each bit has two. */
function formatPlaces(size: number): (readonly (readonly [row: number, column: number])[])[] {
  return Array.from({ length: 15 }, (_, bit) => {
    const upright = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    const level = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    return [
      [upright, 8],
      [8, level],
    ];
  });
}

function drawFormat(code: boolean[][], mask: number): void {
  const bits = formatBits(mask);
  formatPlaces(code.length).forEach((places, bit) => {
    for (const [row, column] of places) (code[row] ?? [])[column] = ((bits >>> bit) & 1) === 1;
  });
}

/** Level M is 00; behind it the mask, then ten bits of correction, all turned over by a fixed pattern. */
export function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask << 10, 0x537, 10)) ^ 0x5412;
}

/** Eighteen, the lowest first; small codes do not say their version. */
export function versionBits({ number }: Pick<Version, "number">): boolean[] {
  if (number < 7) return [];
  const bits = (number << 12) | remainder(number << 12, 0x1f25, 12);
  return Array.from({ length: 18 }, (_, bit) => ((bits >>> bit) & 1) === 1);
}

function remainder(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - degree);
  return rest;
}

/** How hard a code is to read: runs, squares of one colour, what looks like a corner, and too much of one colour. */
function penaltyOf(code: boolean[][]): number {
  const columns = code.map((_, column) => code.map((row) => row[column] ?? false));
  const lines = [...code, ...columns];
  const runs = lines.reduce((sum, line) => sum + runPenalty(line), 0);
  const corners = lines.reduce((sum, line) => sum + 40 * cornersIn(line), 0);
  let squares = 0;
  for (let row = 1; row < code.length; row++) {
    for (let column = 1; column < code.length; column++) {
      const module = code[row]?.[column];
      const isSquare = [code[row]?.[column - 1], code[row - 1]?.[column], code[row - 1]?.[column - 1]];
      if (isSquare.every((other) => other === module)) squares += 3;
    }
  }
  const dark = code.flat().filter(Boolean).length / code.length ** 2;
  return runs + corners + squares + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

function runPenalty(line: readonly boolean[]): number {
  let [sum, length] = [0, 0];
  line.forEach((module, index) => {
    length = index > 0 && line[index - 1] === module ? length + 1 : 1;
    if (length === 5) sum += 3;
    else if (length > 5) sum += 1;
  });
  return sum;
}

const cornersIn = (line: readonly boolean[]): number => {
  const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
  return [...text.matchAll(/(?=10111010000|00001011101)/g)].length;
};
