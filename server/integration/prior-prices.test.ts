// Reduced prices as each market's law wants them, over HTTP.

import { beforeAll, expect, test } from "vitest";
import type { FeedRow, PriceList } from "#catalogue";
import { importFeed } from "#commerce/products";
import { createPromotion, setPromotionState } from "#commerce/promotions";
import { readListingResponse } from "#search/dialects/listing/read-response";
import { printSuggestionsRequest, suggestionsRequest } from "#search/dialects/suggestions/print-request";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { SHOP_ID } from "../start/shop.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const coat = (number: number, price: number, more: Partial<FeedRow> = {}): string =>
  JSON.stringify({
    ...feedRow(number, 0, { handle: `coat-${number}`, department: "women", product_type: "Coats" }),
    eu_eur_price_f: price,
    uk_gbp_price_f: price,
    www_usd_price_f: price,
    inventory_quantity: 9,
    ...more,
  });
const reduced = (from: number): Partial<FeedRow> => ({
  eu_eur_compare_at_price_f: from,
  uk_gbp_compare_at_price_f: from,
  www_usd_compare_at_price_f: from,
});

onDatabase("reduced prices", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    // Coat 1 cost 800 until its reduction; of coat 2 nothing is known; coat 4 cost 900, and less only after the reduction began.
    const put = (days: number, ...lines: readonly string[]) =>
      importFeed(database.current, lines, { source: "test", now: daysAgo(days) });
    await put(90, coat(1, 800), coat(4, 900), coat(5, 50));
    await put(45, coat(1, 600, reduced(1000)), coat(2, 600, reduced(1000)), coat(4, 630, reduced(1000)), coat(5, 50));
    await put(1, coat(1, 600, reduced(1000)), coat(2, 600, reduced(1000)), coat(4, 630, reduced(1000)), coat(5, 50));
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });
  const page = async (path: string, init?: RequestInit) =>
    (await (await shop.app.request(TESTING_ORIGIN + path, init)).text()).replaceAll("\u00A0", " ");
  const ask = async (query: string) => {
    const headers = { "content-type": "application/json", origin: TESTING_ORIGIN };
    return JSON.parse(await page("/graphql", { method: "POST", headers, body: JSON.stringify({ query }) }));
  };
  /** The card of a product. */
  const cardOf = (text: string, number: number): string =>
    text
      .split("<article")
      .slice(1)
      .find((part) => part.includes(`/products/coat-${number}"`)) ?? "";
  const LINE = "Niedrigster Preis der 30 Tage vor der Ermäßigung: ";

  test("cards show the lowest price of the 30 days before the reduction began, and count from it [TD-01]", async () => {
    const listing = await page("/de/collections/women");
    expect(cardOf(listing, 1)).toContain(`${LINE}€800`);
    expect(cardOf(listing, 1)).toContain("−25%");
    expect(cardOf(listing, 1)).not.toContain("1.000");
    expect(cardOf(listing, 4)).toContain(`${LINE}€900`);
    expect(cardOf(listing, 4)).toContain("−30%");
  });

  test("without history, a reduced price stands alone, and is not on sale [TD-01]", async () => {
    const card = cardOf(await page("/de/collections/women"), 2);
    expect(card).toContain("€600");
    expect(card).not.toMatch(/1\.000|−\d+%|<s |Niedrigster/);
    const sale = await page("/de/collections/women-sale");
    expect([1, 2, 4, 5].filter((number) => cardOf(sale, number) !== "")).toEqual([1, 4]);
  });

  test("filters and sorting by discount agree with the cards of the market [TD-01]", async () => {
    const first = (text: string) => /\/products\/coat-(\d)"/.exec(text.slice(text.indexOf("<article")))?.[1];
    expect(first(await page("/de/collections/women?sortBy=discount-desc"))).toBe("4");
    expect(first(await page("/us/collections/women?sortBy=discount-desc"))).not.toBe("4");
    const filtered = await page(
      `/de/collections/women?refinementList%5Bdiscount%5D%5B0%5D=${encodeURIComponent("30%")}`,
    );
    expect(filtered).toContain("/products/coat-4");
  });

  test("other markets show the former price of the feed [TD-01]", async () => {
    for (const market of ["us", "gb"]) {
      const card = cardOf(await page(`/${market}/collections/women`), 2);
      expect(card).toContain("1,000");
      expect(card).toContain("−40%");
      expect(card).not.toContain("Lowest price");
    }
  });

  test("so do product page, structured data and merchant feed [TD-01]", async () => {
    const known = await page("/de/products/coat-1");
    expect(known).toContain(`${LINE}€800`);
    expect(known).toMatch(/StrikethroughPrice","price":800,/);
    const unknown = await page("/de/products/coat-2");
    expect(unknown).not.toContain("StrikethroughPrice");
    expect(unknown).not.toContain("1.000");
    const feed = await page("/de/feeds/google-merchant.xml");
    const item = (number: number) => feed.split("<item>").find((one) => one.includes(`<g:id>v${number}-0<`)) ?? "";
    expect(item(1)).toContain("<g:price>800.00 EUR</g:price><g:sale_price>600.00 EUR</g:sale_price>");
    expect(item(2)).toContain("<g:price>600.00 EUR</g:price>");
    expect(item(2)).not.toContain("sale_price");
  });

  test("and the API, with the prior price in a field of its own, in carts too [TD-01]", async () => {
    const product = (market: string, number: number) =>
      ask(`query @inContext(market: "${market}") { product(handleOrId: "coat-${number}") {
        compareAtPrice { amount } priorPrice { amount } percentOff variants { priorPrice { amount } } } }`);
    expect((await product("de", 1)).data.product).toEqual({
      compareAtPrice: { amount: "800.00" },
      priorPrice: { amount: "800.00" },
      percentOff: 25,
      variants: [{ priorPrice: { amount: "800.00" } }],
    });
    expect((await product("de", 2)).data.product).toMatchObject({ compareAtPrice: null, priorPrice: null });
    expect((await product("us", 1)).data.product).toMatchObject({
      compareAtPrice: { amount: "1000.00" },
      priorPrice: null,
      percentOff: 40,
    });
    const body = new URLSearchParams({ variantId: "v1-0", productId: "p1", intent: "add" });
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: TESTING_ORIGIN };
    const added = await shop.app.request(`${TESTING_ORIGIN}/de/cart`, { method: "POST", headers, body });
    const cookie = added.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    expect(await page("/de/cart", { headers: { cookie } })).toContain(`${LINE}€800`);
  });

  const services = () => ({
    database: database.current,
    setting: testOrderServices(database.current).setting,
    shopId: SHOP_ID,
    now: () => new Date(),
  });
  const start = async (definition: object): Promise<string> => {
    const created = await createPromotion(services(), {
      name: { en: "Coat week" },
      trigger: "automatic",
      ...definition,
    });
    if (created.kind !== "saved") throw new Error(JSON.stringify(created));
    await setPromotionState(services(), created.promotion.id, "active");
    return created.promotion.id;
  };

  /** Prices of a product in the search box. */
  const suggested = async (list: PriceList, path: string) => {
    const fields = ["path", "type", `${list}_price_f`, `${list}_compare_at_price_f`, "price_is_from"];
    const request = suggestionsRequest("belted wool sneakers", "en", { priceList: list, fields });
    const body = JSON.stringify(printSuggestionsRequest(request));
    const headers = { "content-type": "application/json" };
    const found = readListingResponse(JSON.parse(await page("/search/suggestions", { method: "POST", headers, body })));
    if (found.kind === "failed") throw new Error(found.errors[0]?.message);
    return found.hits.find((hit) => hit["path"] === path);
  };

  test("[PM-06] a promotion's price is on cards, product page, feed, API and in the bag, by each market's law", async () => {
    const startsAt = daysAgo(1).toISOString();
    const endsAt = daysAgo(-3).toISOString();
    const effect = { kind: "percentage", of: "lines", percent: 20 };
    const id = await start({ startsAt, endsAt, conditions: { products: 'product_type="Coats"' }, effect });
    // Coat 1 has cost 600 for more than 30 days; nothing is known of coat 2 before its reduction, but 30 days of it.
    const german = await page("/de/collections/women");
    expect(cardOf(german, 5)).toMatch(/€40(?!\d)/);
    expect(cardOf(german, 5)).toContain(`${LINE}€50`);
    expect(cardOf(german, 5)).toContain("−20%");
    expect(cardOf(german, 1)).toContain("€480");
    expect(cardOf(german, 1)).toContain(`${LINE}€600`);
    const american = cardOf(await page("/us/collections/women"), 1);
    expect(american).toContain("480");
    expect(american).toContain("1,000");
    expect(american).toContain("−52%");
    const own = await page("/de/products/coat-5");
    expect(own).toContain(`${LINE}€50`);
    expect(own).toMatch(/"price":40,/);
    const feed = await page("/de/feeds/google-merchant.xml");
    const item = feed.split("<item>").find((one) => one.includes("<g:id>v5-0<")) ?? "";
    const moment = (iso: string) => iso.replace(/:\d\d\.\d{3}Z$/, "+0000");
    expect(item).toContain(
      `<g:price>50.00 EUR</g:price><g:sale_price>40.00 EUR</g:sale_price><g:sale_price_effective_date>${moment(startsAt)}/${moment(endsAt)}<`,
    );
    const asked = await ask(`query @inContext(market: "de") { product(handleOrId: "coat-5") {
      price { amount } priorPrice { amount } percentOff variants { price { amount } } } }`);
    expect(asked.data.product).toEqual({
      price: { amount: "40.00" },
      priorPrice: { amount: "50.00" },
      percentOff: 20,
      variants: [{ price: { amount: "40.00" } }],
    });
    expect(await suggested("eu_eur", "/products/coat-5")).toMatchObject({ eu_eur_price_f: 40 });
    expect(await suggested("www_usd", "/products/coat-5")).toMatchObject({
      www_usd_price_f: 40,
      www_usd_compare_at_price_f: 50,
    });
    const body = new URLSearchParams({ variantId: "v5-0", productId: "p5", intent: "add" });
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: TESTING_ORIGIN };
    const added = await shop.app.request(`${TESTING_ORIGIN}/de/cart`, { method: "POST", headers, body });
    const cookie = added.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const bag = await page("/de/cart", { headers: { cookie } });
    expect(bag).toContain(`${LINE}€50`);
    expect(bag).toMatch(/€40(?!\d)/);
    await setPromotionState(services(), id, "paused");
    expect(cardOf(await page("/de/collections/women"), 5)).not.toMatch(/€40(?!\d)|<s /);
    expect(await page("/de/feeds/google-merchant.xml")).not.toContain("sale_price_effective_date");
    // It was sold for 40 within the last 30 days, so that the same price again is no reduction.
    await setPromotionState(services(), id, "active");
    const again = cardOf(await page("/de/collections/women"), 5);
    expect(again).toMatch(/€40(?!\d)/);
    expect(again).not.toMatch(/<s |−\d+%/);
    await setPromotionState(services(), id, "archived");
  });

  test("a merchant decides the markets whose law asks for it [TD-01]", async () => {
    const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
    const read = await shop.app.request("/admin/settings/price-lists", { headers });
    const value = (await read.json()) as object;
    const put = async (priorPrices: unknown) =>
      shop.app.request("/admin/settings/price-lists", {
        method: "PUT",
        headers,
        body: JSON.stringify({ ...value, priorPrices }),
      });
    expect((await put({ markets: ["atlantis"] })).status).toBe(422);
    expect((await put({ markets: ["gb"] })).status).toBe(200);
    await shop.close();
    shop = await openTestingShop(database.current);
    expect(cardOf(await page("/gb/collections/women"), 1)).toContain(
      "Lowest price in the 30 days before the reduction: £800",
    );
    expect(cardOf(await page("/de/collections/women"), 2)).toContain("−40%");
    expect((await put(undefined)).status).toBe(200);
  });
});
