// Designers: their number grows with the shop, they cover every letter, and all are invented.
import { DEFAULT_TAXONOMY, toHandle } from "#catalogue";
import { expect, test } from "vitest";
import { type Designer, designerCount, designersOf } from "./index.ts";
import { REAL_LABELS } from "./testing-real-labels.ts";

const most = designersOf(500_000);

test("a larger catalogue has more designers", () => {
  expect([2_000, 24_000, 500_000].map(designerCount)).toEqual([200, 420, 2_500]);
  expect(designerCount(1)).toBe(1);
  expect(designersOf(24_000).map(({ name }) => name)).toEqual(most.slice(0, 420).map(({ name }) => name));
});

test("every designer has a unique handle", () => {
  expect(new Set(most.map(({ handle }) => handle)).size).toBe(2_500);
  expect(new Set(most.map(({ name }) => name)).size).toBe(2_500);
});

test("the smallest catalogue already has designers under # and every letter", () => {
  const groups = new Set(designersOf(2_000).map(({ handle }) => (/^[a-z]/.test(handle) ? handle.charAt(0) : "#")));
  expect([...groups].toSorted().join("")).toBe("#abcdefghijklmnopqrstuvwxyz");
});

test("names cover the rules of handles: accents, ampersands, apostrophes, plus signs, dashes, numerals", () => {
  const names = designersOf(2_000).map(({ name }) => name);
  const kinds = [/[À-ɏ]/, /&/, /’/, /\+/, /–/, /\d/, /°/, /-/];
  expect(kinds.filter((kind) => !names.some((name) => kind.test(name)))).toEqual([]);
});

test("no name is that of a real label", () => {
  const real = new Set(REAL_LABELS.map(toHandle));
  expect(most.filter(({ handle }) => real.has(handle))).toEqual([]);
  const long = [...real].filter((handle) => handle.length > 5);
  const within = ({ handle }: Designer): string[] => long.filter((label) => `-${handle}-`.includes(`-${label}-`));
  expect(most.flatMap((one) => within(one).map((label) => `${one.name}: ${label}`))).toEqual([]);
});

test("the number of products falls with the rank, and the first designer does not dominate", () => {
  const designers = designersOf(24_000);
  const total = designers.reduce((sum, { weight }) => sum + weight, 0);
  expect((designers[0]?.weight ?? 0) / total).toBeLessThan(0.05);
  expect(designers.every(({ weight }, at) => at === 0 || weight < (designers[at - 1]?.weight ?? 0))).toBe(true);
});

test("each has a known kind and palette, and a description of two or three sentences", () => {
  const types = new Set(DEFAULT_TAXONOMY.types.map(({ id }) => id));
  for (const { types: made, description, priceLevel, groups } of most) {
    expect(Object.keys(made).filter((type) => !types.has(type))).toEqual([]);
    expect(Object.keys(groups).length).toBeGreaterThan(0);
    expect(priceLevel).toBeGreaterThan(0.4);
    expect(priceLevel).toBeLessThan(2.5);
    expect(description.match(/[.!?](?= |$)/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    expect(description).not.toMatch(/undefined| {2}/);
  }
});
