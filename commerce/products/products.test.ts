import { beforeAll, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { feedLines, feedRow } from "./testing-feed.ts";
import { importFeed } from "./import.ts";
import { findProduct, modelColours, productsByIds } from "./find-products.ts";
import { listProducts, vendorCounts, type ProductQuery } from "./list-products.ts";
import { catalogueStatus } from "./status.ts";
import type { Viewer } from "./visibility.ts";

const viewer: Viewer = { priceList: "eu_eur", vipLevel: 0 };
const LONG_AGO = "2020-01-01T00:00:00.000Z";

// Products 1 to 40 of the fixture, then special ones.
const SPECIAL = [
  feedRow(101, 0, { visibility: "NO" }),
  feedRow(102, 0, { viplevel: 2 }),
  { ...feedRow(103), eu_eur_price_f: undefined },
  feedRow(104, 0, { title: "Crêpe de Chine skirt", product_type: "Skirts", published_at: LONG_AGO, eu_eur_price_f: 5 }),
  feedRow(105, 0, { department: "baby-boy", vendor: "Éclair", vendor_handle: "eclair", eu_eur_price_f: 4000 }),
  feedRow(106, 0, {
    eu_eur_price_f: 300,
    eu_eur_compare_at_price_f: 300,
    designermodelnumber: "M6",
    designercolor: "Rust",
  }),
];

onDatabase("reading the catalogue", (database) => {
  let before: unknown;
  const ALL = { sort: "newest", limit: 500 } as const;
  const ids = async (query: Partial<ProductQuery> = {}, as: Viewer = viewer): Promise<string[]> =>
    (await listProducts(database.current, as, { ...ALL, ...query })).map(({ id }) => id);

  beforeAll(async () => {
    before = { status: await catalogueStatus(database.current), products: await ids() };
    const lines = [...feedLines(40), ...SPECIAL.map((row) => JSON.stringify(row))];
    await importFeed(database.current, lines, { source: "test" });
  });

  test("before the first import there is no status and nothing to list", () => {
    expect(before).toEqual({ status: undefined, products: [] });
  });

  test("a listed product has the SKU of its first variant", async () => {
    const products = await listProducts(database.current, viewer, ALL);
    expect(products.find(({ id }) => id === "p7")?.sku).toBe("SKU-7-0");
  });

  test("[AC-02] [LP-19] [AC-01] hidden, VIP and unpriced products are not listed", async () => {
    const seen = await ids();
    expect(seen).toHaveLength(43);
    expect(seen).not.toContain("p101");
    expect(seen).not.toContain("p102");
    expect(seen).not.toContain("p103");
    expect(await ids({}, { ...viewer, vipLevel: 1 })).not.toContain("p102");
    expect(await ids({}, { ...viewer, vipLevel: 2 })).toContain("p102");
    expect(await ids({}, { ...viewer, priceList: "uk_gbp" })).toContain("p103");
    expect(await ids({}, { ...viewer, priceList: "ru_rub" })).toEqual([]);
    expect(await findProduct(database.current, viewer, "product-101")).toBeUndefined();
    expect(await productsByIds(database.current, viewer, ["p101", "p102", "p103"])).toEqual([]);
  });

  test("[TG-03] products blocked for a country are not listed", async () => {
    expect(await ids({}, { ...viewer, blocked: { brands: ["Éclair"] } })).not.toContain("p105");
    const dear = await ids(
      {},
      { ...viewer, blocked: { brands: [], minPrices: [{ list: "eu_eur", thousandths: 130_000 }] } },
    );
    expect(dear.toSorted()).toEqual(
      (await listProducts(database.current, viewer, ALL))
        .filter(({ prices }) => (prices.eu_eur ?? 0) >= 130_000)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(dear).not.toContain("p104");
  });

  test("departments narrow the list", async () => {
    expect(await ids({ departments: ["girls", "baby-boy"] })).toContain("p105");
    expect(await ids({ departments: ["girls"] })).not.toContain("p105");
  });

  test("a product of two departments is in both", async () => {
    expect(await ids({ departments: ["women"] })).toContain("p3");
    expect(await ids({ departments: ["men"] })).toContain("p3");
  });

  test("the sale has products that are reduced in this price list", async () => {
    const onSale = await ids({ sale: true });
    expect(onSale).toContain("p3");
    expect(onSale).not.toContain("p1");
    expect(onSale).not.toContain("p106");
    expect(await ids({ sale: true }, { ...viewer, priceList: "uk_gbp" })).toEqual([]);
  });

  test("new arrivals are products of the last thirty days before the newest one", async () => {
    const arrivals = await ids({ newArrivals: true });
    expect(arrivals).not.toContain("p104");
    expect(arrivals).toHaveLength(42);
  });

  test.each([
    ["newest", "p106", "p104"],
    ["merchandised", "p1", "p106"],
  ] as const)("sorting by %s puts %s first and %s last", async (sort, first, last) => {
    const seen = await ids({ sort });
    expect([seen[0], seen.at(-1)]).toEqual([first, last]);
    expect(await ids({ sort, limit: 3 })).toEqual(seen.slice(0, 3));
  });

  test("[RT-06] a product is found by handle and by id, with its variants in the order of the feed", async () => {
    const product = await findProduct(database.current, viewer, "product-7");
    expect(product).toMatchObject({ id: "p7", titles: { zh: "系带腰带7" }, publishedAt: "2026-01-01T00:07:00.000Z" });
    expect(product?.variants).toMatchObject([
      { id: "v7-0", productId: "p7", size: "XS", sku: "SKU-7-0", inventoryQuantity: 0, prices: { eu_eur: 107_000 } },
      { id: "v7-1", productId: "p7", size: "S", sku: "SKU-7-1", inventoryQuantity: 1, prices: { eu_eur: 107_000 } },
    ]);
    expect(await findProduct(database.current, viewer, "p7")).toEqual(product);
    expect(await findProduct(database.current, viewer, "nonesuch")).toBeUndefined();
    expect(JSON.parse(JSON.stringify(product))).toEqual(product);
  });

  test("products by id come in the requested order, without unknown ones", async () => {
    const found = await productsByIds(database.current, viewer, ["p9", "nonesuch", "p2"]);
    expect(found.map(({ id }) => id)).toEqual(["p9", "p2"]);
    expect(await productsByIds(database.current, viewer, [])).toEqual([]);
  });

  test("[RT-30] vendors are counted by department, sorted by handle", async () => {
    expect(await vendorCounts(database.current, viewer, { departments: ["girls", "baby-boy"] })).toEqual([
      { vendor: "Éclair", vendorHandle: "eclair", products: 1 },
      { vendor: "Harrow & Pike", vendorHandle: "vendor-2", products: 11 },
    ]);
    const counts = await vendorCounts(database.current, viewer);
    expect(counts.reduce((sum, { products }) => sum + products, 0)).toBe(43);
  });

  test("[CO-09] a model is found in all of its colours", async () => {
    const colours = await modelColours(database.current, viewer, {
      designerModelNumber: "M6",
      vendorHandle: "vendor-2",
    });
    expect(colours.map(({ handle, designerColour }) => [handle, designerColour])).toEqual([
      ["product-106", "Rust"],
      ["product-6", "Camel"],
    ]);
    const none = { designerModelNumber: "M6", vendorHandle: "vendor-1" };
    expect(await modelColours(database.current, viewer, none)).toEqual([]);
    expect(await modelColours(database.current, viewer, { ...none, designerModelNumber: "" })).toEqual([]);
  });

  test("the status counts products and variants", async () => {
    expect(await catalogueStatus(database.current)).toMatchObject({ products: 46, variants: 86, source: "test" });
  });
});
