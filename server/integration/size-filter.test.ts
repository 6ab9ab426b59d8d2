// The size filter over HTTP, on indexes that follow the database: what is found, and the counts, after each change.

import { beforeAll, expect, test } from "vitest";
import type { FeedRow, MerchantChart } from "#catalogue";
import { addStock, importFeed, lockStock } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { sendSetting } from "../settings/testing-settings-api.ts";
import { openFollowedShop, type FollowedShop } from "./testing-followed-shop.ts";
import { TESTING_ORIGIN } from "./testing-shop.ts";

const piece = (
  number: number,
  vendor: string,
  sizes: Readonly<Record<string, number>>,
  type = "Dresses",
): readonly FeedRow[] =>
  Object.entries(sizes).map(([size, stock], variant) =>
    feedRow(number, variant, {
      handle: `piece-${number}`,
      vendor,
      vendor_text: vendor,
      vendor_handle: vendor.toLowerCase(),
      department: "women",
      tags: "Clothing\tWomen",
      product_type: type,
      product_type_text: type,
      size,
      inventory_quantity: stock,
      eu_eur_price_f: 300,
    }),
  );

onDatabase("the size filter", (database) => {
  let shop: FollowedShop;
  beforeAll(async () => {
    const rows = [
      ...piece(1, "Nordlys", { M: 1, L: 2 }),
      ...piece(2, "Nordlys", { "IT 42": 3, "IT 44": 0 }),
      ...piece(3, "Nordlys", { M: 1 }, "Skirts"),
      ...piece(4, "Prairie", { "IT 40": 1, "IT 42": 1 }, "Skirts"),
      ...piece(5, "Okoro", { "IT 40": 1, "IT 42": 1, "IT 44": 0 }, "Skirts"),
    ];
    await importFeed(
      database.current,
      rows.map((row) => JSON.stringify(row)),
      { source: "test" },
    );
    shop = await openFollowedShop(database.current);
    return () => shop.close();
  });

  const dataOf = async (path: string) => {
    const response = await shop.app.request(TESTING_ORIGIN + path, {
      headers: { accept: "application/vnd.vitrine.data+json" },
    });
    const { loaderData } = (await response.json()) as { loaderData: Record<string, object> };
    return Object.entries(loaderData).find(([name]) => name !== "layout")?.[1];
  };
  /** Handles of the listed products, and the counts of sizes that it has. */
  const listing = async (path: string) => {
    const { products, facets } = (await dataOf(path)) as {
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
    await shop.follow();
  };

  test("[SF-04] the sale of the last piece and a return change what a size finds, and its count", async () => {
    expect(await listing(DRESSES)).toEqual({ handles: ["piece-1", "piece-2"], counts: { M: 2, L: 1 } });
    expect((await listing(MEDIUM)).handles).toEqual(["piece-1", "piece-2"]);
    await change({ "v1-0": -1 });
    expect(await listing(MEDIUM)).toEqual({ handles: ["piece-2"], counts: { M: 1, L: 1 } });
    expect(await listing(`${MEDIUM}&soldOut=include`)).toEqual({
      handles: ["piece-1", "piece-2"],
      counts: { M: 2, L: 2 },
    });
    await change({ "v1-0": 1 });
    expect(await listing(MEDIUM)).toEqual({ handles: ["piece-1", "piece-2"], counts: { M: 2, L: 1 } });
  });

  const chart = (designer: string, rows: MerchantChart["rows"]): MerchantChart => ({
    id: `${designer.toLowerCase()}-clothing`,
    names: { en: designer },
    kind: "clothing",
    designers: [designer],
    systems: ["IT", "INT"],
    rows,
  });
  const PRAIRIE = chart("Prairie", [
    ["40", "M"],
    ["42", "L"],
  ]);
  const OKORO = chart("Okoro", [
    ["40", "XS"],
    ["42", "S"],
    ["44", "M"],
  ]);
  const setCharts = async (charts: readonly MerchantChart[]) => {
    expect(await sendSetting(shop, "PUT", "sizes", { charts })).toMatchObject({ status: 200 });
    await shop.follow();
  };
  const SKIRTS = "/de/collections/women-skirts";
  const found = async (query: string) => (await listing(`${SKIRTS}?${query}`)).handles;

  test("[SF-04] a listing of several designers finds and counts each product by its own chart, once a chart changes", async () => {
    expect((await listing(SKIRTS)).counts).toEqual({ S: 2, M: 3 });

    await setCharts([PRAIRIE, OKORO]);
    expect((await listing(SKIRTS)).counts).toEqual({ XS: 1, S: 1, M: 2, L: 1 });
    expect(await found("refinementList[Size][0]=M")).toEqual(["piece-3", "piece-4"]);
    expect(await found("refinementList[Size][0]=M&soldOut=include")).toEqual(["piece-3", "piece-4", "piece-5"]);
    expect(await found("refinementList[Size][0]=S")).toEqual(["piece-5"]);
    // A designer's own listing has the names of the designer's chart.
    const designer = `${SKIRTS}?refinementList[vendor][0]=Prairie`;
    expect((await listing(designer)).counts).toEqual({ "IT 40": 1, "IT 42": 1 });
    expect(await listing(`${designer}&refinementList[Size][0]=IT 40`)).toMatchObject({ handles: ["piece-4"] });
    // The filter uses these to offer a shopper's general size first.
    const general = { chart: "womens-clothing", names: { "IT 40": "M", "IT 42": "L" } };
    expect(await dataOf(designer)).toMatchObject({ facets: { sizes: { general } } });
    expect(await dataOf(SKIRTS)).not.toHaveProperty("facets.sizes.general");
    // The product page, by which a shopper's own size is selected and remembered.
    expect(await dataOf("/de/products/piece-4")).toMatchObject({
      sizeGuide: { chart: { id: "prairie-clothing" }, general: "womens-clothing" },
      sizes: [
        { label: "IT 40", group: "IT 40", generalGroup: "M" },
        { label: "IT 42", group: "IT 42", generalGroup: "L" },
      ],
    });

    await setCharts([OKORO]);
    expect((await listing(SKIRTS)).counts).toEqual({ XS: 1, S: 2, M: 2 });
    await setCharts([]);
    expect((await listing(SKIRTS)).counts).toEqual({ S: 2, M: 3 });
    expect(await dataOf("/de/products/piece-4")).toMatchObject({ sizes: [{ group: "S" }, { group: "M" }] });
  });

  test("[SF-04] a product that changes keeps the sizes of its chart", async () => {
    await setCharts([PRAIRIE]);
    await change({ "v4-0": -1 });
    expect(await found("refinementList[Size][0]=M")).toEqual(["piece-3", "piece-5"]);
    await change({ "v4-0": 1 });
    expect(await found("refinementList[Size][0]=M")).toEqual(["piece-3", "piece-4", "piece-5"]);
    await setCharts([]);
  });
});
