// The size filter over HTTP, on indexes that follow the database: what is found, and the counts, after each change.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { DEFAULT_TAXONOMY, type FeedRow } from "#catalogue";
import { addStock, importFeed, lockStock } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/feed-fixture.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";
import { embeddedService } from "../search/search-service.ts";
import { openShopSearch, type ShopSearch } from "../search/shop-search.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const dress = (number: number, vendor: string, sizes: Readonly<Record<string, number>>): readonly FeedRow[] =>
  Object.entries(sizes).map(([size, stock], variant) =>
    feedRow(number, variant, {
      handle: `dress-${number}`,
      vendor,
      vendor_text: vendor,
      vendor_handle: vendor.toLowerCase(),
      department: "women",
      tags: "Clothing\tWomen",
      product_type: "Dresses",
      product_type_text: "Dresses",
      size,
      inventory_quantity: stock,
      eu_eur_price_f: 300,
    }),
  );

onDatabase("the size filter", (database) => {
  const folder = mkdtempSync(join(tmpdir(), "size-filter-"));
  let search: ShopSearch;
  let shop: TestingShop;
  beforeAll(async () => {
    const rows = [dress(1, "Nordlys", { M: 1, L: 2 }), dress(2, "Nordlys", { "IT 42": 3, "IT 44": 0 })].flat();
    await importFeed(
      database.current,
      rows.map((row) => JSON.stringify(row)),
      { source: "test" },
    );
    search = openShopSearch({
      setting: initialSettings,
      taxonomy: () => DEFAULT_TAXONOMY,
      database: database.current,
      service: embeddedService(folder, () => undefined),
      onError: (error) => expect.unreachable(String(error)),
    });
    await search.catchUp();
    shop = await openTestingShop(database.current, {}, search);
    return async () => {
      await shop.close();
      await search.close();
      rmSync(folder, { recursive: true, force: true });
    };
  });

  /** Handles of the listed products, and the counts of sizes that it has. */
  const listing = async (path: string) => {
    const response = await shop.app.request(TESTING_ORIGIN + path, {
      headers: { accept: "application/vnd.vitrine.data+json" },
    });
    const { loaderData } = (await response.json()) as { loaderData: Record<string, object> };
    const [, data] = Object.entries(loaderData).find(([name]) => name !== "layout") ?? [];
    const { products, facets } = data as {
      products: readonly { href: string }[];
      facets: { sizes: { rows: readonly { name: string; count: number }[] } };
    };
    const counts = facets.sizes.rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]);
    return {
      handles: products.map(({ href }) => /products\/([^/?]*)/.exec(href)?.[1]).toSorted(),
      counts: Object.fromEntries(counts),
    };
  };
  const DRESSES = "/de/collections/women-dresses";
  const MEDIUM = `${DRESSES}?refinementList[Size][0]=M`;
  const change = async (pieces: Readonly<Record<string, number>>) => {
    await database.current.sql.transaction(async (tx) => {
      const stock = await lockStock(tx, Object.keys(pieces), "update");
      await addStock(tx, stock, new Map(Object.entries(pieces)));
    });
    await search.catchUp();
  };

  test("[SF-04] the sale of the last piece and a return change what a size finds, and its count", async () => {
    expect(await listing(DRESSES)).toEqual({ handles: ["dress-1", "dress-2"], counts: { M: 2, L: 1 } });
    expect((await listing(MEDIUM)).handles).toEqual(["dress-1", "dress-2"]);
    await change({ "v1-0": -1 });
    expect(await listing(MEDIUM)).toEqual({ handles: ["dress-2"], counts: { M: 1, L: 1 } });
    expect(await listing(`${MEDIUM}&soldOut=include`)).toEqual({
      handles: ["dress-1", "dress-2"],
      counts: { M: 2, L: 2 },
    });
    await change({ "v1-0": 1 });
    expect(await listing(MEDIUM)).toEqual({ handles: ["dress-1", "dress-2"], counts: { M: 2, L: 1 } });
  });
});
