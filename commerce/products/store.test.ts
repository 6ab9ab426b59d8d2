import { beforeAll, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { feedLines, feedRow } from "./feed-fixture.ts";
import { importFeed } from "./import.ts";
import {
  catalogueStatus,
  findProduct,
  listProducts,
  modelColours,
  productsByHandles,
  productsByIds,
  vendorCounts,
  type ProductQuery,
  type Viewer,
} from "./store.ts";

const viewer: Viewer = { priceList: "eu_eur", vipLevel: 0 };
const LONG_AGO = "2020-01-01T00:00:00.000Z";

// Products 1 to 40 of the fixture, then some that stand out.
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
  const ids = async (query: ProductQuery = {}, who: Viewer = viewer): Promise<string[]> =>
    (await listProducts(database.current, who, { limit: 500, ...query })).products.map(({ id }) => id);

  beforeAll(async () => {
    before = { status: await catalogueStatus(database.current), page: await listProducts(database.current, viewer) };
    const lines = [...feedLines(40), ...SPECIAL.map((row) => JSON.stringify(row))];
    await importFeed(database.current, lines, { source: "test" });
  });

  test("before a first import there is no status and nothing to list", () => {
    expect(before).toEqual({ status: undefined, page: { products: [], total: 0 } });
  });

  test("[AN-01] a listed product says which article stands for it: its first", async () => {
    const { products } = await listProducts(database.current, viewer, { limit: 500 });
    expect(products.find(({ id }) => id === "p7")?.sku).toBe("SKU-7-0");
  });

  test("[AC-02] [LP-19] [AC-01] hidden, VIP and unpriced products are not there", async () => {
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

  test("[TG-03] what is blocked for a country is not there", async () => {
    expect(await ids({}, { ...viewer, blocked: { brands: ["Éclair"] } })).not.toContain("p105");
    const dear = await ids({}, { ...viewer, blocked: { brands: [], minPrice: 130_000 } });
    expect(dear.toSorted()).toEqual(
      (await listProducts(database.current, viewer, { limit: 500 })).products
        .filter(({ prices }) => (prices.eu_eur ?? 0) >= 130_000)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(dear).not.toContain("p104");
  });

  test("departments, categories, types, vendors and tags narrow the list", async () => {
    expect(await ids({ department: "kids" })).toContain("p105");
    expect(await ids({ department: "girls" })).not.toContain("p105");
    expect(await ids({ department: "women", category: "bags" })).toEqual([]);
    const coats = await ids({ productType: "coats", vendorHandle: "vendor-0" });
    expect(coats.toSorted()).toEqual(["p12", "p16", "p20", "p24", "p28", "p32", "p36", "p4", "p40", "p8"]);
    expect(await ids({ productType: "Tote Bags" })).toEqual(await ids({ productType: "tote-bags" }));
    expect(await ids({ tag: "Season_FW26" })).toHaveLength(43);
    expect(await ids({ tag: "season_fw26", category: "shoes" })).toEqual(await ids({ category: "shoes" }));
    expect(await ids({ tag: "nonesuch" })).toEqual([]);
  });

  test("a product of two departments is in both", async () => {
    expect(await ids({ department: "women" })).toContain("p3");
    expect(await ids({ department: "men" })).toContain("p3");
  });

  test("sale is what costs less than before in this price list", async () => {
    const onSale = await ids({ sale: true });
    expect(onSale).toContain("p3");
    expect(onSale).not.toContain("p1");
    expect(onSale).not.toContain("p106");
    expect(await ids({ department: "sale" })).toEqual(onSale);
    expect(await ids({ sale: true }, { ...viewer, priceList: "uk_gbp" })).toEqual([]);
  });

  test("new arrivals are those of the last thirty days of the catalogue", async () => {
    const fresh = await ids({ newArrivals: true });
    expect(fresh).not.toContain("p104");
    expect(fresh).toHaveLength(42);
    expect(await ids({ department: "new-arrivals" })).toEqual(fresh);
  });

  test.each([
    ["crepe", ["p104"]],
    ["CRÊPE skirt", ["p104"]],
    ["skirt crêpe chi", ["p104"]],
    ["éclair", ["p105"]],
    ["rêpe", []],
    ["腰带7", ["p7"]],
    ["100% _", []],
  ])("the words %j find %j", async (text, found) => {
    expect(await ids({ text })).toEqual(found);
  });

  test("words without a letter or a digit narrow nothing", async () => {
    expect(await ids({ text: " %_- " })).toHaveLength(43);
  });

  test.each([
    ["newest", "p106", "p104"],
    ["merchandised", "p1", "p106"],
    ["price-ascending", "p104", "p105"],
    ["price-descending", "p105", "p104"],
  ] as const)("sorted by %s the list begins with %s and ends with %s", async (sort, first, last) => {
    const seen = await ids({ sort });
    expect([seen[0], seen.at(-1)]).toEqual([first, last]);
  });

  test("pages neither overlap nor leave anything out, and every page tells the total", async () => {
    const pages = await Promise.all(
      [0, 20, 40, 60].map((offset) => listProducts(database.current, viewer, { offset, limit: 20 })),
    );
    expect(pages.map(({ total }) => total)).toEqual([43, 43, 43, 43]);
    expect(pages.map(({ products }) => products.length)).toEqual([20, 20, 3, 0]);
    expect(pages.flatMap(({ products }) => products.map(({ id }) => id))).toEqual(await ids());
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

  test("products asked for by id or handle come in that order, unknown ones left out", async () => {
    const byId = await productsByIds(database.current, viewer, ["p9", "nonesuch", "p2"]);
    expect(byId.map(({ id }) => id)).toEqual(["p9", "p2"]);
    const byHandle = await productsByHandles(database.current, viewer, ["product-2", "product-9"]);
    expect(byHandle).toEqual(byId.toReversed());
    expect(await productsByIds(database.current, viewer, [])).toEqual([]);
  });

  test("[RT-30] vendors are counted by department, in the order of their handles", async () => {
    expect(await vendorCounts(database.current, viewer, { department: "kids" })).toEqual([
      { vendor: "Éclair", vendorHandle: "eclair", products: 1 },
      { vendor: "Harrow & Pike", vendorHandle: "vendor-2", products: 11 },
    ]);
    const counts = await vendorCounts(database.current, viewer);
    expect(counts.reduce((sum, { products }) => sum + products, 0)).toBe(43);
  });

  test("[CO-09] a model is found in each of its colours", async () => {
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

  test("the catalogue tells its state", async () => {
    expect(await catalogueStatus(database.current)).toMatchObject({ products: 46, variants: 86, source: "test" });
  });
});
