import { algoliasearch as createClient5, type SearchResponse } from "algoliasearch";
import { liteClient } from "algoliasearch/lite";
import createClient4 from "algoliasearch-4";
import createLite4 from "algoliasearch-4/lite";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CREDENTIALS, listening } from "./testing-algolia.ts";

interface Product {
  readonly title: string;
  readonly vendor: string;
}

let server: Awaited<ReturnType<typeof listening>>;
beforeAll(async () => {
  server = await listening();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requested.length = 0;
});

const { applicationId, apiKey } = CREDENTIALS;
/** Default parameters of the generic client. */
const GENERIC = { hitsPerPage: 100, distinct: 1 };

/** The cache that both clients use in browsers; under Node they have none by default. */
function memoryCache() {
  const kept = new Map<string, unknown>();
  return {
    async get<Value>(
      key: object | string,
      ask: () => Promise<Value>,
      on?: { miss: (value: Value) => Promise<unknown> },
    ) {
      const name = JSON.stringify(key);
      if (kept.has(name)) return structuredClone(kept.get(name)) as Value;
      const value = await ask();
      await on?.miss(value);
      return value;
    },
    async set<Value>(key: object | string, value: Value) {
      kept.set(JSON.stringify(key), value);
      return value;
    },
    delete: async (key: object | string) => void kept.delete(JSON.stringify(key)),
    clear: async () => kept.clear(),
  };
}

describe("[SR-06] algoliasearch 5", () => {
  const hosts = () => [{ url: server.url, protocol: "http", accept: "readWrite" }] as const;
  const client = (key = apiKey) => createClient5(applicationId, key, { hosts: [...hosts()] });

  test("searches one index and several", async () => {
    const found = await client().searchSingleIndex<Product>({
      indexName: "shop_eu_eur_price_desc",
      searchParams: {
        query: "coat",
        ...GENERIC,
        facets: ["vendor"],
        facetFilters: [["vendor:Chloé", "vendor:Levi's"]],
      },
    });
    expect(found).toMatchObject({ nbHits: 6, nbPages: 1, facets: { vendor: { Chloé: 3, "Levi's": 3 } } });
    expect(found.hits[0]).toMatchObject({
      _highlightResult: { title: { value: expect.stringContaining("<em>Coat</em>"), matchLevel: "full" } },
    });
    const { results } = await client().search<Product>({
      requests: [
        { indexName: "shop", query: "", ...GENERIC },
        { indexName: "shop_suggestions", query: "jil" },
        { indexName: "shop", type: "facet", facet: "color", facetQuery: "w" },
      ],
    });
    expect(results).toMatchObject([
      { nbHits: 60, hitsPerPage: 100 },
      { nbHits: 1 },
      { facetHits: [{ value: "White", count: 60 }] },
    ]);
  });

  test("searches facet values, reads records, browses, and checks whether an index exists", async () => {
    const facets = await client().searchForFacetValues({
      indexName: "shop",
      facetName: "vendor",
      searchForFacetValuesRequest: { facetQuery: "acne", params: "filters=size%3AXL" },
    });
    expect(facets.facetHits).toEqual([{ value: "Acne Studios", highlighted: "<em>Acne</em> Studios", count: 15 }]);
    expect(await client().getObject({ indexName: "shop", objectID: "p1-40" })).toMatchObject({ vendor: "Chloé" });
    const objects = await client().getObjects<Product>({ requests: [{ indexName: "shop", objectID: "p2-40" }] });
    expect(objects.results).toMatchObject([{ vendor: "Jil Sander" }]);
    const seen = new Set<string>();
    await client().browseObjects({
      indexName: "shop",
      browseParams: { hitsPerPage: 70 },
      aggregator: ({ hits }) => hits.forEach(({ objectID }) => seen.add(objectID)),
    });
    expect(seen.size).toBe(180);
    expect(await client().indexExists({ indexName: "shop" })).toBe(true);
    expect(await client().indexExists({ indexName: "nope" })).toBe(false);
  });

  test("reports errors as its own, without retrying", async () => {
    const search = { requests: [{ indexName: "nope", query: "" }] };
    await expect(client().search(search)).rejects.toMatchObject({
      name: "ApiError",
      status: 404,
      message: expect.stringContaining("Index nope does not exist"),
    });
    await expect(client("wrong").search(search)).rejects.toMatchObject({ name: "ApiError", status: 403 });
    expect(server.requested).toHaveLength(2);
  });

  test("sends compressed bodies, and credentials in the URL, if configured", async () => {
    const lite = liteClient(applicationId, apiKey, {
      hosts: [...hosts()],
      compression: "gzip",
      authMode: "WithinQueryParameters",
    });
    const facetFilters = Array.from({ length: 100 }, (_, place) => `vendor:-Nobody ${place}`);
    const { results } = await lite.search({ requests: [{ indexName: "shop", facetFilters }] });
    expect(results).toMatchObject([{ nbHits: 180 }]);
  });

  test("[SR-21] answers an identical multi-query from its cache", async () => {
    const lite = liteClient(applicationId, apiKey, { hosts: [...hosts()], responsesCache: memoryCache() });
    const ask = () => lite.search<Product>({ requests: [{ indexName: "shop", query: "dress", ...GENERIC }] });
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect(server.requested).toEqual(["POST /1/indexes/*/queries"]);
    const [result] = first.results as readonly SearchResponse<Product>[];
    expect(result).toMatchObject({ nbHits: 12, hitsPerPage: 100, nbPages: 1 });
  });
});

