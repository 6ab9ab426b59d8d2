import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { SearchResult } from "../../query.ts";
import { printListingAnswer, printListingErrors } from "./print-answer.ts";
import { readListingAnswer } from "./read-answer.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const FOUND: SearchResult = {
  kind: "found",
  hits: [
    // Spaces and escapes as no serialiser would write them: these very bytes must arrive.
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

test("[SR-01] the answer is the golden one, and the hits are sent byte for byte", () => {
  const answer = decode(printListingAnswer(FOUND));
  expect(answer).toContain(String.raw`{ "title":"Caf\u00e9 coat", "price":1.0 }`);
  const golden = readFileSync(new URL("golden/answer.json", import.meta.url), "utf8");
  expect(JSON.parse(answer)).toEqual(JSON.parse(golden));
});

test("an answer is read back as what was found", () => {
  const { hits, ...rest } = FOUND;
  expect(readListingAnswer(JSON.parse(decode(printListingAnswer(FOUND))))).toEqual({
    ...rest,
    hits: [
      { title: "Café coat", price: 1 },
      { title: "Wool coat", _summary: { title: "<em>Wool</em> coat" } },
    ],
  });
  expect(hits).toHaveLength(2);
});

test("[SR-01] anything but OK has nothing to show", () => {
  const error = { code: "bad-filter", message: "The filter cannot be read." };
  expect(readListingAnswer(JSON.parse(printListingErrors(error)))).toEqual({ kind: "failed", errors: [error] });
  for (const other of [null, 1, "OK", [], {}, { status: "OK" }, { status: "OK", result: null }, { status: "FAIL" }]) {
    expect(readListingAnswer(other)).toMatchObject({ kind: "failed" });
  }
});
