// A product that is sold out in every size, over HTTP: its cards, its waiting list, and what can be bought instead.

import { beforeAll, expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { backInStockTable } from "../../commerce/stock/tables.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const dress = (number: number, handle: string, stocks: readonly number[]): readonly FeedRow[] =>
  ["IT 40", "IT 42"].map((size, variant) =>
    feedRow(number, variant, {
      handle,
      title: `Dress ${handle}`,
      product_type: "Dresses",
      department: "women",
      tags: "Clothing\tWomen",
      size,
      designermodelnumber: handle,
      inventory_quantity: stocks[variant] ?? 0,
      eu_eur_price_f: 300,
    }),
  );
const ROWS = [dress(1, "gone", [0, 0]), dress(2, "left", [0, 3]), dress(3, "plenty", [5, 5])].flat();

onDatabase("sold-out products", (database) => {
  let app: TestingShop["app"];
  beforeAll(async () => {
    await importFeed(
      database.current,
      ROWS.map((row) => JSON.stringify(row)),
      { source: "test" },
    );
    const shop = await openTestingShop(database.current);
    ({ app } = shop);
    return shop.close;
  });

  const page = async (path: string, init: RequestInit = {}) => {
    const response = await app.request(TESTING_ORIGIN + path, {
      ...init,
      headers: { origin: TESTING_ORIGIN, ...init.headers },
    });
    return (await response.text()).replaceAll("<!-- -->", "");
  };
  const join = (email: string, variantId: string) =>
    page("/de/products/gone", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", cookie: "language=en" },
      body: new URLSearchParams({ email, variantId }).toString(),
    });
  /** The card of a product in a list. */
  const cardIn = (html: string, handle: string) =>
    [...html.matchAll(/<article.*?<\/article>/gs)].find(([card]) => card.includes(`/products/${handle}"`))?.[0] ?? "";

  test("[SF-05] a card says that its product is sold out, in the visitor's language, and others do not", async () => {
    const german = await page("/de/collections/women-dresses");
    expect(cardIn(german, "gone")).toContain("Ausverkauft");
    expect(cardIn(german, "left")).not.toContain("Ausverkauft");
    const english = await page("/gb/collections/women-dresses");
    expect(cardIn(english, "gone")).toContain("Sold out");
  });

  test("[SF-05] its page leads with the waiting list and what can be bought now, without a buy button", async () => {
    const html = await page("/gb/products/gone");
    expect(html).toContain("Sold out. Join the waiting list");
    expect(html).not.toContain("Add to bag");
    expect(html.indexOf("Similar pieces, in stock now")).toBeGreaterThan(html.indexOf("Join the waiting list"));
    expect(cardIn(html, "plenty")).not.toBe("");
    expect(await page("/gb/products/left")).toContain("Add to bag");
  });

  test("[SF-05] without scripts, its form adds an address for the chosen size, and asks for a size if there is none", async () => {
    expect(await join("ana@example.com", "")).toContain("Choose a size first.");
    expect(await join("nobody", "v1-1")).toContain("Enter a valid email address");
    expect(await join("ana@example.com", "v1-1")).toContain(
      "We will send one email to ana@example.com when IT 42 is back.",
    );
    expect(await database.current.sql.select().from(backInStockTable)).toMatchObject([
      { email: "ana@example.com", variantId: "v1-1", marketCode: "de" },
    ]);
  });

  test("[SF-05] the number waiting is shown from three", async () => {
    const waiting = "people are waiting for IT 42.";
    await join("bea@example.com", "v1-1");
    expect(await page("/gb/products/gone/v1-1")).not.toContain(waiting);
    await join("cem@example.com", "v1-1");
    expect(await page("/gb/products/gone/v1-1")).toContain(`3 ${waiting}`);
  });
});
