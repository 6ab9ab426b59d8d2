import * as fc from "fast-check";
import { expect, test } from "vitest";
import { matchesPrefix } from "./analyse.ts";
import { buildText, type CostLevel, type Expansion, type Level, openText, type TextIndex, words } from "./index.ts";
import { singular } from "./singular.ts";
import { distance, maxLevel } from "./spelling.ts";
import { randomCases } from "../../../tools/test-runner/thorough.ts";

type Product = readonly (readonly string[])[];

const SYNONYMS = [
  ["sneakers", "trainers"],
  ["grey", "gray"],
];

const inOrderOfArrival = (products: number) => Uint32Array.from({ length: products }, (_, product) => product);

function indexOf(catalogue: readonly Product[], fields: number) {
  const builder = buildText({ fields });
  for (const [product, texts] of catalogue.entries())
    for (const [field, ofField] of texts.entries()) for (const text of ofField) builder.add(product, field, text);
  return openText(builder.finish(inOrderOfArrival(catalogue.length)), {
    products: catalogue.length,
    fields,
    synonyms: () => SYNONYMS,
  });
}

/** The word as typed if a product has it, otherwise its nearest spelling. */
function expand(index: TextIndex, word: string, isLast: boolean): Expansion | undefined {
  for (const level of [0, 1, 2] as const) {
    const found = index.matchesAtLevel(word, isLast, level);
    if (found) return found;
  }
  return undefined;
}

/** The cost of a product is that of the first level that contains it; undefined if it is not found. */
function costOf(levels: readonly CostLevel[], product: number): number | undefined {
  return levels.find(({ products }) => ((products[product >>> 5]! >>> (product & 31)) & 1) === 1)?.cost;
}

/** The rules of DESIGN.md in a plain loop: costs by product at the lowest level with a match among `live`. */
function naive(
  catalogue: readonly Product[],
  live: ReadonlySet<number>,
  fields: number,
  word: string,
  isLast: boolean,
) {
  const same = SYNONYMS.map((group) => group.map(singular)).filter((group) => group.includes(singular(word)));
  const alike = new Set([singular(word), ...same.flat()]);
  const isPrefix = matchesPrefix(word, isLast);
  const kindOf = (other: string, level: Level): "exact" | "other" | undefined => {
    if (level > 0)
      return /^\p{L}+$/u.test(other) && !/\p{scx=Han}/u.test(other) && near(word, other, isPrefix) <= level
        ? "other"
        : undefined;
    if (alike.has(singular(other))) return "exact";
    return isPrefix && other.startsWith(word) ? "other" : undefined;
  };
  for (const level of [0, 1, 2] as const) {
    if (level > maxLevel(word)) break;
    const costs = new Map<number, number>();
    const spellings = new Map<string, number>();
    for (const product of live) {
      const found = new Set<string>();
      for (const [field, texts] of catalogue[product]!.entries())
        for (const other of texts.flatMap(words)) {
          const kind = kindOf(other, level);
          if (!kind) continue;
          found.add(other);
          const cost = field + (kind === "exact" ? 0 : fields);
          costs.set(product, Math.min(cost, costs.get(product) ?? Infinity));
        }
      for (const other of found) spellings.set(other, (spellings.get(other) ?? 0) + 1);
    }
    if (costs.size > 0) return { level, costs, spellings };
  }
  return undefined;
}

