// The China storefront over HTTP: as a market of a global shop, and as a shop for China only.

import { beforeAll, expect, test } from "vitest";
import { importContent } from "#commerce/content";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

// A price in thousandths that the rounded field cannot express.
const rows = Array.from({ length: 6 }, (_, index) =>
  feedRow(index * 4 + 4, 0, {
    department: "women",
    inventory_quantity: 2,
    cn_cny_price_f: 1,
    cn_cny_price_1k: 8_888_000,
  }),
);
const section = (id: string, title: string, countries?: string[]) => ({
  id,
  place: "page" as const,
  name: "hero",
  type: "new-arrivals",
  title,
  ...(countries && { localeCountryCodes: countries }),
});
const content = {
  shop: { id: "vitrine", name: "Shop", slug: "shop" },
  sections: [section("all", "For everyone"), section("cn", "中国专属", ["cn"])],
};
const DATA = "application/vnd.vitrine.data+json";

onDatabase("the China storefront", (database) => {
  const open: Record<string, TestingShop> = {};
  beforeAll(async () => {
    const lines = rows.map((row) => JSON.stringify(row));
    await importFeed(database.current, lines, { source: "test" });
    await importContent(database.current, content);
    open["market"] = await openTestingShop(database.current);
    open["channel"] = await openTestingShop(database.current, { CHANNEL: "china" });
    open["newest"] = await openTestingShop(database.current, { TEXT_SEARCH_SORT: "newest" });
    return () => Promise.all(Object.values(open).map(({ close }) => close()));
  });
  const get = async (shop: string, path: string, headers: Record<string, string> = {}) =>
    (await open[shop]?.app.request(TESTING_ORIGIN + path, { headers })) ?? new Response();

  const SHOPS = [
    ["market", "/cn"],
    ["channel", ""],
  ] as const;

  test.each(SHOPS)(
    "as a %s: prices in yuan from thousandths, own sections, in Chinese [I18-07]",
    async (shop, prefix) => {
      const home = await (await get(shop, prefix || "/")).text();
      expect(home).toContain('<html lang="zh-CN" dir="ltr"');
      expect(home).toContain("中国专属");
      expect(home).not.toContain("For everyone");
      expect(home).toContain("¥8,888");
      expect(home).not.toMatch(/[$€£]\d/);
      const product = await (await get(shop, `${prefix}/products/product-4`)).text();
      expect(product).toContain("¥8,888");
      expect(product).toContain('"priceCurrency":"CNY"');
    },
  );

  test.each(SHOPS)("as a %s: listings sort by newest, searches by relevance [SR-15]", async (shop, prefix) => {
    const firstOf = async (from: string, path: string, route: string) => {
      const answer = await get(from, path, { accept: `${DATA};routes=${route}` });
      return (await answer.json()).loaderData[route].products[0].href.split("/").at(-1);
    };
    // The last product in the feed is the newest, the first ranks best.
    expect(await firstOf(shop, `${prefix}/collections/women`, "collection")).toBe("product-24");
    expect(await firstOf(shop, `${prefix}/pages/search?qTitle=wool`, "search")).toBe("product-4");
    expect(await firstOf("market", "/fr/pages/search?qTitle=wool", "search")).toBe("product-4");
    expect(await firstOf("newest", "/fr/pages/search?qTitle=wool", "search")).toBe("product-24");
    expect(await firstOf("newest", "/cn/pages/search?qTitle=wool", "search")).toBe("product-4");
  });

  test.each(SHOPS)("as a %s: no reviews on any page [RT-21]", async (shop, prefix) => {
    expect((await get(shop, `${prefix}/pages/reviews`)).status).toBe(404);
    expect((await get(shop, `${prefix}/pages/reviews?product=product-4`)).status).toBe(404);
    expect(await (await get(shop, `${prefix}/products/product-4`)).text()).not.toContain("pages/reviews");
    expect((await get("market", "/fr/pages/reviews")).status).toBe(200);
  });

  test("the QR code page exists below a country only [RT-20]", async () => {
    // It belongs to an order; without one it is not found.
    expect((await get("market", "/qrcode/some-order/some-code")).status).toBe(404);
    expect((await get("market", "/zz/qrcode/some-order/some-code")).status).toBe(404);
  });

  test.each(SHOPS)("as a %s: pages load nothing from other origins [I18-07]", async (shop, prefix) => {
    for (const path of ["/", "/collections/women", "/products/product-4", "/cart", "/login", "/pages/faq"]) {
      const answer = await get(shop, (prefix + path).replace(/(.)\/$/, "$1"));
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("content-security-policy"), path).not.toMatch(/https?:|\/\/|\*/);
      const html = await answer.text();
      const addresses = [...html.matchAll(/ (?:src|srcset|href|action|poster|data-[a-z-]+)="([^"]*)"/gi)].flatMap(
        ([, value = ""]) => value.match(/(?:https?:)?\/\/[^\s"]+/g) ?? [],
      );
      expect(
        addresses.filter((address) => !address.startsWith(TESTING_ORIGIN)),
        path,
      ).toEqual([]);
    }
  });

  test("a China-only shop has one market: other country codes are unknown, also in feeds [I18-07]", async () => {
    for (const path of ["/de", "/de/collections/women", "/us/sitemap.xml", "/de/feeds/new-arrivals.xml"]) {
      expect((await get("channel", path)).status, path).toBe(404);
    }
    const feed = await (await get("channel", "/feeds/google-merchant.xml")).text();
    expect(feed).toContain("8888.00 CNY");
    const robots = await (await get("channel", "/robots.txt")).text();
    expect(robots.match(/^Sitemap: .*/gm)).toEqual([
      `Sitemap: ${TESTING_ORIGIN}/sitemap.xml`,
      `Sitemap: ${TESTING_ORIGIN}/cn/sitemap.xml`,
    ]);
  });
});
