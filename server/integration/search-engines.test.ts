// Structured data and the Merchant feed over HTTP, for the demo and for a shop that imported another shop's file: valid, complete by
// Google's lists of required and recommended fields, and the same in both.

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_TAXONOMY } from "#catalogue";
import { openDatabase, type Database } from "#commerce/database";
import { copyDatabase } from "../../commerce/database/testing.ts";
import { adminApp } from "../catalogue/admin-app.ts";
import { checkStructuredData, structuredDataOf } from "../crawl/testing-schema-org.ts";
import { fillCatalogue } from "../seed/catalogue.ts";
import { createShop } from "../start/shop.ts";
import { LOCAL_TOKEN, openTestingShop, type TestingShop } from "./testing-shop.ts";

type Json = Readonly<Record<string, unknown>>;

const importDemo = (database: Database) => fillCatalogue(database, { products: 24, print: () => undefined });

async function importDenim(database: Database): Promise<void> {
  await createShop(database);
  const app = adminApp({
    database,
    index: {
      onChanged: () => undefined,
      rebuild: () => Promise.reject(new Error("not used in this test")),
      status: () => Promise.reject(new Error("not used in this test")),
    },
    localToken: LOCAL_TOKEN,
    token: undefined,
    onError: (error) => {
      throw error;
    },
  });
  const body = readFileSync(new URL("../../commerce/foreign-feeds/fixtures/denim.csv", import.meta.url));
  const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
  const answer = await app.request("/?currency=EUR", { method: "PUT", headers, body });
  expect(await answer.text()).toContain('"kind":"imported"');
}

/** Recommended by Google wherever the catalogue has them, which both do. */
const RECOMMENDED = {
  group: ["description", "url", "image", "brand", "productGroupID", "variesBy", "hasVariant", "audience"],
  variant: ["name", "image", "sku", "size", "offers"],
  offer: [
    "url",
    "price",
    "priceCurrency",
    "availability",
    "itemCondition",
    "hasMerchantReturnPolicy",
    "shippingDetails",
  ],
  item: [
    ..."id title description link image_link availability price brand condition item_group_id size gender".split(" "),
    ..."age_group product_type google_product_category shipping".split(" "),
  ],
} as const;

/** The imported shop has not fetched its pictures yet, and so names none. */
const PICTURES: ReadonlySet<string> = new Set(["image", "image_link"]);
const missing = (thing: Json, names: readonly string[]) => names.filter((name) => thing[name] === undefined);