/** The recursive definition of optimal string alignment. */
function near(a: string, b: string, toPrefix: boolean): number {
  const known = new Map<string, number>();
  const of = (i: number, j: number): number => {
    const key = `${i},${j}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let least = i === 0 ? j : j === 0 ? i : of(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
    if (i > 0 && j > 0) least = Math.min(least, of(i - 1, j) + 1, of(i, j - 1) + 1);
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, of(i - 2, j - 2) + 1);
    known.set(key, least);
    return least;
  };
  const ends = Array.from({ length: b.length + 1 }, (_, j) => of(a.length, j));
  return toPrefix ? Math.min(...ends) : ends[b.length]!;
}

const stem = fc.string({ unit: fc.constantFrom(..."abcs"), minLength: 1, maxLength: 10 });
const word = fc.oneof(
  stem,
  fc.constantFrom(
    "sneakers",
    "trainer",
    "gray",
    "dresses",
    "dress",
    "t-shirt",
    "connemara",
    "a1b2",
    "连衣裙",
    "裙",
    "é",
    "𞤢𞤣𞤤𞤥",
  ),
);
const product = fc.array(
  fc.array(
    fc.array(word, { maxLength: 4 }).map((some) => some.join(" ")),
    { maxLength: 2 },
  ),
  {
    minLength: 3,
    maxLength: 3,
  },
);
const asked = fc
  .oneof(stem, word, fc.constantFrom("snaekers", "conemarra", "連衣", "dres", "tshirt", "a1b3"))
  .chain((text) =>
    fc.record({ word: fc.constantFrom(...(words(text).length > 0 ? words(text) : ["x"])), isLast: fc.boolean() }),
  );

test("matches, costs and levels follow the rules, also after removing products", () => {
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 1, maxLength: 120 }),
      fc.array(asked, { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(119), { maxLength: 40 }),
      (catalogue, queries, removed) => {
        const index = indexOf(catalogue, 3);
        const live = new Set(catalogue.keys());
        for (const gone of removed) if (live.delete(gone)) index.forget(index.termsOf(catalogue[gone]!.flat()));
        for (const query of queries) {
          const expected = naive(catalogue, live, 3, query.word, query.isLast);
          const found = expand(index, query.word, query.isLast);
          expect(found?.level).toBe(expected?.level);
          if (!found || !expected) continue;
          expect(index.spellings(found)).toEqual(expected.spellings);
          const union = new Uint32Array((catalogue.length + 31) >>> 5);
          index.addProducts(found, union);
          const levels = index.costLevels(found);
          for (const one of live) {
            expect(costOf(levels, one)).toBe(expected.costs.get(one));
            expect(((union[one >>> 5]! >>> (one & 31)) & 1) === 1).toBe(expected.costs.has(one));
          }
        }
      },
    ),
    { numRuns: randomCases(100, 300) },
  );
});

test("the distance equals its recursive definition", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abcd"), maxLength: 9 });
  fc.assert(
    fc.property(letters, letters, fc.boolean(), (a, b, toPrefix) => {
      expect(distance(a, b, toPrefix)).toBe(near(a, b, toPrefix));
    }),
    { numRuns: randomCases(300, 1_000) },
  );
});

test.each([
  ["abc", 0],
  ["abcd", 1],
  ["abcdefg", 1],
  ["abcdefgh", 2],
  ["abcdefg1", 0],
  ["连衣", 0],
])("%s is corrected with up to %i edits", (typed, level) => {
  expect(maxLevel(typed)).toBe(level);
});

test("merged prefixes of many terms give the same results", () => {
  const catalogue = Array.from({ length: 20_000 }, (_, at): Product => [
    [`s${at % 977} s${at % 13}x`],
    [`sk${at} t${at % 3}`],
  ]);
  const builder = buildText({ fields: 2 });
  for (const [at, [one, two]] of catalogue.entries()) {
    builder.add(at, 0, one![0]!);
    builder.add(at, 1, two![0]!);
  }
  const sections = builder.finish(inOrderOfArrival(catalogue.length));
  expect(sections.prefixes.length).toBeGreaterThan(0);
  const size = { products: catalogue.length, fields: 2, synonyms: () => [] };
  const merged = openText(sections, size);
  const plain = openText({ ...sections, prefixes: new Uint32Array() }, size);
  for (const typed of ["s", "sk", "sk1", "s1", "t", "t1"]) {
    const costs = [merged, plain].map((index) => {
      const levels = index.costLevels(expand(index, typed, true)!);
      return catalogue.map((_, at) => costOf(levels, at));
    });
    expect(costs[0]).toEqual(costs[1]);
    expect(costs[0]!.some((cost) => cost !== undefined)).toBe(true);
  }
});

test("products are stored in the requested order", () => {
  const builder = buildText({ fields: 1 });
  for (const [arrival, text] of ["dress", "coat", "", "dress coat"].entries()) builder.add(arrival, 0, text);
  const index = openText(builder.finish(Uint32Array.of(3, 2, 0, 1)), { products: 4, fields: 1, synonyms: () => [] });
  const having = (typed: string) => index.costLevels(expand(index, typed, false)!).map(({ products }) => products[0]);
  expect(having("dress")).toEqual([0b0101]);
  expect(having("coat")).toEqual([0b1001]);
});

test("reading levels does not modify the index", () => {
  const catalogue: Product[] = Array.from({ length: 64 }, (_, at) => [[at % 2 ? "grey" : "gray", "greyish"]]);
  const index = indexOf(catalogue, 1);
  const grey = expand(index, "grey", true)!;
  const before = index.costLevels(grey).map(({ products }) => [...products]);
  index.costLevels(expand(index, "greyish", true)!);
  expect(index.costLevels(grey).map(({ products }) => [...products])).toEqual(before);
});

test("empty indexes, empty texts and products without text have no matches", () => {
  for (const catalogue of [[], [[]], [[[""]], [["… 👗"]], []]]) {
    const index = indexOf(catalogue, 1);
    expect(expand(index, "dress", true)).toBeUndefined();
    index.forget(index.termsOf(["dress"]));
  }
});

test("unpaired surrogates, very long words and repeated texts are supported", () => {
  const long = "z".repeat(10_000);
  const index = indexOf([[[`\ud800dress ${long}`, "dress dress"]], [[long]]], 1);
  expect([...index.spellings(expand(index, "dress", false)!)]).toEqual([["dress", 1]]);
  expect([...index.spellings(expand(index, words(long)[0]!, false)!)]).toEqual([["z".repeat(64), 2]]);
});

test("products out of order, unknown fields and products throw", () => {
  const builder = buildText({ fields: 1 });
  builder.add(3, 0, "dress");
  expect(() => builder.add(2, 0, "dress")).toThrow(/out of order/);
  expect(() => builder.add(3, 1, "dress")).toThrow(/no field 1/);
  expect(() => builder.finish(inOrderOfArrival(3))).toThrow(/not one of the 3 products/);
  const sections = builder.finish(inOrderOfArrival(4));
  expect(() => openText({ ...sections, postings: undefined }, { products: 4, fields: 1, synonyms: () => [] })).toThrow(
    /postings/,
  );
});
