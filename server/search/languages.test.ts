// Queries in the visitor's language, over HTTP, in every API.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { printListingRequest } from "#search/dialects/listing/print-request";
import { onPostgres } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, type TestingShop } from "../integration/testing-shop.ts";

const TITLES = ["Black wool coat", "Silk dress", "Leather boots", "Zorba scarf"];
/** Each means "wool coat". */
const COATS = [
  ["de", "Wollmantel"],
  ["ja", "ウールコート"],
  ["ar", "معطف صوفي"],
] as const;

onPostgres("queries in other languages", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    const lines = TITLES.map((title, at) => JSON.stringify({ ...feedRow(at), title }));
    await importFeed(database.current, lines, { source: "titles.jsonl" });
    shop = await openTestingShop(database.current);
  });
  afterAll(() => shop.close());

  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
    const answer = await shop.app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const titlesIn = (answer: unknown): string[] =>
    [...JSON.stringify(answer).matchAll(/"title":"([^"]*)"/gu)].map(([, title = ""]) => title);

  const APIS: readonly (readonly [name: string, find: (query: string, language: string) => Promise<unknown>])[] = [
    [
      "the listing API",
      (text, language) => post("/search/listing", printListingRequest({ text }), { "accept-language": language }),
    ],
    [
      "suggestions",
      (text, language) =>
        post("/search/suggestions", { query_clause_info: { query_text: text } }, { "accept-language": language }),
    ],
    [
      "the Algolia API by header",
      (query, language) =>
        post(
          "/1/indexes/*/queries",
          { requests: [{ indexName: "vitrine_products", query }] },
          { ...ALGOLIA, "accept-language": language },
        ),
    ],
    [
      "the Algolia API by queryLanguages",
      (query, language) => post("/1/indexes/vitrine_products/query", { query, queryLanguages: [language] }, ALGOLIA),
    ],
  ];

  describe.each(APIS)("%s", (_, find) => {
    test.each(COATS)("finds products by a query in %s [OC-16]", async (language, query) => {
      const titles = titlesIn(await find(query, language));
      expect(new Set(titles)).toEqual(new Set(["Black wool coat"]));
    });

    test("finds names and English words in every language [OC-16]", async () => {
      expect(titlesIn(await find("Zorba", "de"))).toContain("Zorba scarf");
      expect(titlesIn(await find("leather boots", "ja"))).toContain("Leather boots");
    });
  });

  test("searching facet values understands the query too [OC-16]", async () => {
    const path = "/1/indexes/vitrine_products/facets/vendor/query";
    const answer = await post(path, { facetQuery: "", query: "Wollmantel", queryLanguages: ["de"] }, ALGOLIA);
    expect(answer).toMatchObject({ facetHits: [{ count: expect.any(Number) }] });
  });
});

const ALGOLIA = { "x-algolia-application-id": "vitrine", "x-algolia-api-key": "public" };
