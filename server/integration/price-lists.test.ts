// Currencies that a merchant enables as data. Orders in them are in prices.test.ts.

import { beforeEach, expect, onTestFinished, test } from "vitest";
import { INITIAL_PRICE_LISTS, type FeedRow, writePlainly } from "#catalogue";
import { applyPriceLists, changeProducts, importFeed, parseChangeLine, type CatalogueChange } from "#commerce/products";
import { changeShop, readShop } from "#commerce/shop-data";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN } from "./testing-shop.ts";

const YEN = {
  code: "jp_jpy",
  name: "Japan",
  markets: ["jp"],
  convert: { from: "www_usd", rate: 150, round: { to: 100 } },
};
const withList = (...lists: readonly object[]) => ({ lists: [...INITIAL_PRICE_LISTS.lists, ...lists] });

const coat = (number: number, prices: Partial<FeedRow>): FeedRow => ({
  ...feedRow(number, 0, {
    handle: `coat-${number}`,
    title: `Coat ${number}`,
    department: "women",
    product_type: "Coats",
  }),
  inventory_quantity: 9,
  ...prices,
});
const COATS = [
  coat(1, { www_usd_price_f: 42.99, www_usd_compare_at_price_f: 61 }),
  coat(2, { www_usd_price_f: 20 }),
  coat(3, { www_usd_price_f: 90 }),
];

