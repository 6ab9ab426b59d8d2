import { WOMENS_CLOTHING, WOMENS_SHOES, WOMENS_TROUSERS } from "#catalogue";
import { expect, test } from "vitest";
import {
  chooseDepartment,
  chooseProductType,
  chooseSort,
  chooseTopCategory,
  reset,
  setPage,
  setQuery,
  toggleSize,
  toggleValue,
} from "./choices.ts";
import { type Chosen, chosenOn, pageOf, vendorTag, SIZE_GROUPS, defaultsOf } from "./testing.ts";

const ALL = pageOf("all");
const NORDLYS = defaultsOf(vendorTag("Nordlys"));
const FULL: Chosen = {
  page: 3,
  menu: { department: "women", product_type: "Coats" },
  refinementList: { tags: ["Clothing"], vendor: ["Halden"], Size: ["M", "IT 42"], Color: ["Black"] },
  range: { EUR: { min: 100 } },
  sortBy: "price-asc",
};

test.each([
  ["women to men", "all", "women", "men", { tags: ["Clothing"], vendor: ["Halden"] }],
  ["women to kids", "all", "women", "kids", { tags: [], vendor: [] }],
  ["girls to men", "all", "girls", "men", { tags: [], vendor: [] }],
  ["kids to girls", "all", "kids", "girls", { tags: ["Clothing"], vendor: ["Halden"] }],
  ["kids to everyone", "all", "kids", "", { tags: [], vendor: [] }],
  ["women to kids where the page is shoes", "shoes", "women", "kids", { tags: ["Shoes"], vendor: [] }],
])("[FL-04] %s clears the product type and sizes, and more between kids and others", (_, slug, from, to, kept) => {
  const page = pageOf(slug);
  const state = chosenOn(page, { ...FULL, menu: { department: from, product_type: "Coats" } });
  expect(chooseDepartment(state, page, to)).toEqual({
    ...state,
    page: 1,
    menu: { ...state.menu, department: to, product_type: "" },
    refinementList: { ...state.refinementList, ...kept, Size: [] },
  });
});

test("[FL-04] a designer page keeps its designer, and the page of a product type its type", () => {
  const there = chosenOn(NORDLYS, { menu: { department: "women" } });
  expect(chooseDepartment(there, NORDLYS, "kids").refinementList.vendor).toEqual(["Nordlys"]);
  const coats = pageOf("coats");
  expect(chooseDepartment(chosenOn(coats), coats, "men").menu).toEqual({ department: "men", product_type: "Coats" });
});

test("[FL-04] deselecting a department restores that of the route", () => {
  const kids = pageOf("kids");
  const girls = chooseDepartment(chosenOn(kids), kids, "girls");
  expect(girls.menu.department).toBe("girls");
  expect(chooseDepartment(girls, kids, "")).toEqual(chosenOn(kids));
});

test("[FL-05] a top category sets the tags and clears the product type and sizes", () => {
  const state = chosenOn(ALL, FULL);
  const next = chooseTopCategory(state, ALL, "Shoes");
  expect(next).toEqual({
    ...state,
    page: 1,
    menu: { ...state.menu, product_type: "" },
    refinementList: { ...state.refinementList, tags: ["Shoes"], Size: [] },
  });
  expect(chooseTopCategory(next, ALL, "").refinementList.tags).toEqual([]);
  expect(chooseTopCategory(next, ALL, "Shoes")).toBe(next);
});

test("[FL-06] a category sets the product type and converts the sizes to its chart", () => {
  const page = pageOf("women-clothing");
  const sized = toggleSize(
    chosenOn(page),
    WOMENS_CLOTHING.groups.find(({ name }) => name === "M")!,
  );
  const jeans = chooseProductType({ ...sized, page: 4 }, page, "Jeans", SIZE_GROUPS);
  const medium = WOMENS_TROUSERS.groups.find(({ name }) => name === "M")!;
  expect(jeans.menu.product_type).toBe("Jeans");
  expect(jeans.page).toBe(1);
  // For trousers, M includes 28 inches.
  expect(jeans.refinementList.Size).toEqual(medium.labels);
  expect(jeans.refinementList.Size).toContain("28 in");
  const dropped = chooseProductType(
    toggleSize(chosenOn(pageOf("women")), WOMENS_SHOES.groups[0]!),
    pageOf("women"),
    "Coats",
    SIZE_GROUPS,
  );
  expect(dropped.refinementList.Size).toEqual([]);
});

test("[FL-06] deselecting a product type restores that of the route", () => {
  const page = pageOf("women-coats");
  const jackets = chooseProductType(chosenOn(page), page, "Jackets");
  expect(jackets.menu.product_type).toBe("Jackets");
  expect(chooseProductType(jackets, page, "").menu.product_type).toBe("Coats");
});