describe.each([
  ["the demo", importDemo, true],
  ["an imported shop", importDenim, false],
])("%s", (_, fill, hasPictures) => {
  const wanted = (names: readonly string[]) => names.filter((name) => hasPictures || !PICTURES.has(name));
  let shop: TestingShop;
  let database: Database;
  let remove: () => Promise<void>;
  let items: ReadonlyMap<string, Json>;
  let groups: readonly Json[];
  const problems: string[] = [];
  beforeAll(async () => {
    const fresh = await copyDatabase();
    const opened = await openDatabase(fresh.location);
    if (opened.kind === "refused") throw new Error(`The database for a test did not open: ${opened.reason}`);
    ({ remove } = fresh);
    ({ database } = opened);
    await fill(database);
    shop = await openTestingShop(database);
    items = itemsIn(await text("/de/feeds/google-merchant.xml"));
    const addresses = [...(await text("/de/sitemaps/products-1.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].slice(0, 8);
    groups = [];
    for (const [, address = ""] of addresses) {
      const data = structuredDataOf(await text(new URL(address).pathname));
      const mistakes = data.flatMap(checkStructuredData);
      const counted = mistakes.filter((mistake) => hasPictures || !/ has no image$|hasVariant is /.test(mistake));
      problems.push(...counted.map((mistake) => `${address}: ${mistake}`));
      const graph = (data as readonly Json[]).flatMap((one) => (one["@graph"] as readonly Json[] | undefined) ?? []);
      groups = [...groups, ...graph.filter(({ "@type": type }) => type === "ProductGroup" || type === "Product")];
    }
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
    await remove();
  });
  const text = async (path: string) => (await shop.app.request(path)).text();
  const variantsIn = (group: Json): readonly Json[] =>
    (group["hasVariant"] as readonly Json[] | undefined)?.filter((one) => one["@type"] === "Product") ?? [group];

  test("[OC-19] product pages have every required and recommended property that the catalogue has", () => {
    expect(problems).toEqual([]);
    expect(groups.length).toBeGreaterThan(2);
    const whole = groups.filter(({ "@type": type }) => type === "ProductGroup");
    expect(whole.length).toBeGreaterThan(0);
    for (const group of whole) expect(missing(group, wanted(RECOMMENDED.group)), JSON.stringify(group)).toEqual([]);
    for (const group of groups) {
      for (const variant of variantsIn(group)) {
        expect(missing(variant, wanted(RECOMMENDED.variant)), JSON.stringify(variant)).toEqual([]);
        expect(missing(variant["offers"] as Json, RECOMMENDED.offer)).toEqual([]);
      }
    }
  });

  test("[OC-19] every item of the Merchant feed has the required fields of apparel", () => {
    expect(items.size).toBeGreaterThan(10);
    for (const [id, item] of items) {
      expect(missing(item, wanted(RECOMMENDED.item)), id).toEqual([]);
      expect(item["gtin"] ?? item["mpn"] ?? item["identifier_exists"], id).toBeDefined();
      expect(String(item["size_system"] ?? "US")).toMatch(/^(?:AU|BR|CN|DE|EU|FR|IT|JP|MEX|UK|US)$/);
      expect(String(item["google_product_category"])).toMatch(/^\d+$/);
    }
    for (const name of ["material", "color"]) {
      expect([...items.values()].some((item) => item[name] !== undefined)).toBe(true);
    }
  });

  test("[OC-19] pages and feed say the same", () => {
    let compared = 0;
    for (const group of groups) {
      for (const variant of variantsIn(group)) {
        const offer = variant["offers"] as Json;
        const item = items.get(decodeURIComponent(String(offer["url"]).split("/").at(-1) ?? ""));
        if (item === undefined) continue;
        compared += 1;
        const [charged = ""] = String(item["sale_price"] ?? item["price"]).split(" ");
        expect(offer["price"]).toBe(Number(charged));
        expect(String(offer["availability"])).toBe(
          `https://schema.org/${item["availability"] === "in_stock" ? "InStock" : "OutOfStock"}`,
        );
        expect(variant["gtin"]).toBe(item["gtin"]);
        expect(variant["color"]).toBe(item["color"]);
        expect(variant["material"] ?? group["material"]).toBe(item["material"]);
        expect(group["productGroupID"] ?? item["item_group_id"]).toBe(item["item_group_id"]);
        const [shipping] = offer["shippingDetails"] as readonly { readonly shippingRate: { readonly value: number } }[];
        expect(`${shipping!.shippingRate.value.toFixed(2)} EUR`).toBe(item["shipping"]);
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

test("[OC-19] every type of the default taxonomy has a category of Google's", () => {
  expect(DEFAULT_TAXONOMY.types.length).toBeGreaterThan(40);
  expect(DEFAULT_TAXONOMY.types.filter(({ google }) => !/^\d+$/.test(google ?? "")).map(({ id }) => id)).toEqual([]);
});

/** The items by id; of repeated fields the first, and of shipping the first price. */
function itemsIn(xml: string): ReadonlyMap<string, Json> {
  const items = xml.split("<item>").slice(1);
  return new Map(
    items.map((item) => {
      const fields = [...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name = "", value = ""]) => [name, value]);
      const shipping = /<g:shipping>.*?<g:price>([^<]+)/.exec(item)?.[1];
      const [plain] = item.split("<g:shipping>");
      const price = /<g:price>([^<]+)/.exec(plain ?? "")?.[1];
      const firsts = Object.fromEntries(fields.toReversed()) as Record<string, string>;
      return [firsts["id"] ?? "", { ...firsts, price, ...(shipping && { shipping }) }];
    }),
  );
}
