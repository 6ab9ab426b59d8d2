import { expect, test } from "vitest";
import { type PageKind, messagesIn } from "#catalogue";
import {
  chipsOf,
  chooseDepartment,
  chooseTopCategory,
  defaultState,
  type ListName,
  NO_DEFAULTS,
  type SearchState,
  toggleValue,
  withoutCharts,
} from "#search/state";
import { listingFilters } from "#locales/listing-filters";
import { listingSheets } from "#locales/listing-sheets";
import type { ListingFacets } from "../listing-data.ts";
import { clearField, rowsOf } from "./fields.ts";

const option = (value: string) => ({ value, label: value, count: 3 });
const FACETS: ListingFacets = {
  departments: [option("women"), option("men")],
  category: { above: [], options: [option("Clothing"), option("Shoes")], types: [] },
  designers: { options: [option("Halden & Rue")], total: 2_500, letters: "H" },
  counts: { Color: { Black: 4 } },
  absentColours: [],
  options: [],
};

const english = {
  say: messagesIn(listingSheets, "en"),
  sayFilters: messagesIn(listingFilters, "en"),
  listed: (parts: readonly string[]) => parts.join(", "),
};
const shown = {
  currency: "USD",
  labelOf: (_: string, value: string) => (value === "women" ? "Women" : undefined),
};
const fresh = defaultState(NO_DEFAULTS);
const chosen = (state: SearchState, ...choices: readonly (readonly [name: ListName, value: string])[]) =>
  choices.reduce((before, [name, value]) => toggleValue(before, NO_DEFAULTS, name, value), state);
const rows = (facets: ListingFacets, kinds: readonly PageKind[], state: SearchState = fresh) =>
  rowsOf({ kinds, facets }, chipsOf(state, NO_DEFAULTS, shown), english).map(
    ({ title, value, isChosen, isWaiting }) => `${title}: ${value}${isChosen ? " *" : ""}${isWaiting ? " …" : ""}`,
  );

test("[MB-01] the rows of a page of everything, in their order", () => {
  expect(rows(FACETS, ["everything"])).toEqual([
    "Department: All",
    "Category: All",
    "Product type: Choose a category first …",
    "Designer: All 2,500",
    "Colour: All",
    "Price: Any",
  ]);
});

test("[MB-01] with a category there are types and sizes, and each row says what is chosen in it", () => {
  const women = chooseTopCategory(chooseDepartment(fresh, NO_DEFAULTS, "women"), NO_DEFAULTS, "Clothing");
  const state = chosen(women, ["vendor", "Halden & Rue"], ["Color", "White"], ["Color", "multi"]);
  const facets = {
    ...FACETS,
    category: { ...FACETS.category, open: "Clothing", types: [option("Coats")] },
    sizes: { rows: [], chart: "women-clothing", guide: "", systems: [] },
  };
  expect(rows(facets, ["everything"], state)).toEqual([
    "Department: Women *",
    "Category: Clothing *",
    "Product type: All",
    "Designer: Halden & Rue *",
    "Size: All",
    "Colour: White, Multicolour *",
    "Price: Any",
  ]);
});

test("[MB-01] what a page has decided has no row, or leads to what is around it", () => {
  const coats: ListingFacets = {
    departments: [],
    category: { above: [{ name: "All women", href: "/collections/women" }], fixed: "Coats", options: [], types: [] },
    designers: { options: [], total: 0, letters: "" },
    counts: {},
    absentColours: [],
    options: [],
  };
  expect(rows(coats, ["department-product-type"])).toEqual(["Category: Coats", "Colour: All", "Price: Any"]);
  const widths = { ...coats, options: [{ name: "Width", label: "Width", values: [option("Width > EE")] }] };
  expect(rows(widths, ["department-product-type"])).toContain("More options: All");
});

test("[MB-04] clearing a row takes back what was chosen in it and nothing else", () => {
  const state = chosen(fresh, ["vendor", "Halden & Rue"], ["Color", "White"], ["Color", "Black"]);
  const context = { chips: chipsOf(state, NO_DEFAULTS, shown), defaults: NO_DEFAULTS, sizesOf: withoutCharts };
  expect(clearField(state, "Color", context).refinementList).toMatchObject({ Color: [], vendor: ["Halden & Rue"] });
  expect(clearField(state, "vendor", context).refinementList).toMatchObject({ vendor: [] });
  expect(clearField(state, "Size", context)).toBe(state);
});
