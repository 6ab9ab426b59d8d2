// Listings of the demo catalogue from state to hits, compared with plain loops over its products.

import { DEFAULT_TAXONOMY, allCollections, type Collection, WOMENS_CLOTHING } from "#catalogue";
import { beforeAll, expect, test } from "vitest";
import { openEmbedded } from "./backends/embedded.ts";
import { listingQuery, type ListingViewer } from "./listing-filter.ts";
import { PRODUCT_SCHEMA } from "./products.ts";
import type { SearchResult } from "./query.ts";
import type { Fields, IndexRecord } from "./schema.ts";
import { type RouteDefaults } from "./state/defaults.ts";
import { pageOf, vendorTag, SIZE_GROUPS, defaultsOf } from "./state/testing.ts";
import { someDemoRecords } from "./testing/testing-demo.ts";
import { readState } from "./url.ts";

const VIEWER: ListingViewer = { priceList: "eu_eur", vipLevel: 0, textSort: "relevance" };
const backend = openEmbedded({ schema: PRODUCT_SCHEMA });
let rows: readonly Row[] = [];
let newest = 0;

beforeAll(async () => {
  const records = someDemoRecords(800, { products: 800 });
  newest = Math.max(...records.map(({ fields }) => Date.parse(String(fields["published_at"]))));
  rows = records.flatMap(rowsOf);
  await backend.replace(records);
  return () => backend.close();
});

async function listed(defaults: RouteDefaults, search = "", viewer = VIEWER): Promise<SearchResult> {
  const state = readState(search, defaults, DEFAULT_TAXONOMY, SIZE_GROUPS);
  const found = await backend.search(
    listingQuery(state, {
      taxonomy: DEFAULT_TAXONOMY,
      defaults,
      viewer,
      newestPublishedAt: newest,
      load: "fresh",
      fields: ["vendor"],
    }),
  );
  if (found.kind === "refused") throw new Error(found.message);
  return found;
}

/** A variant with the fields of its product and its lists as arrays. */
interface Row {
  readonly id: string;
  readonly fields: Fields;
  readonly lists: Readonly<Record<string, readonly string[]>>;
}
type Test = (row: Row) => boolean;

const rowsOf = ({ id, fields, variants }: IndexRecord): readonly Row[] =>
  variants
    .map((variant) => ({ ...fields, ...variant.fields }))
    .filter((row) => row["visibility"] === "YES" && row["viplevel"] === 0 && row["eu_eur_price_f"] !== undefined)
    .map((row) => ({
      id,
      fields: row,
      lists: Object.fromEntries(LISTED.map((name) => [name, String(row[name]).split("\t")])),
    }));
const LISTED = ["department", "product_type", "tags", "vendor", "size", "color"];

const has = (name: string, ...values: readonly string[]): Test => {
  const wanted = new Set(values);
  return ({ lists }) => lists[name]?.some((one) => wanted.has(one)) ?? false;
};
const inStock: Test = ({ fields }) => Number(fields["inventory_quantity"]) > 0;
const price = ({ fields }: Row): number => Number(fields["eu_eur_price_f"]);

/** Number of products that everyone can see and that have a variant passing all tests. */
const counted = (...tests: readonly Test[]): number =>
  new Set(rows.filter((row) => tests.every((passes) => passes(row))).map(({ id }) => id)).size;

const testsOf = ({ department, category, productType, isSale, isNewArrivals }: Collection): readonly Test[] => [
  ...(department ? [has("department", ...DEFAULT_TAXONOMY.wearersOf(department))] : []),
  ...(productType ? [has("product_type", DEFAULT_TAXONOMY.type(productType)?.value ?? "")] : []),
  ...(category && !productType ? [has("tags", category[0]!.toUpperCase() + category.slice(1))] : []),
  ...(isSale ? [({ fields }: Row) => Number(fields["eu_eur_compare_at_price_f"]) > 0] : []),
  ...(isNewArrivals
    ? [({ fields }: Row) => Date.parse(String(fields["published_at"])) >= newest - 30 * 24 * 3_600_000]
    : []),
];

