import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openEmbedded } from "#search/backends/embedded";
import { testRecords } from "#search/dialects/algolia/testing";
import { PRODUCT_SCHEMA } from "#search/products";
import { randomCases } from "../../../tools/test-runner/thorough.ts";
import { CREDENTIALS, testApp } from "./testing-algolia.ts";

const CASES = randomCases(1_000, 10_000);

/** Few records: this tests requests, not results. */
const few = { backend: openEmbedded({ schema: PRODUCT_SCHEMA }), schema: PRODUCT_SCHEMA };
await few.backend.replace(testRecords.slice(0, 3));
const failures: unknown[] = [];
const app = testApp({ indexes: { products: few, suggestions: few }, onError: (error) => failures.push(error) });
const headers = { "x-algolia-application-id": CREDENTIALS.applicationId, "x-algolia-api-key": CREDENTIALS.apiKey };

/** Posts a body and checks that the response has Algolia's shape. */
async function send(path: string, body: string | Uint8Array<ArrayBuffer>): Promise<number> {
  const response = await app.request(path, { method: "POST", headers, body });
  const answer = await response.json();
  expect(failures).toEqual([]);
  expect([200, 400, 404, 413, 415, 422]).toContain(response.status);
  const { message, status } = response.status === 200 ? { message: "fine", status: 200 } : answer;
  expect([status, typeof message]).toEqual([response.status, "string"]);
  return response.status;
}

/** Generous, for a busy machine with two cores. */
const MINUTES = 5 * 60_000;

const PARAMETERS = [
  ..."query page hitsPerPage offset length filters facetFilters numericFilters tagFilters optionalFilters facets".split(
    " ",
  ),
  ..."maxValuesPerFacet sortFacetValuesBy distinct attributesToRetrieve attributesToHighlight attributesToSnippet".split(
    " ",
  ),
  ..."highlightPreTag highlightPostTag getRankingInfo clickAnalytics ruleContexts responseFields params cursor".split(
    " ",
  ),
  ..."queryType typoTolerance optionalWords removeWordsIfNoResults removeStopWords advancedSyntax ranking userToken".split(
    " ",
  ),
  ..."facetQuery maxFacetHits snippetEllipsisText __proto__ constructor toString kind indexName type facet".split(" "),
];
const PIECES = [
  ..."vendor: vendor color:Black eu_eur_price_f>=10 sold_num:1 TO 3 AND OR NOT ( ) < > = != : , [ ] \" ' \\ - * %".split(
    " ",
  ),
  ..."coat <score=2> published_at objectID:p1-38 -1 1e999 NaN 99999999999999999999 true null {} searchable(vendor)".split(
    " ",
  ),
  ..."é 羊毛 (a+)+$ 😀 _tags <em>".split(" "),
  "\u0000",
  "\uD800",
  " ",
  "\n",
];

const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join("")),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(" ")),
  fc.string({ unit: "binary" }),
);
const value = fc.oneof(
  text,
  fc.integer({ min: -2, max: 1_100 }),
  fc.double(),
  fc.boolean(),
  fc.array(fc.oneof(text, fc.array(text, { maxLength: 3 })), { maxLength: 4 }),
  fc.jsonValue(),
);
const members = fc.dictionary(fc.constantFrom(...PARAMETERS), value, { maxKeys: 5, noNullPrototype: true });
const request = fc
  .tuple(members, fc.constantFrom("shop", "shop_date_desc", "nope", 1))
  .map(([given, indexName]) => ({ ...given, indexName }));
