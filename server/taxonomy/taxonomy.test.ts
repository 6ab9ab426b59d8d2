// The taxonomy over HTTP: an operator edits it, and the whole shop follows.

import { beforeAll, expect, test } from "vitest";
import { DEFAULT_TAXONOMY_DATA, type TaxonomyData } from "#catalogue";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LOCAL_TOKEN, openTestingShop, type TestingShop } from "../integration/testing-shop.ts";

const PANTS = {
  product_type: "Pants",
  product_type_text: "Pants",
  tags: "Clothing\tWomen\tPants",
  department: "women",
};
const LAMPS = { product_type: "Lamps", product_type_text: "Lamps", tags: "Lighting\tHome\tLamps", department: "home" };

onDatabase("the taxonomy", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    const rows = [
      ...Array.from({ length: 6 }, (_, at) => feedRow(at + 1, 0, PANTS)),
      ...Array.from({ length: 4 }, (_, at) => feedRow(at + 11, 0, LAMPS)),
    ];
    await importFeed(
      database.current,
      rows.map((row) => `${JSON.stringify(row)}\n`),
      { source: "taxonomy.jsonl" },
    );
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const send = async (method: string, body?: unknown, query = "") => {
    const response = await shop.app.request(`/admin/taxonomy${query}`, {
      method,
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  };
  const page = async (path: string) => {
    const response = await shop.app.request(path);
    return { status: response.status, location: response.headers.get("location"), text: await response.text() };
  };

  test("[OC-03] a new shop has the default taxonomy, and only the operator may edit it", async () => {
    const { json } = await send("GET");
    expect((json as unknown as TaxonomyData).categories).toHaveLength(DEFAULT_TAXONOMY_DATA.categories.length);
    expect((await shop.app.request("/admin/taxonomy")).status).toBe(404);
    expect((await send("POST")).status).toBe(405);
  });

  test("[OC-03] a renamed type changes page, menu, filter, breadcrumb, sitemap and feed, and its old address redirects", async () => {
    expect((await page("/collections/women-pants")).text).toContain("Women’s Pants");
    const change = { types: { Pants: { handle: "trousers", names: { en: "Trousers", fr: "Falzars" } } } };
    expect(await send("PATCH", change)).toMatchObject({ status: 200, json: { kind: "changed", types: 48 } });
    const trousers = await page("/collections/women-trousers");
    expect(trousers.status).toBe(200);
    expect(trousers.text).toMatch(/<h1[^>]*>Women’s Trousers/);
    expect(trousers.text).toContain('href="/products/');
    // The menus of every page.
    expect((await page("/menu")).text).toContain('href="/collections/women-trousers"');
    expect((await page("/menu")).text).not.toContain('href="/collections/women-pants"');
    // The filter keeps the value that products carry, and shows the name.
    const filter = await page("/collections/women-clothing");
    expect(filter.text).toMatch(/menu(?:%5B|\[)product_type(?:%5D|\])=Pants/);
    expect(filter.text).toContain("Trousers");
    const moved = await page("/collections/women-pants?page=2");
    expect([moved.status, moved.location]).toEqual([301, "/collections/women-trousers?page=2"]);
    const product = await page("/products/product-1");
    expect(product.text).toContain('href="/collections/women-trousers"');
    const sitemap = (await page("/sitemaps/collections.xml")).text;
    expect(sitemap).toContain("/collections/women-trousers<");
    expect(sitemap).not.toContain("/collections/women-pants<");
    const feed = (await page("/feeds/google-merchant.xml")).text;
    expect(feed).toContain("<g:product_type>Trousers</g:product_type>");
    expect(feed).toContain("<g:google_product_category>204</g:google_product_category>");
  });

  test("[OC-03] names in a language precede translations, alone and in headings", async () => {
    const french = await page("/fr/collections/trousers");
    expect(french.text).toMatch(/<h1[^>]*>Falzars/);
    expect((await page("/fr/collections/women-trousers")).text).toMatch(/<h1[^>]*>Falzars femme/);
    expect((await page("/fr/collections/women-clothing")).text).toContain("Falzars");
    expect((await page("/fr/feeds/google-merchant.xml")).text).toContain("<g:product_type>Falzars</g:product_type>");
  });

  test("[OC-03] an address with another word for a type redirects to it", async () => {
    const aliased = await page("/collections/women-chinos");
    expect([aliased.status, aliased.location]).toEqual([301, "/collections/women-trousers"]);
    expect((await page("/collections/spaceships")).status).toBe(404);
  });

  test("[OC-03] a shop with a department of goods without sizes sells them", async () => {
    const house: TaxonomyData = {
      departments: [
        { handle: "maison", value: "home", names: { fr: "Maison" } },
        { handle: "women", names: { en: "Women" }, wearer: "women", gender: "female" },
      ],
      categories: [
        {
          handle: "lighting",
          names: { en: "Lighting" },
          departments: ["home"],
          types: [{ handle: "lamps", names: { en: "Lamps" }, google: "3006" }],
        },
      ],
    };
    expect(await send("PUT", house, "?dry-run")).toMatchObject({ json: { kind: "checked", types: 1 } });
    expect((await page("/collections/women-trousers")).status).toBe(200);
    expect(await send("PUT", house)).toMatchObject({ status: 200, json: { kind: "changed", departments: 2 } });
    const lamps = await page("/collections/maison-lamps");
    expect(lamps.text).toMatch(/<h1[^>]*>Maison Lamps/);
    expect(lamps.text).toContain('href="/products/');
    expect((await page("/pages/faq")).text).toContain('href="/collections/maison-lighting"');
    expect((await page("/collections/men")).status).toBe(404);
    expect((await page("/sitemaps/collections.xml")).text).toContain("/collections/maison-lamps<");
    expect((await page("/feeds/google-merchant.xml")).text).toContain("<g:google_product_category>3006<");
  });

  test("[OC-03] a handle that another entry takes over no longer redirects", async () => {
    const renamed = { types: { Lamps: { handle: "lights" } } };
    expect((await send("PATCH", renamed)).status).toBe(200);
    expect((await page("/collections/lamps")).location).toBe("/collections/lights");
    const taken = { types: { "Floor Lamps": { handle: "lamps", names: { en: "Floor Lamps" }, category: "Lighting" } } };
    expect((await send("PATCH", taken)).status).toBe(200);
    expect((await page("/collections/lamps")).status).toBe(200);
  });

  test.each<[string, unknown, string, string]>([
    [
      "a handle twice",
      { types: { X: { handle: "lights", names: { en: "X" }, category: "Lighting" } } },
      "handle",
      "lights is already used by",
    ],
    ["a handle that offers have", { types: { Lamps: { handle: "sale" } } }, "handle", "is the address of another page"],
    ["a handle with capitals", { types: { Lamps: { handle: "The Lamps" } } }, "handle", "must be lower case"],
    ["no name", { types: { Lamps: { names: { en: null } } } }, "names", "needs a name in at least one language"],
    ["an unknown kind of sizes", { types: { Lamps: { sizes: "tents" } } }, "sizes", "must be one of"],
    [
      "an unknown department",
      { types: { Lamps: { departments: ["garden"] } } },
      "departments.0",
      "garden is not a department",
    ],
    ["an unknown field", { types: { Lamps: { colour: "red" } } }, "colour", "is not a known field"],
    [
      "departments three levels deep",
      {
        departments: {
          a: { handle: "a", names: { en: "A" }, parent: "home" },
          b: { handle: "b", names: { en: "B" }, parent: "a" },
        },
      },
      "departments",
      "is not a known field",
    ],
  ])("[OC-03] %s is refused with its place, and changes nothing", async (_, patch, path, message) => {
    const before = (await send("GET")).json;
    const { status, json } = await send("PATCH", patch);
    expect(status).toBe(422);
    const [error] = json["errors"] as readonly { path: string; message: string }[];
    expect(error?.path).toMatch(new RegExp(`\\.${path.replace(".", "\\.")}$`));
    expect(error?.message).toContain(message);
    expect((await send("GET")).json).toEqual(before);
  });

  test.each([
    ["an unknown list", { typ: { Lamps: null } }],
    ["a list of nodes", { types: [] }],
    ["a node that is a text", { types: { Lamps: "lamps" } }],
    ["a list instead of a patch", []],
  ])("[OC-03] a patch with %s is refused, and changes nothing", async (_, patch) => {
    const before = (await send("GET")).json;
    expect(await send("PATCH", patch)).toMatchObject({ status: 422, json: { kind: "invalid" } });
    expect((await send("GET")).json).toEqual(before);
  });

  test("[OC-03] a body that is not JSON is refused", async () => {
    expect(await send("PUT", "{")).toMatchObject({ status: 422, json: { kind: "invalid" } });
    expect(await send("PUT", [])).toMatchObject({ status: 422, json: { kind: "invalid" } });
  });
});
