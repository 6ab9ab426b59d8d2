import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PRODUCT_SCHEMA as schema } from "../../products.ts";
import { LIMITS } from "../../query.ts";
import { readFilter } from "../../reference/filter.ts";
import { readProduct } from "../../reference/rows.ts";
import { parseFilters } from "./filters.ts";

interface Goods {
  readonly vendor: string;
  readonly tags: readonly string[];
  /** Absent where nobody counted. */
  readonly sold_num?: number;
}

/** A filter as it is written, and as it is meant. */
interface Written {
  readonly text: string;
  readonly holds: (goods: Goods) => boolean;
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
  holds: (goods) => goods.vendor === value,
}));
const tag = fc.tuple(name, quote, fc.constantFrom("", "tags:", "_tags: ")).map(([value, mark, prefix]): Written => ({
  text: prefix + quoted(value, mark),
  holds: ({ tags }) => tags.includes(value),
}));
const bare = fc.constant<Written>({ text: "plain", holds: ({ tags }) => tags.includes("plain") });
const unknown = fc
  .constantFrom("unknown:x", "unknown>3", "vendor>3", "sold_num:many")
  .map((text): Written => ({ text, holds: () => false }));
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
    holds: ({ sold_num: sold }) => sold !== undefined && COMPARE[sign](sold, wanted),
  }));
const range = fc.tuple(number, number).map(([lower, upper]): Written => ({
  text: `sold_num:${lower} TO ${upper}`,
  holds: ({ sold_num: sold }) => sold !== undefined && sold >= lower && sold <= upper,
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
    tie("factor").map(({ text, holds }) => ({ text: `NOT ${text}`, holds: (goods: Goods) => !holds(goods) })),
    tie("expression").map(({ text, holds }) => ({ text: `(${text})`, holds })),
  ),
  clause: fc.array(tie("factor"), { minLength: 1, maxLength: 3 }).map((factors) => ({
    text: factors.map(({ text }) => text).join(" OR "),
    holds: (goods) => factors.some(({ holds }) => holds(goods)),
  })),
  expression: fc.array(tie("clause"), { minLength: 1, maxLength: 3 }).map((clauses) => ({
    text: clauses.map(({ text }) => text).join(" AND "),
    holds: (goods) => clauses.every(({ holds }) => holds(goods)),
  })),
}));

test("whatever can be written in the grammar finds what it means", () => {
  fc.assert(
    fc.property(expression, ({ text, holds }) => {
      const parsed = parseFilters(text, schema);
      const found = parsed.kind === "filter" ? ROWS.map(readFilter(parsed.filter, schema)) : parsed.message;
      expect(found, text).toEqual(GOODS.map(holds));
    }),
    { numRuns: 3_000 },
  );
});

test("whatever else is written is refused in one sentence, and never an exception", () => {
  const scraps = fc.constantFrom(..."( ) : < > = ! \" ' \\ AND OR NOT TO a 3 <score=".split(" "), " ");
  fc.assert(
    fc.property(fc.array(scraps, { maxLength: 12 }), (parts) => {
      const parsed = parseFilters(parts.join(""), schema);
      expect(parsed.kind === "problem" ? parsed.message : "filters: fine").toMatch(/^filters: /);
    }),
    { numRuns: 3_000 },
  );
});

test("words of the grammar in quotes are values", () => {
  const parsed = parseFilters('vendor:"AND" AND vendor:"OR" AND "NOT"', schema);
  expect(parsed).toMatchObject({
    kind: "filter",
    filter: { of: [{ values: ["AND"] }, { values: ["OR"] }, { values: ["NOT"] }] },
  });
});

test("a score ranks and does not narrow", () => {
  const parsed = parseFilters("vendor:A<score=2> OR vendor:B", schema);
  expect(parsed).toMatchObject({ filter: { values: ["A", "B"] }, boosts: [{ filter: { values: ["A"] }, weight: 2 }] });
});

test("what is written to exhaust it is refused", () => {
  const messageOf = (filters: string) => {
    const parsed = parseFilters(filters, schema);
    return parsed.kind === "problem" ? parsed.message : "none";
  };
  expect(messageOf("(".repeat(100_000))).toContain("nested 32 deep");
  expect(messageOf(`${"(".repeat(33)}vendor:a${")".repeat(33)}`)).toContain("nested 32 deep");
  expect(messageOf(`${"(".repeat(32)}vendor:a${")".repeat(32)}`)).toBe("none");
  expect(messageOf(`${"NOT ".repeat(50_000)}vendor:a`)).toBe("none");
  expect(messageOf(Array.from({ length: LIMITS.filterNodes + 1 }, () => "vendor:a").join(" OR "))).toContain(
    "conditions",
  );
  expect(messageOf("a".repeat(1_000_000))).toContain("characters are allowed");
  expect(messageOf(`vendor:"${"\\".repeat(200_001)}`)).toContain("quote without its end");
});
