import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PRODUCT_SCHEMA as schema } from "../../products.ts";
import { LIMITS } from "../../query.ts";
import { readFilter } from "../../reference/filter.ts";
import { readProduct } from "../../reference/rows.ts";
import { parseFilters } from "./filters.ts";
import { randomCases } from "../../../tools/test-runner/thorough.ts";

interface Goods {
  readonly vendor: string;
  readonly tags: readonly string[];
  /** Optional, to test missing numbers. */
  readonly sold_num?: number;
}

/** A filter and its meaning. */
interface Written {
  readonly text: string;
  readonly matches: (goods: Goods) => boolean;
}

const NAMES = ["A", 'say "x"', "Levi's", "back\\slash", "NOT", "é 羊", "-1"] as const;
const GOODS: readonly Goods[] = NAMES.flatMap((vendor, place) => [
  { vendor, tags: NAMES.slice(place, place + 2), sold_num: place - 2 },
  { vendor, tags: ["A", "plain"] },
]);
const ROWS = GOODS.map(({ tags, ...fields }, place) => {
  const record = {
    id: `${place}`,
    fields: { ...fields, tags: tags.join("\t") },
    variants: [{ id: `${place}`, fields: {} }],
  };
  return readProduct(record, schema, () => []).rows[0]!;
});

const quoted = (text: string, quote: string) =>
  quote + text.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`) + quote;
const quote = fc.constantFrom('"', "'");
const name = fc.constantFrom(...NAMES);
const number = fc.integer({ min: -3, max: 6 });

const vendor = fc.tuple(name, quote).map(([value, mark]): Written => ({
  text: `vendor:${quoted(value, mark)}`,
  matches: (goods) => goods.vendor === value,
}));
const tag = fc.tuple(name, quote, fc.constantFrom("", "tags:", "_tags: ")).map(([value, mark, prefix]): Written => ({
  text: prefix + quoted(value, mark),
  matches: ({ tags }) => tags.includes(value),
}));
const bare = fc.constant<Written>({ text: "plain", matches: ({ tags }) => tags.includes("plain") });
const unknown = fc
  .constantFrom("unknown:x", "unknown>3", "vendor>3", "sold_num:many")
  .map((text): Written => ({ text, matches: () => false }));
const COMPARE = {
  "=": (a: number, b: number) => a === b,
  "!=": (a: number, b: number) => a !== b,
  "<": (a: number, b: number) => a < b,
  "<=": (a: number, b: number) => a <= b,
  ">": (a: number, b: number) => a > b,
  ">=": (a: number, b: number) => a >= b,
} as const;
const comparison = fc
  .tuple(fc.constantFrom("=", "!=", "<", "<=", ">", ">="), number, fc.constantFrom("", " ", "\t"))
  .map(([sign, wanted, space]): Written => ({
    text: `sold_num${space}${sign}${space}${wanted}`,
    matches: ({ sold_num: sold }) => sold !== undefined && COMPARE[sign](sold, wanted),
  }));
const range = fc.tuple(number, number).map(([lower, upper]): Written => ({
  text: `sold_num:${lower} TO ${upper}`,
  matches: ({ sold_num: sold }) => sold !== undefined && sold >= lower && sold <= upper,
}));

const { expression } = fc.letrec<{ expression: Written; factor: Written; clause: Written }>((tie) => ({
  factor: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    vendor,
    tag,
    bare,
    unknown,
    comparison,
    range,
    tie("factor").map(({ text, matches }) => ({ text: `NOT ${text}`, matches: (goods: Goods) => !matches(goods) })),
    tie("expression").map(({ text, matches }) => ({ text: `(${text})`, matches })),
  ),
  clause: fc.array(tie("factor"), { minLength: 1, maxLength: 3 }).map((factors) => ({
    text: factors.map(({ text }) => text).join(" OR "),
    matches: (goods) => factors.some(({ matches }) => matches(goods)),
  })),
  expression: fc.array(tie("clause"), { minLength: 1, maxLength: 3 }).map((clauses) => ({
    text: clauses.map(({ text }) => text).join(" AND "),
    matches: (goods) => clauses.every(({ matches }) => matches(goods)),
  })),
}));

test("filters of the grammar match what they mean", () => {
  fc.assert(
    fc.property(expression, ({ text, matches }) => {
      const parsed = parseFilters(text, schema);
      const found = parsed.kind === "filter" ? ROWS.map(readFilter(parsed.filter, schema)) : parsed.message;
      expect(found, text).toEqual(GOODS.map(matches));
    }),
    { numRuns: randomCases(500, 3_000) },
  );
});

test("malformed filters are rejected with one sentence and never throw", () => {
  const scraps = fc.constantFrom(..."( ) : < > = ! \" ' \\ AND OR NOT TO a 3 <score=".split(" "), " ");
  fc.assert(
    fc.property(fc.array(scraps, { maxLength: 12 }), (parts) => {
      const parsed = parseFilters(parts.join(""), schema);
      expect(parsed.kind === "problem" ? parsed.message : "filters: fine").toMatch(/^filters: /);
    }),
    { numRuns: randomCases(500, 3_000) },
  );
});

test("quoted keywords are values", () => {
  const parsed = parseFilters('vendor:"AND" AND vendor:"OR" AND "NOT"', schema);
  expect(parsed).toMatchObject({
    kind: "filter",
    filter: { of: [{ values: ["AND"] }, { values: ["OR"] }, { values: ["NOT"] }] },
  });
});

test("a score affects ranking but does not filter", () => {
  const parsed = parseFilters("vendor:A<score=2> OR vendor:B", schema);
  expect(parsed).toMatchObject({ filter: { values: ["A", "B"] }, boosts: [{ filter: { values: ["A"] }, weight: 2 }] });
});

test("filters designed to exhaust the parser are rejected", () => {
  const messageOf = (filters: string) => {
    const parsed = parseFilters(filters, schema);
    return parsed.kind === "problem" ? parsed.message : "none";
  };
  expect(messageOf("(".repeat(100_000))).toContain("at most 32 levels deep");
  expect(messageOf(`${"(".repeat(33)}vendor:a${")".repeat(33)}`)).toContain("at most 32 levels deep");
  expect(messageOf(`${"(".repeat(32)}vendor:a${")".repeat(32)}`)).toBe("none");
  expect(messageOf(`${"NOT ".repeat(50_000)}vendor:a`)).toBe("none");
  expect(messageOf(Array.from({ length: LIMITS.filterNodes + 1 }, () => "vendor:a").join(" OR "))).toContain(
    "conditions",
  );
  expect(messageOf("a".repeat(1_000_000))).toContain("characters are allowed");
  expect(messageOf(`vendor:"${"\\".repeat(200_001)}`)).toContain("unclosed quote");
});
