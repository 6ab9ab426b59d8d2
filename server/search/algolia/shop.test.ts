// A shop on Algolia: pages and APIs answer like the embedded engine.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeProducts, importFeed } from "#commerce/products";
import { printListingRequest } from "#search/dialects/listing/print-request";
import { onPostgres } from "../../../commerce/database/testing.ts";
import { feedLines } from "../../../commerce/products/testing-feed.ts";
import { readConfig } from "../../config.ts";
import { openTestingShop, type TestingShop } from "../../integration/testing-shop.ts";
import { searchServiceOf } from "../search-service.ts";
import { openShopSearch, type ShopSearch } from "../shop-search.ts";
import { openTestingApplication, type TestingApplication } from "./testing-application.ts";
import { initialSettings } from "../../../commerce/settings/testing-settings.ts";

onPostgres("a shop on Algolia", (database) => {
  let application: TestingApplication;
  let search: ShopSearch;
  let shop: TestingShop;
  beforeAll(async () => {
    await importFeed(database.current, feedLines(60), { source: "spring.jsonl" });
    application = await openTestingApplication({ applicationId: "APP", apiKey: "admin-key" });
    const config = readConfig({
      ALGOLIA_APP_ID: "APP",
      ALGOLIA_API_KEY: "admin-key",
      ALGOLIA_URL: `http://${application.host}`,
    });
    const onError = (error: unknown): never => {
      throw error;
    };
    const service = await searchServiceOf(config, { print: () => undefined });
    search = openShopSearch({
      setting: initialSettings,
      taxonomy: () => DEFAULT_TAXONOMY,
      database: database.current,
      service,
      onError,
    });
    await search.catchUp();
    shop = await openTestingShop(database.current, {}, search);
  });
  afterAll(async () => {
    await shop.close();
    await search.close();
    await application.close();
  });

  test("answers like the embedded engine and follows the catalogue [SR-07] [SR-20]", async () => {
    const embedded = await openTestingShop(database.current);
    const paths = ["/collections/women", "/collections/men?sort=price-asc", "/pages/search?qTitle=wool"];
    for (const path of paths) {
      const own = productsIn(await (await shop.app.request(path)).text());
      expect(own.length, path).toBeGreaterThan(5);
      expect(own, path).toEqual(productsIn(await (await embedded.app.request(path)).text()));
    }
    const suggestions = { platform: "rep_web", query_clause_info: { query_text: "nord" } };
    const listing = printListingRequest({ text: "wool", facets: [{ attribute: "vendor" }, { attribute: "size" }] });
    for (const [path, body] of [
      ["/search/suggestions", suggestions],
      ["/search/listing", listing],
    ] as const) {
      const answers = [shop, embedded].map(async ({ app }) => {
        const answer = await app.request(path, { method: "POST", body: JSON.stringify(body) });
        expect(answer.status, path).toBe(200);
        const text = JSON.stringify(await answer.json(), (key, value: unknown) =>
          key === "query_id" ? undefined : value,
        );
        return JSON.parse(text) as unknown;
      });
      expect(await answers[0], path).toEqual(await answers[1]);
    }
    await embedded.close();
    await changeProducts(database.current, [{ kind: "delete", line: 1, product: "p7" }]);
    await search.catchUp();
    expect(await search.products.status()).toMatchObject({ products: 59 });
  });
});

const productsIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/href="[^"]*\/products\/([^"?]+)/g)].map(([, handle]) => handle ?? "")),
];
