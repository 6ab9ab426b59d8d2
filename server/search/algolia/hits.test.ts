// Hits of a shop's own catalogue over the Algolia-compatible API: derived members, categories, ratings, lists and recommendations.

import { beforeAll, afterAll, expect, test } from "vitest";
import { recommendClient } from "@algolia/recommend";
import { algoliasearch } from "algoliasearch";
import { importFeed } from "#commerce/products";
import { reviewTable } from "#commerce/reviews";
import { onPostgres } from "../../../commerce/database/testing.ts";
import { feedLines } from "../../../commerce/products/testing-feed.ts";
import { openTestingShop, type TestingShop } from "../../integration/testing-shop.ts";
import { createShop, SHOP_ID } from "../../start/shop.ts";

const KEYS = { "x-algolia-application-id": "vitrine", "x-algolia-api-key": "public" };

interface Answered {
  readonly status: number;
  readonly nbHits: number;
  readonly hits: readonly Readonly<Record<string, unknown>>[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

onPostgres("the Algolia-compatible API of a shop", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    await importFeed(database.current, feedLines(60), { source: "spring.jsonl" });
    await createShop(database.current);
    const review = { shopId: SHOP_ID, author: "Ada", title: "Warm", text: "Good wool.", language: "en" };
    const moment = { createdAt: new Date(), updatedAt: new Date() };
    await database.current.sql.insert(reviewTable).values([
      { ...review, ...moment, productId: "p4", rating: 5, state: "shown" },
      { ...review, ...moment, productId: "p4", rating: 4, state: "shown" },
      { ...review, ...moment, productId: "p4", rating: 1, state: "hidden" },
    ]);
    shop = await openTestingShop(database.current);
  });
  afterAll(() => shop.close());