test("[SR-14] the insights client of algoliasearch 5 reports a click, or learns what is wrong with it", async () => {
  const insights = createClient5(applicationId, apiKey).initInsights({
    options: { hosts: [{ url: server.url, accept: "readWrite", protocol: "http" }] },
  });
  const event = {
    eventType: "click" as const,
    eventName: "Product opened",
    index: "shop",
    userToken: "anonymous-1",
    queryID: "0".repeat(32),
    objectIDs: ["p0-38"],
    positions: [1],
  };
  await expect(insights.pushEvents({ events: [event] })).resolves.toMatchObject({ status: 200, message: "OK" });
  const wrong = insights.pushEvents({ events: [{ ...event, positions: [1, 2] }] });
  await expect(wrong).rejects.toMatchObject({
    status: 422,
    message: "events.0.positions: expected one for each objectID",
  });
});

describe("[SR-06] algoliasearch 4", () => {
  const hosts = () => [{ url: server.url, protocol: "http" }];
  const client = () => createClient4(applicationId, apiKey, { hosts: hosts() });

  test("searches one index, several, and facet values", async () => {
    const index = client().initIndex("shop");
    const numericFilters = ["eu_eur_price_f>=200", "eu_eur_price_f<=300"];
    expect(await index.search("", { ...GENERIC, numericFilters, facets: ["*"] })).toMatchObject({
      nbHits: 11,
      facets_stats: { eu_eur_price_f: { min: 200, max: 300 } },
    });
    const facets = await index.searchForFacetValues("color", "multi", { filters: "NOT vendor:Chloé" });
    expect(facets.facetHits).toMatchObject([{ value: "multi", count: 45 }]);
    const { results } = await client().multipleQueries([
      { indexName: "shop", query: "sneakers", params: { ...GENERIC, tagFilters: [["Shoes", "Bags"]] } },
      { indexName: "shop", type: "facet", facet: "size", params: { facetQuery: "x" } },
    ]);
    expect(results).toMatchObject([{ nbHits: 6 }, { facetHits: [{ value: "XL" }] }]);
  });

  test("reads records, browses, and checks whether an index exists", async () => {
    const index = client().initIndex("shop");
    expect(await index.getObject("p1-40", { attributesToRetrieve: ["vendor"] })).toEqual({
      objectID: "p1-40",
      vendor: "Chloé",
    });
    expect((await index.getObjects(["p1-40", "none"])).results).toMatchObject([{ vendor: "Chloé" }, null]);
    const seen = new Set<string>();
    await index.browseObjects({ hitsPerPage: 70, batch: (hits) => hits.forEach(({ objectID }) => seen.add(objectID)) });
    expect(seen.size).toBe(180);
    expect(await index.exists()).toBe(true);
    expect(await client().initIndex("nope").exists()).toBe(false);
    await expect(index.search("", { filters: "vendor:" })).rejects.toMatchObject({ name: "ApiError", status: 400 });
  });

  test("[SR-21] answers an identical multi-query from its cache", async () => {
    const lite = createLite4(applicationId, apiKey, { hosts: hosts(), responsesCache: memoryCache() });
    const ask = () => lite.search([{ indexName: "shop", query: "dress", params: GENERIC }]);
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect(server.requested).toEqual(["POST /1/indexes/*/queries"]);
    expect(first.results).toMatchObject([{ nbHits: 12, hitsPerPage: 100 }]);
  });
});
