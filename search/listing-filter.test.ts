import { DEFAULT_TAXONOMY, allCollections, INITIAL_LISTS, type PriceList, WOMENS_SHOES } from "#catalogue";
import { expect, test } from "vitest";
import { checkQuery } from "./check-query.ts";
import { hitWindow, listingQuery, type ListingContext, type ListingViewer } from "./listing-filter.ts";
import { all, any, exists, type Filter, is, LIMITS, not, within } from "./query.ts";
import { PRODUCT_SCHEMA } from "./products.ts";
import { type RouteDefaults } from "./state/defaults.ts";
import { byName, FACET_NAMES, LISTS } from "./state/facets.ts";
import { STATE_LIMITS } from "./state/model.ts";
import { type Chosen, chosenOn, pageOf, vendorTag, SEARCH_PAGE, defaultsOf } from "./state/testing.ts";
import { viewerFilters } from "./visibility.ts";
import { isThorough } from "../tools/test-runner/thorough.ts";

const VIEWER: ListingViewer = { priceList: "eu_eur", vipLevel: 0, textSort: "relevance" };
const NEWEST = Date.parse("2026-10-31T00:00:00Z");
const ALWAYS = [is("visibility", "YES"), exists("eu_eur_price_f"), not(within("viplevel", { above: 0 }))];

const query = (defaults: RouteDefaults, chosen: Chosen = {}, context: Partial<ListingContext> = {}) =>
  listingQuery(chosenOn(defaults, chosen), {
    taxonomy: DEFAULT_TAXONOMY,
    defaults,
    viewer: VIEWER,
    newestPublishedAt: NEWEST,
    load: "fresh",
    ...context,
  });

test.each<[string, Partial<ListingViewer>, readonly Filter[]]>([
  ["without a VIP level", {}, ALWAYS],
  ["with VIP level 2", { vipLevel: 2 }, [...ALWAYS.slice(0, 2), not(within("viplevel", { above: 2 }))]],
  ["with blocked brands", { blocked: { brands: ["A", "B"] } }, [...ALWAYS, not(is("vendor", "A", "B"))]],
  [
    "with a minimum price",
    { blocked: { brands: [], minPrices: [{ list: "eu_eur", thousandths: 99_500 }] } },
    [...ALWAYS, not(within("eu_eur_price_f", { below: 99.5 }))],
  ],
  [
    "in China",
    { priceList: "cn_cny" },
    [ALWAYS[0]!, any(exists("cn_cny_price_1k"), exists("cn_cny_price_f")), ALWAYS[2]!],
  ],
  [
    "in China with a minimum price",
    {
      priceList: "cn_cny",
      blocked: { brands: [], minPrices: [{ list: "cn_cny", thousandths: 99_500 }] },
    },
    [
      ALWAYS[0]!,
      any(exists("cn_cny_price_1k"), exists("cn_cny_price_f")),
      ALWAYS[2]!,
      not(within("cn_cny_price_1k", { below: 99_500 })),
    ],
  ],
])("[AC-01] [AC-02] [LP-19] [TG-03] filters of a viewer %s", (_, viewer, filters) => {
  expect(viewerFilters({ ...VIEWER, ...viewer })).toEqual(filters);
});

const KIDS = is("department", "baby-girl", "baby-boy", "girls", "boys", "teen-girl", "teen-boy");

test.each<[string, RouteDefaults, readonly Filter[]]>([
  ["all", pageOf("all"), []],
  ["search results", SEARCH_PAGE, []],
  ["women", pageOf("women"), [is("department", "women")]],
  ["kids", pageOf("kids"), [KIDS]],
  ["shoes", pageOf("shoes"), [is("tags", "Shoes")]],
  ["men-coats", pageOf("men-coats"), [is("department", "men"), is("product_type", "Coats")]],
  ["sale", pageOf("sale"), [within("eu_eur_compare_at_price_f", { above: 0 })]],
  ["new-arrivals", pageOf("new-arrivals"), [within("published_at", { atLeast: Date.parse("2026-10-01T00:00:00Z") })]],
  ["a designer", defaultsOf(vendorTag("Nordlys")), [is("vendor", "Nordlys")]],
  [
    "combined tags",
    defaultsOf({ name: "Season_FW26", metafields: [] }, { name: "Party", metafields: [] }),
    [is("tags", "Season_FW26"), is("tags", "Party")],
  ],
])("[SR-03] [RT-08] the filter of %s before any choice", (_, defaults, filters) => {
  const asked = query(defaults);
  expect(asked.filter).toEqual(all(...ALWAYS, ...filters));
  expect(asked.refinements).toEqual([]);
});