onDatabase("price lists as data", (database) => {
  beforeEach(async () => {
    // First without prices in yen, which would keep the list.
    await importFeed(
      database.current,
      COATS.map((row) => JSON.stringify(row)),
      { source: "test" },
    );
    await changeShop(database.current, "vitrine", { "price-lists": INITIAL_PRICE_LISTS });
    await applyPriceLists(database.current);
  });

  /** The index of a testing shop is that of the moment at which it opens. */
  const visit = async () => {
    const shop = await openTestingShop(database.current);
    const ask = async (path: string, init: RequestInit = {}) => {
      const response = await shop.app.request(TESTING_ORIGIN + path, {
        ...init,
        headers: { origin: TESTING_ORIGIN, ...init.headers },
      });
      return { status: response.status, text: (await response.text()).replaceAll("\u00A0", " ") };
    };
    const put = (value: unknown, query = "") =>
      ask(`/admin/settings/price-lists${query}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
        body: JSON.stringify(value),
      });
    const graphql = async (query: string) => {
      const { text } = await ask("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query }),
      });
      return JSON.parse(text);
    };
    return { ask, put, graphql, close: shop.close };
  };

  /** Enables lists over HTTP, converts, and opens the shop as it is then. */
  const enable = async (...lists: readonly object[]) => {
    const before = await visit();
    expect(await before.put(withList(...lists))).toMatchObject({ status: 200 });
    await before.close();
    expect(await applyPriceLists(database.current)).toBe("changed");
    return visit();
  };

  /** In the order of their cards. */
  const coatsIn = (text: string): readonly string[] => [...new Set(text.match(/coat-\d/g))];

  test("[I18-06] an enabled currency is shown, filtered, sorted and offered in the market that it is for", async () => {
    const { ask, graphql, close } = await enable(YEN);
    const listing = await ask("/jp/collections/women?sortBy=price-asc");
    // 42.99 × 150 = 6448.5, 20 × 150 = 3000, 90 × 150 = 13500
    for (const price of ["JP¥3,000", "JP¥6,400", "JP¥13,500"]) expect(listing.text).toContain(`<bdi>${price}</bdi>`);
    expect(coatsIn(listing.text)).toEqual(["coat-2", "coat-1", "coat-3"]);
    const dearest = await ask("/jp/collections/women?sortBy=price-desc");
    expect(coatsIn(dearest.text)).toEqual(["coat-3", "coat-1", "coat-2"]);
    expect(listing.text).toContain("JP¥9,200");
    const filtered = await ask("/jp/collections/women?range[JPY][min]=3500&range[JPY][max]=10000");
    expect(filtered.text).toContain("coat-1");
    expect(filtered.text).not.toContain("coat-2");
    expect(filtered.text).not.toContain("coat-3");
    expect((await ask("/jp/products/coat-2")).text).toContain('"price":3000,"priceCurrency":"JPY"');
    expect((await ask("/us/products/coat-2")).text).toContain('"price":20,"priceCurrency":"USD"');
    expect((await ask("/country")).text).toMatch(/Japan.*?JPY/s);
    const { data } = await graphql(
      'query @inContext(market: "jp") { product(handleOrId: "coat-1") { price { amount currencyCode } } }',
    );
    expect(data.product.price).toEqual({ amount: "6400", currencyCode: "JPY" });
    await close();
  });

  test("delivery and gift cards are converted by the rate of the list", async () => {
    const { ask, close } = await enable(YEN);
    // $25 × 150 = 3750, rounded to hundreds; $50 × 150.
    expect((await ask("/jp/products/coat-1")).text).toContain("JP¥3,800");
    expect((await ask("/jp/giftcard")).text).toContain("JP¥7,500");
    await close();
  });

  test("[I18-06] [CO-02] a shop at home in Japan needs no rate, writes ¥, and says what its prices include, not duties", async () => {
    onTestFinished(() => writePlainly([]));
    const before = await visit();
    const sellTo = (markets: object) =>
      before.ask("/admin/settings/markets", {
        method: "PUT",
        headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
        body: JSON.stringify(markets),
      });
    expect(await before.put(withList({ code: "jp_jpy", name: "Japan", markets: ["jp"] }))).toMatchObject({
      status: 200,
    });
    expect((await sellTo({ countries: ["JP"] })).status).toBe(200);
    expect(await applyPriceLists(database.current)).toBe("changed");
    await importFeed(database.current, [JSON.stringify(coat(1, { jp_jpy_price_f: 9900 }))], { source: "test" });
    const home = await visit();
    const japanese = (await home.ask("/jp/products/coat-1")).text;
    for (const text of ["¥9,900", "税込み", "価格は税込みです。", "¥1,700"]) expect(japanese).toContain(text);
    expect(japanese).not.toMatch(/JP¥|関税/);
    const english = (await home.ask("/products/coat-1", { headers: { "accept-language": "en" } })).text;
    expect(english).toMatch(/¥9,900.*Tax included/s);
    expect(english).toContain('<html lang="en-US" dir="ltr" data-currencies="JPY"');
    expect(english).not.toMatch(/JP¥|[Dd]uties/);
    expect((await home.ask("/giftcard")).text).toContain("¥8,000");
    await home.close();
    await sellTo({});
    await before.close();
  });

  test("a price of gift wrapping in a list that the shop does not have is refused, with the lists that it has", async () => {
    const { ask, close } = await enable(YEN);
    const offer = (wrapPrices: object) =>
      ask("/admin/settings/gifts", {
        method: "PUT",
        headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
        body: JSON.stringify({ isOffered: true, wrapPrices }),
      });
    expect((await offer({ www_usd: 6, jp_jpy: 500 })).status).toBe(200);
    const unknown = await offer({ kr_krw: 5000 });
    expect(unknown.status).toBe(422);
    expect(unknown.text).toContain("is not a price list of the shop (www_usd");
    expect((await offer({})).status).toBe(200);
    await close();
  });

  test("a price of its own comes before the rate, and exports have no converted ones", async () => {
    const { close } = await enable(YEN);
    const change = parseChangeLine(JSON.stringify({ product: "p2", set: { jp_jpy_price_f: 3333 } }), 1, ["jp_jpy"]);
    expect(await changeProducts(database.current, [change as CatalogueChange])).toMatchObject({
      kind: "changed",
      put: 1,
    });
    await close();
    const after = await visit();
    expect((await after.ask("/jp/products/coat-2")).text).toContain('"price":3333,"priceCurrency":"JPY"');
    expect((await after.ask("/jp/products/coat-1")).text).toContain('"price":6400,"priceCurrency":"JPY"');
    await after.close();
  });

  test("a new rate changes converted prices only, and products can be left out", async () => {
    const { close } = await enable(YEN);
    await close();
    const round = { to: 1000, minus: 100 };
    const cheaper = await enable({ ...YEN, convert: { ...YEN.convert, rate: 200, round } });
    // 42.99 × 200 = 8598 → 9000 − 100
    expect((await cheaper.ask("/jp/products/coat-1")).text).toContain('"price":8900,"priceCurrency":"JPY"');
    await cheaper.close();
    const none = await enable({ ...YEN, convert: { ...YEN.convert, products: false } });
    // Without a product in yen, Japan is charged in the main list.
    expect((await none.ask("/jp/products/coat-1")).text).toContain('"priceCurrency":"USD"');
    await none.close();
  });

  test.each([
    ["an unknown currency", { ...YEN, code: "jp_zzz" }, "lists.11.code", "currency of ISO 4217"],
    [
      "a market twice",
      { ...YEN, markets: ["de"] },
      "lists.11.markets.0",
      "the list European Union (eu_eur) has it already: remove it there first",
    ],
    ["a list twice", { ...YEN, code: "eu_eur" }, "lists.11.code", "listed twice"],
    [
      "an unknown base",
      { ...YEN, convert: { from: "fr_eur", rate: 2 } },
      "lists.11.convert.from",
      "not a list of the shop",
    ],
    [
      "no rate in an unusual currency",
      { code: "ke_kes", name: "Kenya", markets: ["ke"] },
      "lists.11.convert",
      "is needed",
    ],
    [
      "sen",
      { ...YEN, convert: { ...YEN.convert, round: { to: 0.5 } } },
      "lists.11.convert.round.to",
      "must be a multiple of 1 JPY",
    ],
    ["two lists for the rest", { ...YEN, markets: undefined }, "lists", "exactly one"],
  ])("%s is refused with its place", async (_, list, path, message) => {
    const { put, close } = await visit();
    const { status, text } = await put(withList(list));
    expect(status).toBe(422);
    expect(JSON.parse(text).errors).toContainEqual({ path, message: expect.stringContaining(message) });
    await close();
  });

  test("a list in which products have prices of their own cannot be removed", async () => {
    const { put, close } = await visit();
    const lists = INITIAL_PRICE_LISTS.lists.filter(({ code }) => code !== "uk_gbp");
    await importFeed(database.current, [JSON.stringify(coat(1, { uk_gbp_price_f: 30 }))], { source: "test" });
    const { status, text } = await put({ lists });
    expect(status).toBe(422);
    expect(text).toContain("uk_gbp cannot be removed: 1 product has a price in it");
    await close();
  });

  test("a feed with prices of a list that the shop does not have is refused, and accepted once it has", async () => {
    const lines = [JSON.stringify({ ...COATS[0], jp_jpy_price_f: 6000 })];
    expect(await importFeed(database.current, lines, { source: "test" })).toMatchObject({
      kind: "bad-feed",
      error: {
        field: "jp_jpy_price_f",
        message: expect.stringContaining("does not belong to a price list of the shop"),
      },
    });
    const { close } = await enable(YEN);
    await close();
    expect(await importFeed(database.current, lines, { source: "test" })).toMatchObject({ kind: "imported" });
    const after = await visit();
    expect((await after.ask("/jp/products/coat-1")).text).toContain('"price":6000,"priceCurrency":"JPY"');
    await after.close();
  });

  test("price lists travel with the folder of the shop", async () => {
    const { close } = await enable(YEN);
    const exported = await readShop(database.current, "vitrine");
    expect(exported["price-lists"]).toMatchObject({ lists: expect.arrayContaining([YEN]) });
    await changeShop(database.current, "vitrine", { "price-lists": INITIAL_PRICE_LISTS });
    expect(await changeShop(database.current, "vitrine", exported)).toMatchObject({ kind: "changed" });
    expect(await readShop(database.current, "vitrine")).toEqual(exported);
    await close();
  });
});
