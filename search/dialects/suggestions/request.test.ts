import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { INITIAL_LISTS } from "#catalogue";
import { parseSuggestionsRequest } from "./parse-request.ts";
import { printSuggestionsRequest, suggestionsRequest } from "./print-request.ts";
import type { SuggestionsRequest } from "./wire.ts";
import { randomCases } from "../../../tools/test-runner/thorough.ts";

const overWire = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

const anyRequest = fc.record(
  {
    text: fc.string({ unit: "binary" }),
    language: fc.constantFrom("zh", "en"),
    limit: fc.nat(200),
    fields: fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }),
    marks: fc.record({ before: fc.string(), after: fc.string() }),
    withCounts: fc.boolean(),
    priceList: fc.constantFrom(...INITIAL_LISTS),
  },
  { requiredKeys: ["text", "language", "limit", "withCounts", "priceList"] },
) as fc.Arbitrary<SuggestionsRequest>;

test("[SR-05] the golden request is parsed as its query", () => {
  const golden = JSON.parse(readFileSync(new URL("golden/request.json", import.meta.url), "utf8"));
  expect(parseSuggestionsRequest(golden.body)).toEqual({ kind: "suggestions", request: golden.request });
  expect(overWire(printSuggestionsRequest(golden.request))).toEqual(golden.body);
});

test("[SR-05] a printed request is parsed as the same request", () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      expect(parseSuggestionsRequest(overWire(printSuggestionsRequest(request)))).toEqual({
        kind: "suggestions",
        request,
      });
    }),
    { numRuns: randomCases(300, 1_000) },
  );
});

test("[SR-05] a search box asks for 200 suggestions, in Chinese if that is the browser's language", () => {
  const body = printSuggestionsRequest(suggestionsRequest("大", "zh-Hans-CN"));
  expect(body).toMatchObject({ lang: "zh_CN", query_clause_info: { config_info: { start: 0, hit: 200 } } });
  expect(printSuggestionsRequest(suggestionsRequest("c", "en-GB")).lang).toBe("en_US");
  expect(printSuggestionsRequest(suggestionsRequest("c", "zho")).lang).toBe("en_US");
});

test.each<[body: unknown, message: RegExp]>([
  [{}, /query_clause_info/],
  [{ lang: "fr_FR", query_clause_info: {} }, /^lang/],
  [{ price_list: "us_usd", query_clause_info: {} }, /^price_list/],
  [{ query_clause_info: { query_text: "x".repeat(513) } }, /query_text/],
  [{ query_clause_info: { config_info: { start: 10 } } }, /start must be 0/],
  [{ query_clause_info: { config_info: { hit: 201 } } }, /config_info\.hit/],
  [{ query_clause_info: { config_info: { hit: -1 } } }, /config_info\.hit/],
  [{ query_clause_info: { query_filter: "a=1" } }, /query_filter/],
])("a malformed body is rejected with the path of the mistake: %j", (body, message) => {
  const parsed = parseSuggestionsRequest(body);
  expect(parsed).toMatchObject({ kind: "malformed", code: "bad-request", message: expect.stringMatching(message) });
});
