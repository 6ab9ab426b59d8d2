import { DEFAULT_TAXONOMY, WOMENS_CLOTHING } from "#catalogue";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { randomCases } from "../tools/test-runner/thorough.ts";
import { toggleSize } from "./state/choices.ts";
import { NO_DEFAULTS, type RouteDefaults } from "./state/defaults.ts";
import { byName, LISTS, MENUS } from "./state/facets.ts";
import { defaultState, type PriceRange, type SearchState, STATE_LIMITS } from "./state/model.ts";
import { SORT_BY } from "./state/sort-options.ts";
import { chosenOn, pageOf, SIZE_GROUPS, SEARCH_PAGE } from "./state/testing.ts";
import { readState, writeState } from "./url.ts";

const text = (maxLength: number = STATE_LIMITS.valueLength) => fc.string({ unit: "binary", minLength: 1, maxLength });
const value = fc.oneof(
  fc.constantFrom("Nordlys", "Halden & Rue", "a=b", "100%", "[0]", "é+ü", "__proto__", "constructor", "IT 42", " "),
  text(40),
);
const values = (maxLength: number) => fc.uniqueArray(value, { maxLength });
const amount = fc.integer({ min: 0, max: STATE_LIMITS.amount });
const range: fc.Arbitrary<PriceRange> = fc.oneof(
  fc.record({ min: amount }),
  fc.record({ max: amount }),
  fc.tuple(amount, amount).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
);
const page = fc.constantFrom(NO_DEFAULTS, SEARCH_PAGE, pageOf("women-shoes"), pageOf("kids"), pageOf("men-coats"));

const states = (defaults: RouteDefaults): fc.Arbitrary<SearchState> =>
  fc.record({
    page: fc.integer({ min: 1, max: STATE_LIMITS.page }),
    query: text(60).map((words) => words.trim()),
    menu: fc.record({
      ...byName(MENUS, () => fc.oneof(fc.constant(""), value)),
      department: fc.constantFrom("", "women", "men", "kids", "girls", "teen-boy"),
      product_type: fc.oneof(fc.constant(""), fc.constant(defaults.productType ?? "Jeans"), value),
    }),
    refinementList: fc.record({
      ...byName(LISTS, () => values(30)),
      tags: fc.oneof(fc.constant(defaultState(defaults).refinementList.tags), values(4)),
      vendor: values(60),
      Color: fc
        .subarray(["Black", "White", "multi"])
        .map((chosen) => chosen.flatMap((one) => (one === "White" ? [one, "Transparent"] : [one]))),
    }),
    range: fc.dictionary(fc.constantFrom("EUR", "USD", "CNY"), range),
    sortBy: fc.constantFrom("" as const, ...SORT_BY),
    isSoldOutIncluded: fc.boolean(),
  });

test("[FL-21] every state survives the round trip through its query string", () => {
  const pairs = page.chain((defaults) => fc.tuple(fc.constant(defaults), states(defaults)));
  fc.assert(
    fc.property(pairs, ([defaults, state]) => {
      const written = writeState(state, defaults);
      expect(readState(written, defaults, DEFAULT_TAXONOMY)).toEqual(state);
      // Browsers parse and reformat it without changing its meaning.
      const url = new URL(`https://shop.test/collections/all${written}`);
      expect(readState(url.search, defaults, DEFAULT_TAXONOMY)).toEqual(state);
      expect(readState(`?${new URLSearchParams(written).toString()}`, defaults, DEFAULT_TAXONOMY)).toEqual(state);
    }),
    { numRuns: randomCases(300, 1_000) },
  );
});

test("[FL-21] with size charts, any selection of sizes survives the round trip", () => {
  const women = pageOf("women-coats");
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WOMENS_CLOTHING.groups)), (pressed) => {
      const state = pressed.reduce(toggleSize, chosenOn(women));
      expect(readState(writeState(state, women, SIZE_GROUPS), women, DEFAULT_TAXONOMY, SIZE_GROUPS)).toEqual(state);
    }),
    { numRuns: 300 },
  );
});

test("[FL-21] fuzzed query strings each give a valid state without throwing", () => {
  const pieces = fc.constantFrom(
    ..."? & = [ ] [] % %5B %00 %E0%A4 + page query menu range EUR refinementList sortBy soldOut include qTitle".split(
      " ",
    ),
    ..."[vendor] [Size] [Color] [tags] [0] [21] [min] [max] [department] [product_type]".split(" "),
    ..."__proto__ constructor toString \uD800 \u0000 White Transparent women price-asc 5 -1 1e999".split(" "),
    ..."range[EUR][min]= refinementList[Color][]= &page= menu[department]=".split(" "),
  );
  const hostile = fc.oneof(
    { weight: 4, arbitrary: fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join("")) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  );
  fc.assert(
    fc.property(hostile, page, (search, defaults) => {
      const state = readState(search, defaults, DEFAULT_TAXONOMY);
      expect(faultIn(state)).toBeUndefined();
      expect(JSON.stringify(readState(writeState(state, defaults), defaults, DEFAULT_TAXONOMY))).toBe(
        JSON.stringify(state),
      );
    }),
    { numRuns: randomCases(3_000, 100_000) },
  );
});

/** The invalid part of a state, checked independently of the codec. */
function faultIn({ page: at, query, menu, refinementList, range: ranges, sortBy }: SearchState): string | undefined {
  if (!Number.isInteger(at) || at < 1 || at > STATE_LIMITS.page) return "page";
  if (query.length > 512 || query !== query.trim()) return "query";
  if (
    !["", "women", "men", "kids", "baby-girl", "baby-boy", "girls", "boys", "teen-girl", "teen-boy"].includes(
      menu.department,
    )
  )
    return "department";
  if (menu.product_type.length > 100) return "type";
  for (const list of Object.values(refinementList)) {
    if (new Set(list).size !== list.length || list.some((one) => one === "" || one.length > 100)) return "list";
  }
  if (refinementList.Color.includes("White") !== refinementList.Color.includes("Transparent")) return "colour";
  for (const [currency, { min, max }] of Object.entries(ranges)) {
    if (!/^[A-Z]{3}$/.test(currency) || (min === undefined && max === undefined)) return "range";
    if ([min, max].some((one) => one !== undefined && (!Number.isInteger(one) || one < 0))) return "amount";
    if ((max ?? Infinity) < (min ?? 0)) return "order of amounts";
  }
  return sortBy === "" || SORT_BY.includes(sortBy) ? undefined : "sort";
}
