import { expect, test } from "vitest";
import {
  addNumeric,
  addTag,
  clearNumeric,
  clearTags,
  declareParameters,
  type NumericValue,
  type SearchParameters,
  setNumericFilters,
  setPage,
  setQuery,
  setRange,
  setTagFilters,
  toggleConjunctive,
  toggleDisjunctive,
  toggleFacet,
  toggleHierarchical,
} from "./parameters.ts";
import { requestsOf } from "./requests.ts";

const DECLARED = declareParameters({
  facets: ["tags"],
  disjunctiveFacets: ["vendor"],
  hierarchicalFacets: [{ name: "type", attributes: ["type.lvl0", "type.lvl1"] }],
  numericAttributes: ["price"],
});

test("[SR-09] a page below 0 is an error", () => {
  expect(() => setPage(DECLARED, -1)).toThrow("Page requested below 0.");
  expect(setPage(DECLARED, 0).page).toBe(0);
});

test.each<[string, (parameters: SearchParameters) => SearchParameters]>([
  ["query", (parameters) => setQuery(parameters, "coat")],
  ["facet", (parameters) => toggleFacet(parameters, "tags", "Shoes")],
  ["disjunctive facet", (parameters) => toggleFacet(parameters, "vendor", "Nordlys")],
  ["hierarchical facet", (parameters) => toggleFacet(parameters, "type", "Clothing")],
  ["tag", (parameters) => addTag(parameters, "new")],
  ["tag filter", (parameters) => setTagFilters(parameters, "new,sale")],
  ["numeric filter", (parameters) => addNumeric(parameters, "price", ">=", 5)],
  ["numeric expression", (parameters) => setNumericFilters(parameters, "price>5")],
  ["cleared numeric filter", clearNumeric],
  ["cleared tag filter", clearTags],
])("[SR-09] a change of %s resets the page to 0", (_, change) => {
  const before = setPage(DECLARED, 4);
  expect(change(before).page).toBe(0);
  expect(before.page).toBe(4);
});

test("[SR-10] refining an undeclared facet throws", () => {
  expect(() => toggleConjunctive(DECLARED, "vendor", "x")).toThrow(
    "vendor is not defined in the facets attribute of the helper configuration",
  );
  expect(() => toggleDisjunctive(DECLARED, "tags", "x")).toThrow("disjunctiveFacets attribute");
  expect(() => toggleHierarchical(DECLARED, "tags", "x")).toThrow("hierarchicalFacets attribute");
  expect(() => addNumeric(DECLARED, "weight", "=", 1)).toThrow("numericAttributes attribute");
  expect(() => toggleFacet(DECLARED, "colour", "x")).toThrow("Cannot refine the undeclared facet colour;");
});

test("[SR-10] the managed and advanced filter APIs cannot be mixed before clearing", () => {
  const cases = [
    [addTag(DECLARED, "new"), (one: SearchParameters) => setTagFilters(one, "a"), clearTags],
    [setTagFilters(DECLARED, "a"), (one: SearchParameters) => addTag(one, "new"), clearTags],
    [addNumeric(DECLARED, "price", "<", 9), (one: SearchParameters) => setNumericFilters(one, "a>1"), clearNumeric],
    [setNumericFilters(DECLARED, "a>1"), (one: SearchParameters) => addNumeric(one, "price", "<", 9), clearNumeric],
  ] as const;
  for (const [state, mix, clear] of cases) {
    expect(() => mix(state)).toThrow(/^Cannot switch (tags|numeric filters) from the/);
    expect(() => mix(clear(state))).not.toThrow();
  }
});

test.each<[NumericValue, readonly number[]]>([
  [5, [5]],
  ["5.5", [5.5]],
  [
    [1, "2", [3]],
    [1, 2, 3],
  ],
])("[SR-10] %j is a numeric value", (value, numbers) => {
  expect(addNumeric(DECLARED, "price", "=", value).numericRefinements).toEqual({ price: { "=": numbers } });
});

