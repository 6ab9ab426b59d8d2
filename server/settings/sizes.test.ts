// The sizes setting over HTTP: size guides, product pages, filters and imports follow a merchant's charts.

import { beforeAll, expect, test } from "vitest";
import type { FeedRow, MerchantChart } from "#catalogue";
import { importFeed, readCatalogue } from "#commerce/products";
import { jsonSchemaOf, SIZES } from "#commerce/settings";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { adminApp } from "../catalogue/admin-app.ts";
import { openFollowedShop, type FollowedShop } from "../integration/testing-followed-shop.ts";
import { LOCAL_TOKEN } from "../integration/testing-shop.ts";
import { documentedExample, sendSetting } from "./testing-settings-api.ts";

const EXAMPLE = documentedExample("sizes") as { readonly charts: readonly [MerchantChart, MerchantChart] };
const [DRESSES, HATS] = EXAMPLE.charts;
const dress = (number: number, variant: number, size: string, vendor = "Prairie"): FeedRow =>
  feedRow(number, variant, {
    vendor,
    vendor_text: vendor,
    vendor_handle: vendor.toLowerCase(),
    department: "women",
    tags: "Clothing\tWomen",
    product_type: "Dresses",
    product_type_text: "Dresses",
    size,
    inventory_quantity: 3,
  });