test("[FL-18] several designers can be selected, but none on a designer page", () => {
  const two = toggleValue(toggleValue(chosenOn(ALL, { page: 2 }), ALL, "vendor", "Nordlys"), ALL, "vendor", "Halden");
  expect(two.refinementList.vendor).toEqual(["Nordlys", "Halden"]);
  expect(two.page).toBe(1);
  expect(toggleValue(two, ALL, "vendor", "Nordlys").refinementList.vendor).toEqual(["Halden"]);
  const fixed = chosenOn(NORDLYS);
  expect(toggleValue(fixed, NORDLYS, "vendor", "Halden")).toBe(fixed);
});

test("a list accepts no more values than its query string can hold", () => {
  const many = Array.from({ length: 230 }, (_, at) => `Designer ${at}`);
  const full = chosenOn(ALL, { refinementList: { vendor: many } });
  expect(toggleValue(full, ALL, "vendor", "One more")).toBe(full);
  expect(toggleValue(full, ALL, "vendor", "Designer 7").refinementList.vendor).toHaveLength(229);
});

test("[FL-09] a size toggles every equivalent of its group", () => {
  const [, small, medium] = WOMENS_CLOTHING.groups.slice(3);
  const both = toggleSize(toggleSize(chosenOn(ALL, { page: 2 }), small!), medium!);
  expect(both.refinementList.Size).toEqual([...small!.labels, ...medium!.labels]);
  expect(both.page).toBe(1);
  expect(toggleSize(both, small!).refinementList.Size).toEqual(medium!.labels);
});

test.each([
  [[], "White", ["White", "Transparent"]],
  [["Black", "White", "Transparent"], "White", ["Black"]],
  [["White", "Transparent"], "Black", ["White", "Transparent", "Black"]],
  [[], "multi", ["multi"]],
  [["multi"], "multi", []],
])("[FL-07] with the colours %j, toggling %s gives %j", (before, value, after) => {
  const next = toggleValue(chosenOn(ALL, { page: 2, refinementList: { Color: before } }), ALL, "Color", value);
  expect(next.refinementList.Color).toEqual(after);
  expect(next.page).toBe(1);
});

test("[SR-15] a sort option is stored as attribute and direction, and the default as empty", () => {
  const state = chosenOn(ALL, { page: 2 });
  expect(chooseSort(state, "price-asc", "relevance")).toEqual({ ...state, page: 1, sortBy: "price-asc" });
  expect(chooseSort({ ...state, sortBy: "price-asc" }, "published_at-desc", "relevance").sortBy).toBe("");
  expect(chooseSort({ ...state, query: "coat" }, "published_at-desc", "relevance").sortBy).toBe("published_at-desc");
});

test("[SR-09] a new search text returns to page 1, is trimmed, and is cut only between characters", () => {
  expect(setQuery(chosenOn(ALL, { page: 5 }), "  wool coat ")).toMatchObject({ page: 1, query: "wool coat" });
  const long = setQuery(chosenOn(ALL), `${"a".repeat(511)}😀`).query;
  expect(long).toHaveLength(512);
  expect(long.isWellFormed()).toBe(true);
});

test.each([
  [2, 2],
  [0, 1],
  [-3, 1],
  [2.9, 2],
  [Number.NaN, 1],
  [1e9, 2083],
])("[LP-15] page %d means page %d", (asked, page) => {
  expect(setPage(chosenOn(ALL, { page: 7 }), asked).page).toBe(page);
});

test("[FL-10] reset keeps the values of the route: its product type and designer", () => {
  const page = defaultsOf(vendorTag("Nordlys"));
  const state = chosenOn(page, {
    ...FULL,
    query: "wool",
    refinementList: { ...FULL.refinementList, vendor: ["Nordlys"] },
  });
  expect(reset(state, page)).toEqual(chosenOn(page, { query: "wool", sortBy: "price-asc" }));
  expect(reset(chosenOn(ALL, FULL), ALL)).toEqual(chosenOn(ALL, { sortBy: "price-asc" }));
  const coats = pageOf("men-coats");
  expect(reset(chosenOn(coats, FULL), coats).menu).toEqual({ department: "men", product_type: "Coats" });
});

test("[FL-02] a choice that changes nothing returns the same object on any page", () => {
  const state = chosenOn(ALL, { page: 4 });
  expect(reset(state, ALL)).toBe(state);
  expect(chooseDepartment(state, ALL, "")).toBe(state);
  expect(chooseProductType(state, ALL, "")).toBe(state);
  expect(setQuery(state, " ")).toBe(state);
  expect(setPage(state, 4)).toBe(state);
});
