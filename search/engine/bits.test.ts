import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  complement,
  countBits,
  intersect,
  LIST_SLACK,
  listBits,
  setAll,
  setBit,
  setCommon,
  subtract,
  unite,
  wordsFor,
} from "./bits.ts";

const ROWS = 131;
const rows = fc.uniqueArray(fc.nat({ max: ROWS - 1 }));
const bitsOf = (members: readonly number[]) => {
  const bits = new Uint32Array(wordsFor(ROWS));
  for (const row of members) setBit(bits, row);
  return bits;
};
const membersOf = (bits: Uint32Array) => {
  const list = new Uint32Array(ROWS + LIST_SLACK);
  return [...list.subarray(0, listBits(bits, list))];
};
const sorted = (members: Iterable<number>) => [...members].toSorted((a, b) => a - b);

test("set operations match those of Set", () => {
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      const [a, b] = [new Set(one), new Set(other)];
      const check = (operation: (into: Uint32Array, by: Uint32Array) => void, expected: Iterable<number>) => {
        const bits = bitsOf(one);
        operation(bits, bitsOf(other));
        expect(membersOf(bits)).toEqual(sorted(expected));
        expect(countBits(bits)).toBe([...expected].length);
      };
      check(
        intersect,
        one.filter((row) => b.has(row)),
      );
      check(unite, new Set([...one, ...other]));
      check(
        subtract,
        one.filter((row) => !b.has(row)),
      );
      const turned = bitsOf(one);
      complement(turned, ROWS);
      expect(membersOf(turned)).toEqual(Array.from({ length: ROWS }, (_, row) => row).filter((row) => !a.has(row)));
    }),
  );
});

test("any number of sets can be intersected", () => {
  fc.assert(
    fc.property(fc.array(rows, { minLength: 1, maxLength: 6 }), (sets) => {
      const into = bitsOf([]);
      setCommon(into, sets.map(bitsOf));
      expect(membersOf(into)).toEqual(sorted(sets[0]!.filter((row) => sets.every((set) => set.includes(row)))));
    }),
  );
});

test("long runs of empty and full words are listed and counted correctly", () => {
  for (const [from, to] of [
    [0, 0],
    [0, 640],
    [95, 97],
    [200, 330],
    [600, 640],
  ] as const) {
    const bits = new Uint32Array(20);
    for (let row = from; row < to; row++) setBit(bits, row);
    const list = new Uint32Array(640 + LIST_SLACK);
    const listed = [...list.subarray(0, listBits(bits, list))];
    expect(listed).toEqual(Array.from({ length: to - from }, (_, at) => from + at));
    expect(countBits(bits)).toBe(to - from);
  }
});

test.each([0, 1, 31, 32, 33, 64, 131])("setting all of %i rows sets only those", (count) => {
  const bits = new Uint32Array(wordsFor(ROWS)).fill(0xffffffff);
  setAll(bits, count);
  expect(membersOf(bits)).toEqual(Array.from({ length: count }, (_, row) => row));
});
