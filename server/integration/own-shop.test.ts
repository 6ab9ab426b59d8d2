// Shops of three exports over HTTP: everything they show comes from the file, and nothing from the demo.

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueStatus } from "#commerce/products";
import { changeSetting, FACTS } from "#commerce/settings";
import { designersOf } from "#demo";
import { onDatabase } from "../../commerce/database/testing.ts";
import { importBytes } from "../catalogue/operations.ts";
import { readImportSettings } from "../catalogue/import-settings.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const SHOPS = [
  { name: "Hollis Denim", file: "hollis-denim.csv", currency: "USD", goods: "jeans", absent: /\bShoes\b|\bRings\b/ },
  {
    name: "Brogue & Co",
    file: "brogue-shoes.csv",
    currency: "GBP",
    goods: "lace-ups",
    absent: /\bBags\b|\bCoats\b/,
  },
  { name: "Lune Atelier", file: "lune-jewellery.csv", currency: "EUR", goods: "rings", absent: /\bShoes\b|\bCoats\b/ },
] as const;

const DEMO = new RegExp(
  `Vitrine(?!_)|vitrine\\.example|/media/(?:demo|compose)|${designersOf(120)
    .map(({ name }) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|")}`,
  "u",
);

for (const { name, file, currency, goods, absent } of SHOPS)
  onDatabase(`the shop ${name}`, (database) => {
    let shop: TestingShop;
    beforeAll(async () => {
      await changeSetting(database.current, FACTS, { name });
      const settings = readImportSettings({ currency });
      if ("refusal" in settings) throw new Error(settings.refusal);
      const bytes = readFileSync(new URL(`../../commerce/foreign-feeds/fixtures/${file}`, import.meta.url));
      const source = (async function* () {
        yield bytes;
      })();
      for await (const _ of importBytes({ database: database.current, name: file, settings, bytes: source }));
      shop = await openTestingShop(database.current);
    });
    afterAll(() => shop.close());

    const get = async (path: string) => {
      const response = await shop.app.request(TESTING_ORIGIN + path);
      return { status: response.status, text: await response.text() };
    };

    test("[OC-02] pages, menus, sitemaps, feeds and suggestions come from its catalogue, and nothing from the demo", async () => {
      const home = await get("/de");
      const linked = new Set([...home.text.matchAll(/href="(\/de\/[^"?#]*)"/gu)].map(([, path = ""]) => path));
      const collections = [...linked].filter((path) => path.includes("/collections/"));
      expect(collections.length).toBeGreaterThan(4);

      const guide = [...(await get("/pages/size-fit")).text.matchAll(/href="(\/pages\/[^"]*size-guide[^"#]*)"/gu)];
      const texts = [
        ...linked,
        ...guide.map(([, path = ""]) => path),
        `/collections/${goods}`,
        "/pages/search?qTitle=a",
        "/pages/designers",
        "/cart",
        "/login",
        "/nowhere",
        "/robots.txt",
        "/llms.txt",
        "/sitemap.xml",
        "/sitemaps/pages.xml",
        "/sitemaps/collections.xml",
        "/sitemaps/designers.xml",
        "/sitemaps/products-1.xml",
        "/feeds/new-arrivals.xml",
        "/us/feeds/google-merchant.xml",
      ];
      for (const path of texts) {
        const { text } = await get(path);
        expect(text, path).not.toMatch(DEMO);
        const isEmpty = path.includes("/collections/") && !/<article|"total":[1-9]/.test(text);
        expect(isEmpty, path).toBe(false);
      }
      for (const path of ["/us", `/us/collections/${goods}`, "/us/pages/designers"]) {
        const [header = ""] = (await get(path)).text.split("<main");
        expect(header, path).not.toMatch(absent);
        expect(header, path).toContain(name.replace("&", "&amp;"));
      }
      const filters = (await get("/us/collections/women")).text.split("<aside")[2] ?? "";
      expect(filters).not.toMatch(absent);
      const mapped = (await get("/sitemaps/collections.xml")).text;
      expect(mapped).toContain(`/collections/${goods}<`);
      const { products = 0 } = (await catalogueStatus(database.current)) ?? {};
      expect((await get("/sitemaps/products-1.xml")).text.match(/<url>/gu)).toHaveLength(products);
      const suggested = await shop.app.request("/search/suggestions", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query_clause_info: { query_text: "s" } }),
      });
      expect(await suggested.text()).not.toMatch(DEMO);
    });
  });
