// Designers' names in other languages, from the feed to every place that shows or finds them, over HTTP.

import { beforeAll, expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";

const NAMES = { vendor_zh: "荒井巴", vendor_ja: "荒井巴", vendor_ru: "Томоэ Араи", vendor_ar: "توموي أراي" };
const LATIN = "Tomoe Arai";

const coat = (number: number, changes: Partial<FeedRow> & Record<string, unknown>): FeedRow =>
  feedRow(number, 0, {
    handle: `coat-${number}`,
    title: "Wool coat",
    title_zh: "羊毛大衣",
    product_type: "Coats",
    product_type_text: "Coats",
    department: "women",
    inventory_quantity: 5,
    ...changes,
  });
const rows: readonly FeedRow[] = [
  coat(4, { vendor: LATIN, vendor_text: LATIN, vendor_handle: "tomoe-arai", ...NAMES, title_fr: "Manteau zibeline" }),
  coat(8, { vendor: "Nordlys", vendor_text: "Nordlys", vendor_handle: "nordlys" }),
  feedRow(5, 0, { handle: "sneakers", vendor: "Nordlys", vendor_handle: "nordlys", department: "women" }),
];

onDatabase("designers' names in other languages", (database) => {
  let app: TestingShop["app"];
  beforeAll(async () => {
    await importFeed(
      database.current,
      rows.map((row) => JSON.stringify(row)),
      { source: "test" },
    );
    const shop = await openTestingShop(database.current, { SEARCH_API_KEY: "public" });
    ({ app } = shop);
    return shop.close;
  });

  const page = async (path: string, language: string, cookie = ""): Promise<string> => {
    const response = await app.request(TESTING_ORIGIN + path, {
      headers: { cookie: `language=${language}; ${cookie}` },
    });
    expect(response.status, path).toBe(200);
    const html = (await response.text()).replaceAll("<!-- -->", "");
    return html.slice(html.indexOf("<main"), html.indexOf("</main"));
  };
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request(TESTING_ORIGIN + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const cartOf = async (): Promise<string> => {
    const response = await app.request(`${TESTING_ORIGIN}/cart`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: TESTING_ORIGIN },
      body: new URLSearchParams({ intent: "add", variantId: "v4-0" }).toString(),
    });
    return response.headers.get("set-cookie")?.split(";")[0] ?? "";
  };

  test.each([
    ["/cn", "zh", "荒井巴"],
    ["/jp", "ja", "荒井巴"],
    ["/ru", "ru", "Томоэ Араи"],
    ["/fr", "zh", "Tomoe Arai 荒井巴"],
    ["/fr", "ar", "Tomoe Arai توموي أراي"],
    ["/cn", "en", "Tomoe Arai"],
    ["/de", "de", "Tomoe Arai"],
  ])("[I18-01] at %s in %s, cards and the bag show %s", async (prefix, language, name) => {
    const cookie = await cartOf();
    for (const path of ["/collections/women", "/cart"]) {
      const html = await page(prefix + path, language, cookie);
      expect(html, path).toContain(`>${name}<`);
      expect(html.includes(`>${LATIN}<`), path).toBe(name === LATIN);
    }
  });

  test.each([
    ["/cn", "zh", "Tomoe Arai 荒井巴"],
    ["/fr", "ar", "Tomoe Arai توموي أراي"],
    ["/us", "en", "Tomoe Arai"],
  ])("[I18-01] at %s in %s, the pages of product and designer show %s", async (prefix, language, name) => {
    for (const path of [
      "/products/coat-4",
      "/collections/tomoe-arai",
      "/pages/designers",
      "/pages/designers/collections/women",
    ]) {
      expect(await page(prefix + path, language), path).toContain(`>${name}<`);
    }
    expect(await page(`${prefix}/pages/designers`, language)).toContain(`href="${prefix}/collections/tomoe-arai"`);
    const chosen = await page(`${prefix}/collections/women?refinementList[vendor][0]=Tomoe+Arai`, language);
    expect(chosen).toContain(`${name}`);
  });

  test.each([
    ["荒井巴", "zh"],
    ["荒井巴大衣", "zh"],
    ["томоэ араи", "ru"],
    ["пальто томоэ араи", "ru"],
    ["توموي أراي", "ar"],
    ["荒井巴", "en"],
    ["zibeline", "fr"],
  ])("[I18-01] a search for %s in %s finds the designer's products only", async (text, language) => {
    const html = await page(`/fr/pages/search?qTitle=${encodeURIComponent(text)}`, language);
    expect(html).toContain("/products/coat-4");
    expect(html).not.toContain("/products/coat-8");
    expect(html).not.toContain("/products/sneakers");
  });

  test("[I18-01] suggestions find the designer by any name, and carry the name in each language", async () => {
    for (const text of ["荒井", "томоэ", "توموي", "tomoe"]) {
      const { result } = await post("/search/suggestions", {
        platform: "rep_web",
        query_clause_info: { config_info: { start: 0, hit: 48 }, query_text: text },
      });
      const designer = result.hits.find((hit: Record<string, unknown>) => hit["type"] === "designer");
      expect(designer, text).toMatchObject({ designer: LATIN, title_zh: "荒井巴" });
      expect(result.hits.find((hit: Record<string, unknown>) => hit["type"] === "product")).toMatchObject({
        designer: LATIN,
        designer_ru: "Томоэ Араи",
      });
    }
  });

  test("hits of the search APIs carry every name, and the one of a language", async () => {
    const vendorLang = "توموي أراي\t荒井巴\tТомоэ Араи";
    const listing = await post("/search/listing", {
      query_clause_info: { query_text: "荒井巴", uniq_field: "product_id" },
    });
    expect(listing.result.hits).toEqual([expect.objectContaining({ vendor: LATIN, vendorLang, vendor_zh: "荒井巴" })]);
    const algolia = await post(
      "/1/indexes/vitrine_products/query",
      { query: "荒井巴" },
      { "x-algolia-application-id": "vitrine", "x-algolia-api-key": "public" },
    );
    expect(algolia.hits).toEqual([expect.objectContaining({ vendor: LATIN, vendorLang, vendor_zh: "荒井巴" })]);
  });
});