onDatabase("size charts as a merchant decides them", (database) => {
  let shop: FollowedShop;
  beforeAll(async () => {
    const rows = [
      dress(1, 0, "NUM 1"),
      dress(1, 1, "NUM 2"),
      dress(1, 2, "NUM 3"),
      dress(2, 0, "IT 42", "Nordlys"),
      dress(2, 1, "IT 44", "Nordlys"),
    ];
    await importFeed(
      database.current,
      rows.map((row) => `${JSON.stringify(row)}\n`),
      { source: "sizes.jsonl" },
    );
    shop = await openFollowedShop(database.current, { DOCUMENT_CACHE_MB: "8" });
    return () => shop.close();
  });

  const put = async (value: unknown) => {
    const answer = await sendSetting(shop, "PUT", "sizes", value);
    await shop.follow();
    return answer;
  };
  const page = async (path: string) => (await shop.app.request(path)).text();
  const data = async (path: string) => {
    const response = await shop.app.request(path, { headers: { accept: "application/vnd.vitrine.data+json" } });
    const { loaderData } = (await response.json()) as { loaderData: Record<string, object> };
    return Object.entries(loaderData).find(([name]) => name !== "layout")?.[1];
  };
  /** The equivalents of each size, and the chart of the size guide. */
  const product = async (handle: string) => {
    const { sizes, sizeGuide } = (await data(`/products/${handle}`)) as {
      sizes: readonly { label: string; elsewhere: Record<string, string> }[];
      sizeGuide: { chart: { name: string; measures: unknown }; href: string };
    };
    return { sizes: sizes.map(({ label, elsewhere }) => [label, elsewhere["IT"]]), ...sizeGuide };
  };
  const sizeFilter = async (path: string) => {
    const { facets } = (await data(path)) as {
      facets: { sizes?: { rows: readonly { name: string; count: number }[]; guide: string } };
    };
    return facets.sizes && { names: facets.sizes.rows.map(({ name }) => name), ...facets.sizes };
  };

  test("the example of the documentation changes product pages, guides and filters at once", async () => {
    // The built-in chart, in which a designer's 1 is an IT 40.
    expect((await product("product-1")).sizes[0]).toEqual(["1", "IT 40"]);
    expect(await page("/sizeGuideWomens")).not.toContain("Prairie dresses");
    expect((await sizeFilter("/collections/prairie?menu[product_type]=Dresses"))?.names).toContain("XXS");
    const guide = await page("/products/product-1");
    expect(guide).toContain("/sizeGuideWomens#womens-clothing");

    expect(await put(EXAMPLE)).toEqual({ status: 200, json: { kind: "changed" } });
    const { sizes, chart, href } = await product("product-1");
    expect(sizes).toEqual([
      ["1", "IT 38"],
      ["2", "IT 40"],
      ["3", "IT 44"],
    ]);
    expect(chart.name).toBe("Prairie dresses");
    expect(chart.measures).toEqual([
      { name: "Bust", cm: [[82], [86, 90], [96]] },
      { name: "Waist", cm: [[64], [68, 72], [78]] },
    ]);
    expect(href).toBe("/sizeGuideWomens#prairie-dresses");
    expect(await page("/products/product-1")).toContain("/sizeGuideWomens#prairie-dresses");
    // Another designer's dress has the chart that it had.
    expect((await product("product-2")).href).toBe("/sizeGuideWomens#womens-clothing");
    const women = await page("/sizeGuideWomens");
    expect(women).toMatch(/id="prairie-dresses".*Body measurements.*34–35½/s);
    expect(await page("/de/sizeGuideWomens")).toMatch(/Kleider von Prairie.*86–90/s);
    // The built-in chart of hats applies to nothing any more.
    expect(women).toContain('id="all-hats"');
    expect(women).not.toContain('id="hats"');

    const filter = await sizeFilter("/collections/prairie?menu[product_type]=Dresses&menu[department]=women");
    expect(filter?.names).toEqual(["Only One Size", "NUM 1", "NUM 2", "NUM 3"]);
    expect(filter?.rows.map(({ count }) => count)).toEqual([0, 1, 1, 1]);
    expect(filter?.guide).toBe("/sizeGuideWomens#prairie-dresses");
    expect((await sizeFilter("/collections/women-dresses?refinementList[vendor][0]=Prairie"))?.names).toEqual(
      filter?.names,
    );
    expect((await sizeFilter("/collections/women-dresses"))?.names).toContain("XXS");

    expect((await sendSetting(shop, "DELETE", "sizes")).status).toBe(200);
    expect((await product("product-1")).sizes[0]).toEqual(["1", "IT 40"]);
  });

  test("GraphQL lists the sizes of the designer's chart, labelled as shoppers read them [OC-08]", async () => {
    await put(EXAMPLE);
    const query = `{ products(filters: { department: "women", productType: "Dresses", designer: ["Prairie"], size: ["NUM 2"] }) {
      totalCount facets { name values { value label count isSelected } } } }`;
    const response = await shop.app.request("https://shop.example/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://shop.example" },
      body: JSON.stringify({ query }),
    });
    const { data: answer } = (await response.json()) as {
      data: { products: { totalCount: number; facets: readonly { name: string; values: readonly object[] }[] } };
    };
    expect(answer.products.totalCount).toBe(1);
    expect(answer.products.facets.find(({ name }) => name === "size")?.values).toEqual([
      { value: "Only One Size", label: "Only One Size", count: 0, isSelected: false },
      { value: "NUM 1", label: "1", count: 1, isSelected: false },
      { value: "NUM 2", label: "2", count: 1, isSelected: true },
      { value: "NUM 3", label: "3", count: 1, isSelected: false },
    ]);
    await sendSetting(shop, "DELETE", "sizes");
  });

  test("an import reads the sizes of a designer in the system of the designer's chart", async () => {
    const importing = adminApp({
      database: database.current,
      index: {
        onChanged: () => {},
        rebuild: () => Promise.reject(new Error("not used in this test")),
        status: () => Promise.reject(new Error("not used in this test")),
      },
      localToken: LOCAL_TOKEN,
      token: undefined,
      onError: (error) => {
        throw error;
      },
    });
    const HEAD =
      "Handle,Title,Vendor,Type,Tags,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Image Src";
    const rows = (vendor: string, sizes: readonly string[]) =>
      sizes.map((size) => `${vendor},Dress,${vendor},Dresses,Women,Size,${size},2,90,https://cdn.example/a.jpg`);
    const file = [HEAD, ...rows("PRAIRIE", ["38", "40", "42"]), ...rows("Nordlys", ["38", "40", "42"])].join("\n");
    const sizesOf = async () => {
      const response = await importing.request("/?currency=USD", {
        method: "PUT",
        headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
        body: file,
      });
      expect(await response.text()).toContain('"imported"');
      const found: string[] = [];
      for await (const variants of (await readCatalogue(database.current))?.rows ?? []) {
        found.push(variants.map(({ vendor, size }) => `${vendor} ${size}`).join(", "));
      }
      return found.toSorted();
    };
    const italian = ["Nordlys IT 38, Nordlys IT 40, Nordlys IT 42", "PRAIRIE IT 38, PRAIRIE IT 40, PRAIRIE IT 42"];
    expect(await sizesOf()).toEqual(italian);
    // The numbers could be American too, in a shop with prices in dollars.
    const japanese = {
      ...DRESSES,
      systems: ["INT", "US", "JP"],
      soldIn: ["JP"],
      rows: [
        ["S", "38", "38"],
        ["M", "40", "40"],
        ["L", "42", "42"],
      ],
      measurements: undefined,
    };
    expect((await put({ charts: [japanese] })).status).toBe(200);
    expect(await sizesOf()).toEqual([italian[0], "PRAIRIE JP 38, PRAIRIE JP 40, PRAIRIE JP 42"]);
    await sendSetting(shop, "DELETE", "sizes");
  });

  test("the built-in charts are examples in the schema, and accepted as a merchant's", async () => {
    const { json } = await sendSetting(shop, "GET", "sizes/schema");
    const [example] = (json as { examples: readonly { charts: readonly MerchantChart[] }[] }).examples;
    expect(json).toEqual(jsonSchemaOf(SIZES as never));
    expect(example?.charts.find(({ id }) => id === "own-womens-clothing")?.rows[4]?.slice(0, 3)).toEqual([
      "M",
      "42",
      "38",
    ]);
    expect(await put(example)).toEqual({ status: 200, json: { kind: "changed" } });
    const women = await page("/sizeGuideWomens");
    expect(women).toContain('id="own-womens-clothing"');
    expect(women).not.toMatch(/id="(?:womens|unisex)-|id="(?:hats|belts|rings)"/);
    expect((await sizeFilter("/collections/women-dresses"))?.names.slice(0, 3)).toEqual([
      "Only One Size",
      "XXXS",
      "XXS",
    ]);
    await sendSetting(shop, "DELETE", "sizes");
  });

  const chart = (changes: object) => ({ charts: [{ ...HATS, ...changes }] });
  test.each<[string, unknown, string, string]>([
    ["rows of different length", chart({ rows: [["S"], ["M", "57"]] }), "rows.0", "has 1 cells, but the chart has 2"],
    [
      "a size twice",
      chart({
        rows: [
          ["S", "55"],
          ["s", "57"],
        ],
      }),
      "rows.1.0",
      "is already in row 0",
    ],
    ["a size twice in a cell", chart({ rows: [["S", "55, 55"]] }), "rows.0.1", "55 cm is already"],
    ["a row without a name", chart({ rows: [["", "55"]] }), "rows.0.0", "must not be empty"],
    ["a hyphen", chart({ rows: [["S", "55-57"]] }), "rows.0.1", "without hyphens"],
    ["a slash", chart({ rows: [["S / M", "55"]] }), "rows.0.0", "must be a size"],
    ["markup", chart({ rows: [["<b>S</b>", "55"]] }), "rows.0.0", "must be a size"],
    ["one size", chart({ systems: ["INT"], rows: [["Only One Size"]] }), "rows.0.0", "goods in one size"],
    ["no rows", chart({ rows: [] }), "rows", ""],
    ["too many rows", chart({ rows: Array.from({ length: 101 }, (_, at) => [`A${at}`, ""]) }), "rows", ""],
    [
      "too many sizes",
      chart({ rows: Array.from({ length: 74 }, (_, at) => [`A${at}`, `${at}, ${at}.5`]) }),
      "rows",
      "has 222 sizes in all systems",
    ],
    ["a system twice", chart({ systems: ["cm", "cm"] }), "systems.1", "occurs twice"],
    ["an unknown system", chart({ systems: ["INT", "MEX"] }), "systems.1", ""],
    ["a system of no column", chart({ soldIn: ["US"] }), "soldIn.0", "is not one of the systems"],
    ["an unknown kind", chart({ kind: "none" }), "kind", ""],
    ["an unknown type", chart({ types: ["Spaceships"] }), "types.0", "is not a product type of the shop"],
    ["a type of another kind", chart({ types: ["Hats", "Dresses"] }), "types.1", "of the kind clothing, not hats"],
    ["an unknown category", chart({ categories: ["Hardware"] }), "categories.0", "is not a category"],
    ["an unknown department", chart({ departments: ["pets"] }), "departments.0", "is not a department"],
    ["too few measurements", chart({ measurements: { Head: [55] } }), "measurements.Head", "has 1 values"],
    [
      "a measurement of no body",
      chart({ measurements: { Head: [55, 5700, 59] } }),
      "measurements.Head.1",
      "up to 300 centimetres",
    ],
    [
      "a range of three",
      chart({ measurements: { Head: [55, [56, 57, 58], 59] } }),
      "measurements.Head.1",
      "two for a range",
    ],
    [
      "an unknown measurement",
      chart({ measurements: { Tail: [1, 2, 3] } }),
      "measurements.Tail",
      "is not a known field",
    ],
    ["the id of a built-in chart", chart({ id: "rings" }), "id", "built-in"],
    ["an unknown field", chart({ colour: "red" }), "colour", "is not a known field"],
    ["a name in no language", chart({ names: {} }), "names", "at least one language"],
  ])("%s is refused with its place", async (_, value, path, message) => {
    const { status, json } = await put(value);
    expect(status).toBe(422);
    const [error] = (json as { errors: readonly { path: string; message: string }[] }).errors;
    expect(error?.path).toBe(`charts.0.${path}`);
    expect(error?.message).toContain(message);
  });

  test("an imported shop is refused with the field, too", async () => {
    const response = await shop.app.request("/admin/shop", {
      method: "PUT",
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      body: JSON.stringify({ sizes: chart({ types: ["Spaceships"] }) }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ part: "sizes", path: "charts.0.types.0" }] });
  });

  test("two charts with one id are refused, and a designer without products is accepted", async () => {
    expect((await put({ charts: [HATS, HATS] })).json).toMatchObject({ errors: [{ path: "charts.1.id" }] });
    expect((await put(chart({ designers: ["Nobody Yet"] }))).status).toBe(200);
    expect((await sendSetting(shop, "GET", "sizes")).json).toEqual(chart({ designers: ["Nobody Yet"] }));
    await sendSetting(shop, "DELETE", "sizes");
  });
});
