import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { SearchResult } from "../../query.ts";
import { printListingResponse, printListingErrors } from "./print-response.ts";
import { readListingResponse } from "./read-response.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const FOUND: SearchResult = {
  kind: "found",
  hits: [
    // Unusual spaces and escapes, which must be sent unchanged.
    { id: "1", variantId: "11", json: encode(String.raw`{ "title":"Caf\u00e9 coat", "price":1.0 }`) },
    {
      id: "2",
      variantId: "21",
      json: encode('{"title":"Wool coat"}'),
      highlights: { title: { text: "<em>Wool</em> coat", level: "full", words: ["wool"] } },
    },
  ],
  total: 310,
  facets: [
    { attribute: "vendor", values: [{ value: "Åkerlund", count: 7 }], distinctValues: 90 },
    {
      attribute: "eu_eur_price_f",
      values: [],
      distinctValues: 12,
      stats: { min: 10, max: 20.5, sum: 30.5, average: 15.25 },
    },
  ],
  isExact: true,
  queryId: "0123456789abcdef0123456789abcdef",
  corrections: [{ typed: "wol", found: "wool" }],
};

test("[SR-01] the response matches the golden file, and hits are sent byte for byte", () => {
  const response = decode(printListingResponse(FOUND));
  expect(response).toContain(String.raw`{ "title":"Caf\u00e9 coat", "price":1.0 }`);
  const golden = readFileSync(new URL("golden/response.json", import.meta.url), "utf8");
  expect(JSON.parse(response)).toEqual(JSON.parse(golden));
});

test("a printed response is read as the same result", () => {
  const { hits, ...rest } = FOUND;
  expect(readListingResponse(JSON.parse(decode(printListingResponse(FOUND))))).toEqual({
    ...rest,
    hits: [
      { title: "Café coat", price: 1 },
      { title: "Wool coat", _summary: { title: "<em>Wool</em> coat" } },
    ],
  });
  expect(hits).toHaveLength(2);
});

test("[SR-01] ids, matches, groups and unused contexts are there only on request", () => {
  const [facet, ...facets] = FOUND.facets;
  const groups = [{ name: "Å", count: 7 }];
  const found = { ...FOUND, facets: [{ ...facet!, groups }, ...facets], unusedRuleContexts: ["home"] };
  const { result } = JSON.parse(decode(printListingResponse(found, { hasIds: true, hasMatches: true })));
  expect(result).toMatchObject({ unused_rule_contexts: ["home"], facets: [{ groups }, {}] });
  expect(result.ids).toEqual([
    ["1", "11"],
    ["2", "21"],
  ]);
  expect(result.hits[1]).toMatchObject({ _matches: { title: { level: "full", words: ["wool"] } } });
  const plain = decode(printListingResponse(FOUND));
  for (const name of ["ids", "_matches", "groups", "unused_rule_contexts"]) expect(plain).not.toContain(`"${name}"`);
});

test("[SR-01] any status but OK is a failure", () => {
  const error = { code: "bad-filter", message: "Invalid filter." };
  expect(readListingResponse(JSON.parse(printListingErrors(error)))).toEqual({ kind: "failed", errors: [error] });
  for (const other of [null, 1, "OK", [], {}, { status: "OK" }, { status: "OK", result: null }, { status: "FAIL" }]) {
    expect(readListingResponse(other)).toMatchObject({ kind: "failed" });
  }
});