test.each(["dear", null, {}, [1, "x"], undefined, Number.NaN])("[SR-10] %j is not a numeric value", (value) => {
  const add = addNumeric as (...args: readonly unknown[]) => unknown;
  expect(() => add(DECLARED, "price", "=", value)).toThrow(
    "The value should be a number, a parsable string or an array of those.",
  );
});

test("[FL-18] values are toggled, and a hierarchy has one path, which is cleared level by level", () => {
  const two = toggleFacet(toggleFacet(DECLARED, "vendor", "A"), "vendor", "B");
  expect(two.disjunctiveRefinements).toEqual({ vendor: ["A", "B"] });
  expect(toggleFacet(toggleFacet(two, "vendor", "A"), "vendor", "B").disjunctiveRefinements).toEqual({});
  const coats = toggleFacet(toggleFacet(DECLARED, "type", "Shoes"), "type", "Clothing > Coats");
  expect(coats.hierarchicalRefinements).toEqual({ type: "Clothing > Coats" });
  const back = toggleFacet(coats, "type", "Clothing > Coats");
  expect(back.hierarchicalRefinements).toEqual({ type: "Clothing" });
  expect(toggleFacet(back, "type", "Clothing").hierarchicalRefinements).toEqual({});
});

test("[SR-02] [FL-19] a search has a main request and one for each refined facet or number without its refinement", () => {
  const refined = [
    (one: SearchParameters) => toggleFacet(one, "tags", "Shoes"),
    (one: SearchParameters) => toggleFacet(one, "vendor", "A"),
    (one: SearchParameters) => toggleFacet(one, "vendor", "B"),
    (one: SearchParameters) => toggleFacet(one, "type", "Clothing > Coats"),
    (one: SearchParameters) => addNumeric(one, "price", ">=", [5, 6]),
    (one: SearchParameters) => setPage(setQuery(one, "wool"), 2),
  ].reduce((one, step) => step(one), DECLARED);
  const price = [["price>=5", "price>=6"]];
  expect(requestsOf("products", refined)).toEqual([
    {
      indexName: "products",
      params: {
        query: "wool",
        page: 2,
        facets: ["tags", "vendor", "type.lvl0", "type.lvl1", "price"],
        facetFilters: ["tags:Shoes", ["vendor:A", "vendor:B"], "type.lvl1:Clothing > Coats"],
        numericFilters: price,
        clickAnalytics: true,
      },
    },
    {
      indexName: "products",
      params: {
        query: "wool",
        page: 0,
        hitsPerPage: 0,
        facets: ["vendor"],
        facetFilters: ["tags:Shoes", "type.lvl1:Clothing > Coats"],
        numericFilters: price,
      },
    },
    {
      indexName: "products",
      params: {
        query: "wool",
        page: 0,
        hitsPerPage: 0,
        facets: ["type.lvl0", "type.lvl1"],
        facetFilters: ["tags:Shoes", ["vendor:A", "vendor:B"]],
        numericFilters: price,
      },
    },
    {
      indexName: "products",
      params: {
        query: "wool",
        page: 0,
        hitsPerPage: 0,
        facets: ["price"],
        facetFilters: ["tags:Shoes", ["vendor:A", "vendor:B"], "type.lvl1:Clothing > Coats"],
      },
    },
  ]);
});

test("[SR-11] a range replaces the conditions on its number", () => {
  const ranged = setRange(addNumeric(DECLARED, "price", "=", 7), "price", { min: 5, max: 9 });
  expect(ranged.numericRefinements).toEqual({ price: { ">=": [5], "<=": [9] } });
  expect(setRange(setPage(ranged, 3), "price", {})).toEqual(DECLARED);
  expect(() => setRange(DECLARED, "weight", { min: 1 })).toThrow("numericAttributes attribute");
});

test("advanced filter expressions are sent unchanged", () => {
  const [main] = requestsOf("products", setTagFilters(setNumericFilters(DECLARED, "price>5"), "(a,b)"));
  expect(main?.params).toMatchObject({ numericFilters: "price>5", tagFilters: "(a,b)" });
});