test("[RT-28] [SR-03] every collection of the shop lists exactly its products", async () => {
  const wrong: string[] = [];
  let filled = 0;
  for (const collection of allCollections(DEFAULT_TAXONOMY)) {
    const { total } = await listed(defaultsOf(collection));
    const expected = counted(...testsOf(collection));
    if (total > 0) filled++;
    if (total !== expected) wrong.push(`${collection.slug}: ${total}, not ${expected}`);
  }
  expect(wrong).toEqual([]);
  expect(filled).toBeGreaterThan(300);
});

test("[FL-18] a URL with choices lists products that match all of them on one variant", async () => {
  const medium = WOMENS_CLOTHING.groups.find(({ name }) => name === "M")!;
  const search = [
    "refinementList[Size][0]=M",
    "refinementList[Color][0]=White",
    "refinementList[Color][1]=Black",
    "range[EUR][min]=200",
    "range[EUR][max]=2000",
  ].join("&");
  const { total } = await listed(pageOf("women-clothing"), search);
  expect(total).toBeGreaterThan(5);
  expect(total).toBe(
    counted(
      has("department", "women"),
      has("tags", "Clothing"),
      has("size", ...medium.labels),
      inStock,
      has("color", "White", "Transparent", "Black"),
      (row) => price(row) >= 200 && price(row) <= 2_000,
    ),
  );
});

test("[SF-04] a size lists products that have it in stock, on the variant that matches, unless sold-out ones are included", async () => {
  const medium = has("size", ...WOMENS_CLOTHING.groups.find(({ name }) => name === "M")!.labels);
  const women = [has("department", "women"), has("tags", "Clothing")];
  const search = "refinementList[Size][0]=M";
  const found = await listed(pageOf("women-clothing"), search);
  expect(found.total).toBe(counted(...women, medium, inStock));
  for (const { value, count } of found.facets.find(({ attribute }) => attribute === "color")?.values ?? []) {
    expect(count, value).toBe(counted(...women, medium, inStock, has("color", value)));
  }
  const everything = await listed(pageOf("women-clothing"), `${search}&soldOut=include`);
  expect(everything.total).toBe(counted(...women, medium));
  expect(everything.total).toBeGreaterThan(found.total);
});

test("[FL-19] the counts of a facet ignore its own refinement", async () => {
  const { facets } = await listed(pageOf("women"), "refinementList[vendor][0]=Nobody&menu[product_type]=Coats");
  const values = (name: string) => facets.find(({ attribute }) => attribute === name)?.values ?? [];
  const women = has("department", "women");
  for (const { value, count } of values("vendor").slice(0, 5)) {
    expect(count).toBe(counted(women, has("product_type", "Coats"), has("vendor", value)));
  }
  expect(values("vendor").length).toBeGreaterThan(5);
  expect(values("product_type")).toEqual([]);
});

test("[TG-03] [AC-01] hidden products are in no listing, and VIPs see more", async () => {
  const all = pageOf("all");
  const everyone = await listed(all);
  const [vendor] = everyone.facets.find(({ attribute }) => attribute === "vendor")?.values ?? [];
  const without = await listed(all, "", {
    ...VIEWER,
    blocked: { brands: [vendor!.value], minPrices: [{ list: VIEWER.priceList, thousandths: 300_000 }] },
  });
  expect(without.total).toBe(counted((row) => price(row) >= 300 && row.fields["vendor"] !== vendor!.value));
  expect((await listed(defaultsOf(vendorTag(vendor!.value)))).total).toBe(vendor!.count);
  expect((await listed(all, "", { ...VIEWER, vipLevel: 3 })).total).toBeGreaterThan(everyone.total);
});

test("[LP-16] the URL of page 3 lists the first three pages in order", async () => {
  const ids = ({ hits }: SearchResult) => hits.map(({ id }) => id);
  const three = ids(await listed(pageOf("women"), "?page=3&sortBy=price-asc"));
  expect(three).toHaveLength(144);
  expect(three.slice(0, 48)).toEqual(ids(await listed(pageOf("women"), "?sortBy=price-asc")));
});