  const ask = async (path: string, body?: object): Promise<Answered> => {
    const response = await shop.app.request(path, {
      headers: KEYS,
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    return { status: response.status, ...((await response.json()) as Omit<Answered, "status">) };
  };
  const search = (parameters: object) => ask("/1/indexes/vitrine_products/query", { distinct: true, ...parameters });

  test("[OC-18] hits have absolute picture addresses, lists, categories by level and ratings", async () => {
    const { hits } = await search({ filters: "product_id:p4" });
    const [hit] = hits;
    expect(hit).toMatchObject({
      image: "https://shop.example/media/product-4/1",
      images: [1, 2, 3].map((view) => `https://shop.example/media/product-4/${view}`),
      departments: ["women"],
      tagList: ["Clothing", "Women", "Season_FW26"],
      categories: {
        lvl0: ["Women"],
        lvl1: ["Women > Clothing"],
        lvl2: ["Women > Clothing > Coats"],
      },
      rating: 4.5,
      ratingCount: 2,
      // The specification's fields stay.
      tags: "Clothing\tWomen\tSeason_FW26",
      product_images: expect.stringContaining("\t"),
    });
    const [unrated] = (await search({ filters: "product_id:p8" })).hits;
    expect(unrated).not.toHaveProperty("rating");
    expect(await ask("/1/indexes/vitrine_products/v4-0?attributesToRetrieve=images,title")).toEqual({
      status: 200,
      objectID: "v4-0",
      title: hit!["title"],
      images: hit!["images"],
    });
  });

  test("[OC-18] derived members follow attributesToRetrieve", async () => {
    const only = (await search({ attributesToRetrieve: ["image"], attributesToHighlight: [], hitsPerPage: 1 })).hits[0];
    expect(Object.keys(only!).toSorted()).toEqual(["_distinctSeqID", "image", "objectID"]);
    const without = (await search({ attributesToRetrieve: ["*", "-images"], hitsPerPage: 1 })).hits[0];
    expect(without).toHaveProperty("image");
    expect(without).not.toHaveProperty("images");
  });

  test("[OC-18] categories by level are facets and filters", async () => {
    const facets = ["categories.lvl0", "categories.lvl1", "categories.lvl2"];
    const all = await search({ facets, hitsPerPage: 0 });
    // Every fourth product is for women and men.
    expect(all.facets["categories.lvl0"]).toEqual({ Women: 30, Girls: 15, Men: 30 });
    expect(all.facets["categories.lvl2"]!["Women > Clothing > Coats"]).toBe(15);
    const coats = await search({ facets, facetFilters: [["categories.lvl1:Women > Clothing"]] });
    expect(coats.nbHits).toBe(all.facets["categories.lvl1"]!["Women > Clothing"]);
    expect(coats.hits[0]).toMatchObject({
      categories: { lvl1: expect.arrayContaining(["Women > Clothing"]) },
    });
    expect((await search({ filters: '"categories.lvl0":"Nobody"' })).nbHits).toBe(0);
  });

  test("[OC-18] suggestion records have a query, highlighted like their title", async () => {
    const { hits } = await ask("/1/indexes/vitrine_products_suggestions/query", { query: "nordl", hitsPerPage: 1 });
    expect(hits[0]).toMatchObject({
      query: "Nordlys Belts",
      _highlightResult: { query: { value: "<em>Nordl</em>ys Belts" } },
    });
  });

  const hosts = () => [{ url: "shop.test", protocol: "http" as const, accept: "readWrite" as const }];
  /** Sends the requests of the official clients to the shop in process. */
  const requester = {
    send: async ({ url, method, headers, data }: { url: string; method: string; headers: object; data?: unknown }) => {
      const response = await shop.app.request(url, {
        method,
        headers: { ...headers },
        ...(data !== undefined && { body: String(data) }),
      });
      return { status: response.status, content: await response.text(), isTimedOut: false };
    },
  };
  const KEY = ["vitrine", "public"] as const;

  test("[OC-18] the official client lists indexes, and searches rules and synonyms", async () => {
    const client = algoliasearch(...KEY, { hosts: hosts(), requester });
    const { items } = await client.listIndices();
    expect(items.find(({ name }) => name === "vitrine_products")).toMatchObject({ entries: 120, pendingTask: false });
    expect(items.find(({ name }) => name === "vitrine_products_date_desc")).toMatchObject({
      primary: "vitrine_products",
      entries: 120,
    });
    expect(await client.searchRules({ indexName: "vitrine_products" })).toMatchObject({ hits: [], nbHits: 0 });
    await expect(client.getRule({ indexName: "vitrine_products", objectID: "x" })).rejects.toMatchObject({
      status: 404,
    });
    const { hits } = await client.searchSynonyms({
      indexName: "vitrine_products",
      searchSynonymsParams: { query: "trainers" },
    });
    expect(hits).toMatchObject([{ type: "synonym", synonyms: ["sneakers", "trainers"] }]);
  });

  test("[OC-18] the official client gets related and popular products, and learns of models that are not available", async () => {
    const client = recommendClient(...KEY, { hosts: hosts(), requester });
    const request = { indexName: "vitrine_products", objectID: "v4-0", threshold: 40, maxRecommendations: 4 };
    const { results } = await client.getRecommendations({
      requests: [
        { ...request, model: "related-products", queryParameters: { attributesToRetrieve: ["title", "image"] } },
        { indexName: "vitrine_products", model: "trending-items", threshold: 0, maxRecommendations: 3 },
      ],
    });
    const [related, trending] = results as readonly { readonly hits: readonly Record<string, unknown>[] }[];
    expect(related!.hits).toHaveLength(4);
    for (const hit of related!.hits) {
      expect(hit).toMatchObject({ title: expect.stringContaining("coats"), _score: expect.any(Number) });
      expect(hit["_score"]).toBeGreaterThanOrEqual(45);
      expect(hit).not.toHaveProperty("product_type");
      expect(String(hit["objectID"])).not.toMatch(/^v4-/);
    }
    expect(trending!.hits.map(({ product_id }) => product_id)).toEqual(["p1", "p2", "p3"]);
    const gone = { ...request, objectID: "gone", fallbackParameters: { filters: "vendor:Nordlys" } };
    const fallback = await client.getRecommendations({ requests: [{ ...gone, model: "related-products" }] });
    expect(fallback.results[0]!.hits).toMatchObject(Array.from({ length: 4 }, () => ({ vendor: "Nordlys" })));
    const refused = client.getRecommendations({ requests: [{ ...request, model: "bought-together" }] });
    await expect(refused).rejects.toMatchObject({ status: 400, message: expect.stringContaining("bought-together") });
  });
});