const body = fc.oneof(
  { weight: 4, arbitrary: members.map((given) => JSON.stringify(given)) },
  { weight: 4, arbitrary: fc.array(request, { maxLength: 3 }).map((requests) => JSON.stringify({ requests })) },
  {
    weight: 1,
    arbitrary: members.map((given) => JSON.stringify({ requests: [given, given], strategy: "stopIfEnoughMatches" })),
  },
  // Complete bodies with a piece removed.
  {
    weight: 1,
    arbitrary: fc.tuple(members, fc.nat(60), fc.nat(9)).map(([given, at, length]) => {
      const whole = JSON.stringify({ requests: [given] });
      return whole.slice(0, at) + whole.slice(at + length);
    }),
  },
  { weight: 1, arbitrary: text },
);
const path = fc.constantFrom(
  "/1/indexes/*/queries",
  "/1/indexes/shop/query",
  "/1/indexes/shop/facets/vendor/query",
  "/1/indexes/shop/browse",
  "/1/indexes/*/objects",
  "/1/events",
);

test(
  "[SR-06] malformed bodies are answered in Algolia's format",
  async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(path, body, async (where, what) => {
        const status = await send(where, what);
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }),
      { numRuns: CASES },
    );
    // Valid and invalid requests must both occur often, or the fuzzing proves little.
    expect(seen.get(200)).toBeGreaterThan(CASES / 20);
    expect(seen.get(400)).toBeGreaterThan(CASES / 20);
  },
  MINUTES,
);

test("a body that is not UTF-8 is rejected", async () => {
  expect(await send("/1/indexes/shop/query", new Uint8Array([0xff, 0xfe, 0x00, 0x7b]))).toBe(400);
});

test("[SR-06] bodies designed to exhaust the server are rejected", async () => {
  const ask = (given: object) => send("/1/indexes/shop/query", JSON.stringify(given));
  const deep = (open: string, close: string) => `${open.repeat(100_000)}${close.repeat(100_000)}`;
  expect(await ask({ filters: `${"(".repeat(100_000)}vendor:a${")".repeat(100_000)}` })).toBe(400);
  expect(await ask({ filters: "(".repeat(100_000) })).toBe(400);
  expect(await ask({ filters: "NOT ".repeat(100_000) })).toBe(400);
  expect(await ask({ filters: "vendor:a OR ".repeat(20_000) })).toBe(400);
  expect(await ask({ facetFilters: Array.from({ length: 50_000 }, () => "vendor:a") })).toBe(400);
  expect(await ask({ numericFilters: Array.from({ length: 50_000 }, () => "sold_num>1") })).toBe(400);
  expect(await ask({ numericFilters: [`sold_num>${"1".repeat(500_000)}`] })).toBe(400);
  expect(await ask({ optionalFilters: Array.from({ length: 50_000 }, () => "vendor:a<score=2>") })).toBe(400);
  expect(await ask({ filters: `vendor:${"\\".repeat(500_000)}` })).toBe(400);
  expect(await ask({ query: `${"a".repeat(40)}! `.repeat(10_000) })).toBe(400);
  expect(await ask({ facets: Array.from({ length: 50_000 }, (_, place) => `facet ${place}`) })).toBe(200);
  expect(await send("/1/indexes/shop/query", `{"facetFilters":${deep("[", "]")}}`)).toBe(400);
  expect(await send("/1/indexes/shop/query", `{"unknown":${deep("[", "]")}}`)).toBe(400);
  expect(await send("/1/indexes/shop/query", `{"ranking":${deep("[", "]")}}`)).toBe(400);
  expect(await send("/1/indexes/shop/query", `{"analyticsTags":${deep("[", "]")}}`)).toBe(200);
  expect(await send("/1/indexes/shop/query", deep('{"a":', "}"))).toBe(400);
  expect(await send("/1/indexes/shop/browse", `{"params":{"hitsPerPage":${deep("[", "]")}}}`)).toBe(400);
  expect(await send("/1/indexes/shop/query", `{"query":"${"x".repeat(10_000_000)}"}`)).toBe(413);
  const requests = Array.from({ length: 51 }, () => ({ indexName: "shop" }));
  expect(await send("/1/indexes/*/queries", JSON.stringify({ requests }))).toBe(400);
});