test("[SR-03] a sale in China is filtered by its own price fields", () => {
  const asked = query(pageOf("sale"), {}, { viewer: { priceList: "cn_cny", vipLevel: 0, textSort: "relevance" } });
  expect(JSON.stringify(asked.filter)).toContain('"cn_cny_compare_at_price_1k","range":{"above":0}');
});

test("an empty catalogue has no new arrivals", () => {
  expect(query(pageOf("new-arrivals"), {}, { newestPublishedAt: undefined }).filter).toEqual(all(...ALWAYS, any()));
});

test.each<[string, Chosen, unknown]>([
  ["a department", { menu: { department: "men" } }, { attribute: "department", operator: "or", values: ["men"] }],
  [
    "kids",
    { menu: { department: "kids" } },
    { attribute: "department", operator: "or", values: KIDS.kind === "is" && KIDS.values },
  ],
  ["a category", { refinementList: { tags: ["Shoes"] } }, { attribute: "tags", operator: "and", values: ["Shoes"] }],
  ["a type", { menu: { product_type: "Coats" } }, { attribute: "product_type", operator: "or", values: ["Coats"] }],
  [
    "designers",
    { refinementList: { vendor: ["A", "B"] } },
    { attribute: "vendor", operator: "or", values: ["A", "B"] },
  ],
  [
    "sizes, sold out or not",
    { refinementList: { Size: WOMENS_SHOES.groups[0]!.labels }, isSoldOutIncluded: true },
    { attribute: "general_size", operator: "or", values: WOMENS_SHOES.groups[0]!.labels },
  ],
  [
    "colours",
    { refinementList: { Color: ["White", "Transparent"] } },
    { attribute: "color", operator: "or", values: ["White", "Transparent"] },
  ],
  [
    "a price",
    { range: { EUR: { min: 100, max: 500 } } },
    { attribute: "eu_eur_price_f", range: { atLeast: 100, atMost: 500 } },
  ],
  ["a minimum price", { range: { EUR: { min: 100 } } }, { attribute: "eu_eur_price_f", range: { atLeast: 100 } }],
])("[FL-18] [FL-19] choosing %s adds a refinement and leaves the filter unchanged", (_, chosen, refinement) => {
  const asked = query(pageOf("all"), chosen);
  expect(asked.refinements).toEqual([refinement]);
  expect(asked.filter).toEqual(all(...ALWAYS));
});

test("a price in another currency is ignored", () => {
  expect(query(pageOf("all"), { range: { USD: { min: 5 } } }).refinements).toEqual([]);
});

test("[SR-19] China's price filter multiplies by 1000", () => {
  const viewer: ListingViewer = { priceList: "cn_cny", vipLevel: 0, textSort: "relevance" };
  const { refinements } = query(pageOf("all"), { range: { CNY: { min: 100, max: 500 } } }, { viewer });
  expect(refinements).toEqual([{ attribute: "cn_cny_price_1k", range: { atLeast: 100_000, atMost: 500_000 } }]);
});

test("choices within the route narrow it, and a contradicting choice replaces it", () => {
  const girls = query(pageOf("kids"), { menu: { department: "girls" } });
  expect(girls.filter).toEqual(all(...ALWAYS, KIDS));
  expect(girls.refinements).toEqual([{ attribute: "department", operator: "or", values: ["girls"] }]);
  const men = query(pageOf("women-coats"), { menu: { department: "men", product_type: "Jackets" } });
  expect(men.filter).toEqual(all(...ALWAYS));
  expect(men.refinements).toEqual([
    { attribute: "department", operator: "or", values: ["men"] },
    { attribute: "product_type", operator: "or", values: ["Jackets"] },
  ]);
  const both = query(pageOf("shoes"), { refinementList: { tags: ["Shoes", "Accessories"] } });
  expect(both.filter).toEqual(all(...ALWAYS, is("tags", "Shoes")));
  expect(both.refinements).toEqual([{ attribute: "tags", operator: "and", values: ["Accessories"] }]);
});

test("[LP-15] [LP-16] a fresh load asks for all pages up to the current one, an appended page for itself", () => {
  expect(query(pageOf("all"))).toMatchObject({ offset: 0, limit: 48 });
  expect(query(pageOf("all"), { page: 6 })).toMatchObject({ offset: 0, limit: 288 });
  expect(query(pageOf("all"), { page: 6 }, { load: "append" })).toMatchObject({ offset: 240, limit: 48 });
});

test("[LP-16] no page asks for more hits than the index returns", () => {
  expect(hitWindow(21, "fresh")).toEqual({ offset: 48, limit: 960 });
  for (const page of [1, 20, 21, 500, STATE_LIMITS.page]) {
    for (const load of ["fresh", "append"] as const) {
      const { offset, limit } = hitWindow(page, load);
      expect(offset + limit).toBe(page * 48);
      expect(limit).toBeLessThanOrEqual(LIMITS.hitsPerPage);
      expect(offset + limit).toBeLessThanOrEqual(LIMITS.deepestHit);
    }
  }
});

