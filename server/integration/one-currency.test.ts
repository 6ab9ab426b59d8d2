// A catalogue with prices in one currency over HTTP: it is sold in every market, in that currency.

import { beforeAll, expect, test } from "vitest";
import { deliveryDates, deliveryTo, marketOf } from "#catalogue";
import { importFeed } from "#commerce/products";
import { DELIVERY } from "#commerce/settings";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openFollowedShop, type FollowedShop } from "./testing-followed-shop.ts";
import { LOCAL_TOKEN, TESTING_ORIGIN } from "./testing-shop.ts";

/** A women's coat with a price in euros only. */
function lineInEuros(number = 4, reducedFrom?: number): string {
  const reduced =
    reducedFrom === undefined ? {} : { eu_eur_compare_at_price_f: reducedFrom, eu_eur_prior_price_f: reducedFrom };
  const row = feedRow(number, 0, { department: "women", inventory_quantity: 2, eu_eur_price_f: 420, ...reduced });
  const inEuros = ([field]: readonly [string, unknown]) =>
    !/^[a-z]{2,3}_[a-z]{3}_/.test(field) || field.startsWith("eu_");
  return JSON.stringify(Object.fromEntries(Object.entries(row).filter(inEuros)));
}

onDatabase("a catalogue in euros", (database) => {
  let shop: FollowedShop;
  beforeAll(async () => {
    await importFeed(database.current, [lineInEuros()], { source: "test" });
    shop = await openFollowedShop(database.current);
    return () => shop.close();
  });
  const page = async (path: string) => (await shop.app.request(TESTING_ORIGIN + path)).text();
  const ask = async (query: string) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ query });
    return (await shop.app.request(`${TESTING_ORIGIN}/graphql`, { method: "POST", headers, body })).json();
  };

  const setDelivery = async (value: unknown) => {
    const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
    const body = JSON.stringify(value);
    const { status } = await shop.app.request("/admin/settings/delivery", { method: "PUT", headers, body });
    expect(status).toBe(200);
  };

  test.each(["", "/us", "/gb", "/de", "/cn"])("[OC-01] is sold in euros at %j", async (market) => {
    for (const path of ["", "/collections/women", "/products/product-4", "/pages/search?qTitle=belted"]) {
      const text = await page(market + path || "/");
      expect(text, path).toContain("€420");
      expect(text, path).not.toMatch(/[$£¥]\d/);
    }
  });

  test("[OC-01] its feeds and structured data are in euros in every market", async () => {
    expect(await page("/us/feeds/google-merchant.xml")).toContain("420.00 EUR");
    expect(await page("/us/products/product-4")).toContain('"priceCurrency":"EUR"');
    expect(await page("/gb/products/product-4")).toContain('hreflang="en-GB"');
  });

  test.each(["www", "us", "uk", "de"])("[OC-01] the API returns its price for the market %s", async (market) => {
    const query = `query @inContext(market: "${market}") {
      product(handleOrId: "product-4") { price { amount currencyCode } } }`;
    expect(await ask(query)).toEqual({ data: { product: { price: { amount: "420.00", currencyCode: "EUR" } } } });
  });

  test("[OC-15] only markets with prices of their own say that these include taxes, until the merchant decides", async () => {
    const product = "/products/product-4";
    expect(await page(`/de${product}`)).toContain("MwSt.");
    for (const market of ["/us", "/gb"]) {
      expect(await page(market + product)).toContain("Duties not included");
      expect(await page(market + product)).not.toMatch(/(?:Duties and taxes|VAT) included|[Pp]rices include/);
    }
    const { zones, ...delivery } = DELIVERY.initial;
    await setDelivery({ ...delivery, zones: zones.map((zone) => ({ ...zone, returnDays: 14 })) });
    expect(await page(`/us${product}`)).toContain("Duties and taxes included");
    await setDelivery(DELIVERY.initial);
  });

  test("delivery dates follow the merchant's working days, and mistakes in them are refused [TD-03]", async () => {
    const put = async (dispatch: unknown) => {
      const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
      const body = JSON.stringify({ ...DELIVERY.initial, dispatch });
      return shop.app.request("/admin/settings/delivery", { method: "PUT", headers, body });
    };
    for (const wrong of [
      { weekdays: [] },
      { holidays: ["25 December"] },
      { cutOff: { time: "2 pm", timeZone: "Europe/Berlin" } },
      { cutOff: { time: "14:00", timeZone: "Europe/Atlantis" } },
    ])
      expect((await put(wrong)).status, JSON.stringify(wrong)).toBe(422);
    const holidays = Array.from({ length: 60 }, (_, day) =>
      new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10),
    );
    expect((await put({ holidays })).status).toBe(200);
    const { days } = deliveryTo(DELIVERY.initial, marketOf("us")!).methods[0]!;
    const shown = deliveryDates(new Date(), { ...days, dispatch: { holidays } }, { language: "en", timeZone: "UTC" });
    expect(await page("/us/products/product-4")).toContain(shown);
    await setDelivery(DELIVERY.initial);
    expect(await page("/us/products/product-4")).not.toContain(shown);
  });

  test("at home where the weekend is on Friday and Saturday, nothing is delivered on these days [TD-03]", async () => {
    const put = (value: object) =>
      shop.app.request("/admin/settings/markets", {
        method: "PUT",
        headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
        body: JSON.stringify(value),
      });
    const datesOn = async (weekdays: readonly number[]) => {
      const { days } = deliveryTo(DELIVERY.initial, marketOf("sa")!).methods[0]!;
      const shown = deliveryDates(new Date(), { ...days, dispatch: { weekdays } }, { language: "ar", timeZone: "UTC" });
      return (await page("/sa/products/product-4")).includes(shown);
    };
    expect(await datesOn([1, 2, 3, 4, 5])).toBe(true);
    expect((await put({ home: "sa" })).status).toBe(200);
    expect(await datesOn([7, 1, 2, 3, 4])).toBe(true);
    await put({});
  });

  test("[OC-01] a cart for another country is in euros", async () => {
    const added = await ask(`mutation { addToCart(input: {
      currencyCode: "EUR", localeCountryCode: "US", items: [{ variantId: "v4-0", quantity: 1 }]
    }) { ... on CartUpdated { cart { subtotal { amount } currencyCode } failures { reason } } } }`);
    expect(added).toMatchObject({
      data: { addToCart: { cart: { subtotal: { amount: "420.00" }, currencyCode: "EUR" }, failures: [] } },
    });
  });

  test("departments on a home page without content have photographs, which are not cut-outs to write over", async () => {
    expect(await page("/de")).toMatch(/<section [^>]*data-photographs="true"[^>]*default-department-women/);
  });

  test("[OC-05] menus leave out departments, categories and types without products, and a sale without reductions", async () => {
    const menu = await page("/de/menu");
    expect(menu).toContain('href="/de/collections/women-clothing"');
    expect(menu).toContain('href="/de/collections/women-coats"');
    for (const empty of ["men", "kids", "sale", "women-shoes", "women-jackets", "women-sale"])
      expect(menu, empty).not.toContain(`href="/de/collections/${empty}"`);
  });

  test("a home page without content has a sale once it fills a row", async () => {
    const sell = async (reduced: number) => {
      const lines = Array.from({ length: 4 }, (_, at) => lineInEuros(at + 4, at < reduced ? 600 : undefined));
      await importFeed(database.current, lines, { source: "test" });
      await shop.follow();
    };
    await sell(3);
    expect(await page("/de")).not.toContain("default-sale");
    await sell(4);
    expect(await page("/de")).toContain("default-sale");
  });
});
