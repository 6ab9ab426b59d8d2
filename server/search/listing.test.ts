import { expect, test } from "vitest";
import { printListingRequest } from "#search/dialects/listing/print-request";
import { readListingResponse, type ListingFound } from "#search/dialects/listing/read-response";
import { readProductHit } from "#search/product-hit";
import { all, is, within, type FacetRequest, type Refinement, type SearchQuery } from "#search/query";
import { EVERYONE, FACT_NAMES } from "#catalogue";
import { viewerFilters } from "#search/visibility";
import { demoSearch } from "./testing-listing.ts";

const { post, products, rows } = await demoSearch(400);

async function list(query: SearchQuery): Promise<ListingFound> {
  const outcome = readListingResponse(await (await post("/listing", printListingRequest(query))).json());
  if (outcome.kind === "failed") throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

const visible = rows.filter(([first]) => first!.visibility === "YES" && first!.viplevel === 0);
const WOMEN: SearchQuery = { filter: all(...viewerFilters(EVERYONE), is("department", "women")) };

test("[SR-01] hits, total and facets of a category over HTTP are those of the index", async () => {
  const query: SearchQuery = {
    ...WOMEN,
    sort: { attribute: "published_at", direction: "descending" },
    limit: 48,
    facets: [{ attribute: "vendor", limit: 10_000 }, { attribute: "eu_eur_price_f" }],
  };
  const found = await list(query);
  const expected = await products.search(query);
  expect(expected).toMatchObject({ kind: "found", total: found.total, facets: found.facets });
  const womens = visible.filter(([first]) => first!.department.split("\t").includes("women"));
  expect(found.total).toBe(womens.length);
  expect(found.hits).toHaveLength(Math.min(48, womens.length));
  const dates = found.hits.map((hit) => String(hit["published_at"]));
  expect(dates).toEqual(dates.toSorted().toReversed());
});

/** Fields of the index that the feed's line need not have. */
const DERIVED = new RegExp(
  `^(?:vendorLang|category_path|numbers|material_text|words|selection|size_run|standing|newness|general_size.*|.*_discount|${FACT_NAMES.join("|")})$`,
);

test("[SR-18] a hit has every field of its variant as in the feed", async () => {
  const { hits } = await list({ limit: 200 });
  const variants = new Map(rows.flat().map((row) => [row.objectID, row]));
  expect(hits.length).toBeGreaterThan(100);
  for (const found of hits) {
    const hit = Object.fromEntries(Object.entries(found).filter(([field]) => !DERIVED.test(field)));
    expect(hit).toEqual(variants.get(String(hit["objectID"])));
  }
  expect(hits.map((hit) => readProductHit(hit)?.tags.length ?? 1).every((count) => count > 0)).toBe(true);
});

test("[AC-02] hidden products are neither found nor counted by any query", async () => {
  const hidden = rows.filter(([first]) => first!.visibility === "NO").length;
  expect(hidden).toBeGreaterThan(0);
  const facets: FacetRequest[] = [{ attribute: "product_type" }];
  for (const filter of [undefined, is("visibility", "NO"), is("visibility", "YES", "NO"), within("viplevel", {})]) {
    const found = await list({ ...(filter && { filter }), facets, limit: 1_000 });
    expect(found.hits.filter((hit) => hit["visibility"] !== "YES")).toEqual([]);
    expect(found.total).toBeLessThanOrEqual(visible.length);
    const counted = found.facets[0]!.values.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(found.total);
  }
});

test("[SR-02] [FL-19] one request with refinements returns the counts of a main request and of one for each refined facet", async () => {
  const refinements: Refinement[] = [
    { attribute: "product_type", operator: "or", values: ["Coats", "Sneakers", "Dresses"] },
    { attribute: "color", operator: "or", values: ["Black", "Beige"] },
    { attribute: "tags", operator: "and", values: ["Clothing"] },
  ];
  const facets: FacetRequest[] = ["product_type", "color", "tags", "vendor"].map((attribute) => ({ attribute }));
  const together = await list({ ...WOMEN, refinements, facets, limit: 10 });

  const filters = refinements.map((one) => {
    if ("range" in one) throw new Error("only lists here");
    const { attribute, operator, values } = one;
    const each = values.map((value) => is(attribute, value));
    return operator === "and" ? all(...each) : is(attribute, ...values);
  });
  const main = await list({ filter: all(WOMEN.filter!, ...filters), facets: [facets[3]!], limit: 10 });
  expect(together.total).toBe(main.total);
  expect(together.hits).toEqual(main.hits);
  expect(together.facets[3]).toEqual(main.facets[0]);
  for (const [at] of refinements.entries()) {
    const others = filters.filter((_, other) => other !== at);
    const own = await list({ filter: all(WOMEN.filter!, ...others), facets: [facets[at]!], limit: 0 });
    expect(together.facets[at]).toEqual(own.facets[0]);
    expect(own.hits).toEqual([]);
  }
});

test("[LP-16] a fresh load of page three returns the first three pages in one request", async () => {
  const pages = await Promise.all([0, 1, 2].map((page) => list({ offset: page * 48, limit: 48 })));
  const whole = await list({ offset: 0, limit: 3 * 48 });
  expect(whole.hits).toEqual(pages.flatMap(({ hits }) => hits));
});

test("[SR-15] prices sort in both directions, in every price list and in China's thousandths", async () => {
  for (const attribute of ["cn_cny_price_1k", "eu_eur_price_f", "uk_gbp_price_f"]) {
    const filter = within(attribute, { above: 0 });
    const up = await list({ filter, sort: { attribute, direction: "ascending" }, limit: 100 });
    const down = await list({ filter, sort: { attribute, direction: "descending" }, limit: 100 });
    const [rising, falling] = [up, down].map(({ hits }) => hits.map((hit) => Number(hit[attribute])));
    expect(rising).toEqual(rising!.toSorted((a, b) => a - b));
    expect(falling).toEqual(falling!.toSorted((a, b) => b - a));
    expect(rising!.length).toBeGreaterThan(50);
  }
});

test("only requested fields are returned", async () => {
  const { hits } = await list({ fields: ["title", "product_id"], limit: 3 });
  for (const hit of hits) expect(Object.keys(hit).toSorted()).toEqual(["product_id", "title"]);
});
