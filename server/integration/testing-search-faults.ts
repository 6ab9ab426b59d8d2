// For tests: shops whose search service may fail, for the fault matrix.

import { expect } from "vitest";
import { DEFAULT_TAXONOMY } from "#catalogue";
import type { Database } from "#commerce/database";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";
import { readConfig } from "../config.ts";
import type { Log } from "../observability/log.ts";
import { searchServiceOf } from "../search/search-service.ts";
import { openShopSearch, type ShopSearch } from "../search/shop-search.ts";
import { listing, post } from "../search/testing-requests.ts";
import { visit, type ShopOnLine } from "./testing-faults.ts";
import { openTestingShop } from "./testing-shop.ts";

/** A shop that fills the index of a service, which the environment names. */
export async function openOnService(
  database: Database,
  environment: Readonly<Record<string, string>>,
  log: Log,
  timeout = 1_000,
): Promise<ShopOnLine> {
  const search = openShopSearch({
    setting: initialSettings,
    taxonomy: () => DEFAULT_TAXONOMY,
    database,
    service: await searchServiceOf(readConfig(environment), { print: () => undefined, timeout }),
    onError: (error) => log.error({ err: error }, "search index update failed"),
  });
  await search.catchUp();
  return openOnSearch(database, search, log);
}

export async function openOnSearch(database: Database, search: ShopSearch, log: Log): Promise<ShopOnLine> {
  const shop = await openTestingShop(database, {}, search, log);
  let limit = 1;
  return {
    browse: () => visit((path) => shop.app.request(path)),
    use: async () => {
      // Another search than the last ones, which may be answered by a cache.
      limit = (limit % 25) + 1;
      const { body } = await post(shop, "/search/listing", listing({ limit }));
      expect(body).toMatchObject({ result: { total: expect.any(Number), hits: { length: limit } } });
    },
    close: async () => {
      await shop.close();
      await search.close();
    },
  };
}