test("[SR-04] [FL-01] all facets are asked for by default, with 10000 values each, and the range of prices", () => {
  const facet = (attribute: string) => ({ attribute, limit: 10_000 });
  const white = [{ name: "White", values: ["White", "Transparent"] }];
  expect(query(pageOf("all")).facets).toEqual([
    ...["department", "tags", "product_type", "vendor", "general_size_in_stock"].map(facet),
    { ...facet("color"), groups: white },
    ...["material", "length", "heel_height", "occasion", "pattern", "options"].map(facet),
    { attribute: "eu_eur_price_f", limit: 0 },
    facet("eu_eur_discount"),
  ]);
  const shown = query(pageOf("all"), {}, { facets: ["vendor", "price"] }).facets;
  expect(shown).toEqual([facet("vendor"), { attribute: "eu_eur_price_f", limit: 0 }]);
});

test("[SF-16] of several discounts the smallest is asked for, in the visitor's price list", () => {
  const { refinements } = query(pageOf("women-sale"), {
    refinementList: { discount: ["from-50", "from-30", "from-31"] },
  });
  expect(refinements).toEqual([{ attribute: "eu_eur_discount", range: { atLeast: 30 } }]);
});

test("[SR-04] only the first ten rule contexts are sent", () => {
  const ruleContexts = Array.from({ length: 12 }, (_, at) => `context-${at}`);
  expect(query(pageOf("all"), {}, { ruleContexts }).ruleContexts).toEqual(ruleContexts.slice(0, 10));
  expect(query(pageOf("all"))).not.toHaveProperty("ruleContexts");
});

test("[SR-15] the selected sort is used, the newest first by default, and none for relevance", () => {
  expect(query(pageOf("all")).sort).toEqual({ attribute: "newness", direction: "descending" });
  expect(query(pageOf("all"), { sortBy: "price-asc" }).sort).toEqual({
    attribute: "eu_eur_price_f",
    direction: "ascending",
  });
  expect(query(pageOf("all"), { sortBy: "RANK-desc" })).not.toHaveProperty("sort");
});

test("[RT-15] the search text is sent if there is one", () => {
  expect(query(SEARCH_PAGE, { query: "wool coat" }).text).toBe("wool coat");
  expect(query(SEARCH_PAGE)).not.toHaveProperty("text");
  expect(query(SEARCH_PAGE, {}, { fields: ["title"] }).fields).toEqual(["title"]);
});

test("the largest query of every listing, and in every price list, is accepted by the index of products", () => {
  const many = Array.from({ length: STATE_LIMITS.values }, (_, at) => `value ${at}`);
  const chosen: Chosen = {
    page: STATE_LIMITS.page,
    query: "x".repeat(STATE_LIMITS.query),
    menu: { department: "kids", product_type: "Coats" },
    refinementList: byName(LISTS, () => many),
    range: Object.fromEntries(["EUR", "USD", "CNY"].map((currency) => [currency, { min: 1, max: 2 }])),
    sortBy: "price-desc",
  };
  const blockedIn = (list: PriceList) => ({ brands: many, minPrices: [{ list, thousandths: 1_000 }] });
  // Each listing in one of the price lists, in turn; with `--thorough` in all of them.
  const listsAt = (at: number) => (isThorough ? INITIAL_LISTS : [INITIAL_LISTS[at % INITIAL_LISTS.length]!]);
  const refusals = allCollections(DEFAULT_TAXONOMY).flatMap((collection, at) =>
    listsAt(at).flatMap((priceList) => {
      const viewer: ListingViewer = { priceList, vipLevel: 3, textSort: "relevance", blocked: blockedIn(priceList) };
      const context = { viewer, facets: FACET_NAMES };
      return checkQuery(query(defaultsOf(collection), chosen, context), PRODUCT_SCHEMA) ?? [];
    }),
  );
  expect(refusals).toEqual([]);
});

test("the precomputed counts of the index apply to listings", () => {
  const { commonFilter } = PRODUCT_SCHEMA;
  expect(commonFilter).toMatchObject({ kind: "all" });
  const { filter } = query(SEARCH_PAGE);
  // The engine compares the filters literally, and would count without the shortcut if one were written differently.
  const asked = new Set(filter?.kind === "all" ? filter.of.map((part) => JSON.stringify(part)) : []);
  for (const part of commonFilter?.kind === "all" ? commonFilter.of : []) expect(asked).toContain(JSON.stringify(part));
});
