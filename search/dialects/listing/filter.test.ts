import * as fc from "fast-check";
import { expect, test } from "vitest";
import { all, any, exists, is, not, within, type Filter } from "../../query.ts";
import { parseFilter } from "./parse-filter.ts";
import { printFilter } from "./print-filter.ts";
import { printListingRequest } from "./print-request.ts";
import { anyFilter } from "./testing-queries.ts";
import { randomCases } from "../../../tools/test-runner/thorough.ts";

const read = (text: string): Filter | string => {
  const parsed = parseFilter(text);
  return parsed.kind === "filter" ? parsed.filter : `${parsed.code}: ${parsed.message}`;
};

const DATE = Date.parse("2026-11-01T09:00:00Z");

test.each<[text: string, filter: Filter]>([
  ['visibility="YES"', is("visibility", "YES")],
  ['vendor!="Åkerlund"', not(is("vendor", "Åkerlund"))],
  ["is_promotion=true", is("is_promotion", true)],
  ['vendor IN ("A", "B")', is("vendor", "A", "B")],
  ["vendor IN ()", is("vendor")],
  ['vendor NOT IN ("A", "B")', not(is("vendor", "A", "B"))],
  ["cn_cny_price_1k>=100000", within("cn_cny_price_1k", { atLeast: 100_000 })],
  ["price<-1.5e3", within("price", { below: -1500 })],
  ["price WITHIN [10, 20)", within("price", { atLeast: 10, below: 20 })],
  ["price WITHIN (10, 20]", within("price", { above: 10, atMost: 20 })],
  ["price WITHIN (,)", within("price", {})],
  ["viplevel=0 OR viplevel IS NULL", any(is("viplevel", 0), not(exists("viplevel")))],
  ["size IS NOT NULL", exists("size")],
  ["a=1 AND b=2 OR c=3", any(all(is("a", 1), is("b", 2)), is("c", 3))],
  ["a=1 AND (b=2 OR c=3)", all(is("a", 1), any(is("b", 2), is("c", 3)))],
  ["(a=1 AND b=2) AND c=3", all(all(is("a", 1), is("b", 2)), is("c", 3))],
  ["NOT (a=1 AND b=2)", not(all(is("a", 1), is("b", 2)))],
  ["NOT NOT a=1", not(not(is("a", 1)))],
  ["TRUE AND NOT FALSE", all(all(), not(any()))],
  ['"odd name"="x"', is("odd name", "x")],
  ['"not"="x"', is("not", "x")],
  [String.raw`title="a \"quoted\" \\ \u4e2d\t"`, is("title", 'a "quoted" \\ 中\t')],
])("parses %s", (text, filter) => {
  expect(read(text)).toEqual(filter);
});

test("keywords are case-insensitive, spaces are optional, and dates become milliseconds", () => {
  expect(read('not(a = 1)and\n b  in("x" ,2)Or c is null')).toEqual(
    any(all(not(is("a", 1)), is("b", "x", 2)), not(exists("c"))),
  );
  expect(read('published_at>="2026-11-01T09:00:00Z"')).toEqual(within("published_at", { atLeast: DATE }));
});

test("prints filters readably", () => {
  const filter = all(
    is("visibility", "YES"),
    is("department", "women", "men"),
    not(is("vendor", "Åkerlund")),
    any(is("viplevel", 0), not(exists("viplevel"))),
    within("eu_eur_price_f", { atLeast: 100, below: 250.5 }),
  );
  expect(printFilter(filter)).toBe(
    'visibility="YES" AND department IN ("women", "men") AND vendor!="Åkerlund" AND ' +
      "(viplevel=0 OR viplevel IS NULL) AND eu_eur_price_f WITHIN [100, 250.5)",
  );
});

test("a printed filter is parsed as the same filter", () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(read(printFilter(filter))).toEqual(filter);
    }),
    { numRuns: randomCases(500, 2_000) },
  );
});

test("redundant bounds and conjunctions of one filter are simplified", () => {
  const range = { atLeast: 5, above: 5, atMost: Infinity, below: 9 };
  expect(printFilter(within("price", range))).toBe("price WITHIN (5, 9)");
  expect(printFilter(within("price", { atLeast: -Infinity, atMost: 3 }))).toBe("price<=3");
  expect(printFilter({ kind: "all", of: [{ kind: "not", of: { kind: "any", of: [is("a", "b")] } }] })).toBe('a!="b"');
  expect(() => printFilter(within("price", { atLeast: NaN }))).toThrow(RangeError);
});

test("infinite numbers, which JSON cannot express, keep their meaning", () => {
  expect(printFilter(is("vendor", Infinity))).toBe('vendor="Infinity"');
  expect(printFilter(within("price", { above: Infinity }))).toBe("FALSE");
  expect(printFilter(not(within("price", { below: -Infinity })))).toBe("NOT FALSE");
  const refinements = [{ attribute: "price", range: { atLeast: Infinity } }];
  expect(printListingRequest({ refinements }).query_clause_info.refinements).toEqual([
    { field: "price", operator: "or", values: [] },
  ]);
});

test.each([
  ["visibility=YES", /at character 12: expected a number, true, false or a text in double quotes/],
  ["", /at the end: expected the name of an attribute/],
  ["a=1 b=2", /at character 5: expected AND, OR or the end/],
  ["a=1 AND", /at the end: expected the name of an attribute/],
  ["(a=1", /at the end: expected "\)"/],
  ["a=1)", /at character 4: expected AND, OR or the end/],
  ['a="x', /the quoted text is not closed/],
  [String.raw`a="\x"`, /not a valid JSON string/],
  ["a>true", /a number or a date/],
  ['a>"yesterday"', /a number or a date/],
  ['a>"2026-13-45"', /a number or a date/],
  ["a=1e999", /the number is too large/],
  ["a~1", /unexpected "~"/],
  ["a IN 1", /expected "\("/],
  ["a NOT 1", /expected IN/],
  ["a IS 1", /expected NULL/],
  ["a WITHIN [1 2]", /expected ","/],
  ["AND=1", /expected the name of an attribute/],
])("reports the mistake in %s", (text, message) => {
  const found = read(text);
  expect(found).toMatch(/^bad-filter: /);
  expect(found).toMatch(message);
});

test("nesting, conditions and values are limited, and long malformed filters are rejected in one pass", () => {
  expect(read(`${"(".repeat(32)}a=1${")".repeat(32)}`)).toEqual(is("a", 1));
  expect(read(`${"(".repeat(33)}a=1${")".repeat(33)}`)).toMatch(/^too-deep/);
  expect(read("(".repeat(900_000))).toMatch(/^too-deep/);
  expect(read("NOT ".repeat(250_000))).toMatch(/^too-deep/);
  expect(read(`a IN (${"1,".repeat(450_000)}1)`)).toMatch(/^too-large/);
  expect(read(`a=1${" AND a=1".repeat(100_000)}`)).toMatch(/^too-large/);
  expect(read(`a="${"\\".repeat(900_001)}`)).toMatch(/is not closed/);
  expect(read(`a="${"x".repeat(900_000)}"`)).toEqual(is("a", "x".repeat(900_000)));
  expect(read(`${" ".repeat(900_000)}a=1`)).toEqual(is("a", 1));
});
