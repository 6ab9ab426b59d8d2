// The query string of a listing: its search state, as far as it differs from the page's own. Any text reads as a valid state.

import { isKids, isWearerDepartment, TRANSPARENT, visibleColours, withColour } from "#catalogue";
import { readQuery } from "./state/choices.ts";
import type { RouteDefaults } from "./state/defaults.ts";
import { defaultState, LISTS, type PriceRange, type SearchState, SORT_BY, STATE_LIMITS } from "./state/model.ts";
import { readRange } from "./state/price.ts";
import { chosenGroups, fitSizes, type SizesOf, withoutCharts } from "./state/sizes.ts";
import { keysAt, listAt, type QueryNode, readNested, valueAt, writeNested } from "./url/nested-query.ts";

/**
 * The state of a query string. Whatever it does not say, or says wrongly, is the page's default. With size charts, a
 * size is written by the name of its group and read back with all of its equivalents.
 */
export const readState = (search: string, defaults: RouteDefaults, sizesOf: SizesOf = withoutCharts): SearchState => {
  const tree = readNested(search);
  const fresh = defaultState(defaults);
  const list = (name: (typeof LISTS)[number]) => readList(tree, name) ?? fresh.refinementList[name];
  const state: SearchState = {
    page: readPage(valueAt(tree, "page")),
    query: readQuery(valueAt(tree, queryKey(defaults)) ?? ""),
    menu: {
      department: readDepartment(valueAt(tree, "menu", "department")) ?? fresh.menu.department,
      product_type: readValue(valueAt(tree, "menu", "product_type")) ?? fresh.menu.product_type,
    },
    refinementList: {
      tags: list("tags"),
      vendor: defaults.vendor === undefined ? list("vendor") : fresh.refinementList.vendor,
      Size: list("Size"),
      Color: withCompanions(list("Color")),
    },
    range: readRanges(tree),
    sortBy: SORT_BY.find((one) => one === valueAt(tree, "sortBy")) ?? "",
  };
  const Size = fitSizes(state.refinementList.Size, sizesOf(state, defaults)).slice(0, STATE_LIMITS.values);
  return { ...state, refinementList: { ...state.refinementList, Size } };
};

/** The query string of a state with its question mark; empty for a page on which nothing was chosen. */
export const writeState = (state: SearchState, defaults: RouteDefaults, sizesOf?: SizesOf): string => {
  const written = writeNested(stateFields(state, defaults, sizesOf));
  return written && `?${written}`;
};

export type Field = readonly [name: string, value: string];

/** The same as names and values, in their one order: also the hidden fields of a form. */
export const stateFields = (
  state: SearchState,
  defaults: RouteDefaults,
  sizesOf: SizesOf = withoutCharts,
): readonly Field[] => {
  const { page, query, menu, refinementList, range, sortBy } = state;
  const fresh = defaultState(defaults);
  const groups = sizesOf(state, defaults);
  const lists = {
    ...refinementList,
    Size: groups ? chosenGroups(refinementList.Size, groups).map((group) => group.name) : refinementList.Size,
    Color: visibleColours(refinementList.Color),
  };
  const unless = (name: string, value: string, usual: string): Field[] => (value === usual ? [] : [[name, value]]);
  return [
    ...unless(queryKey(defaults), query, ""),
    ...unless("menu[department]", menu.department, fresh.menu.department),
    ...unless("menu[product_type]", menu.product_type, fresh.menu.product_type),
    ...LISTS.flatMap((name) => listFields(`refinementList[${name}]`, lists[name], fresh.refinementList[name])),
    ...Object.keys(range)
      .toSorted()
      .flatMap((currency) => rangeFields(`range[${currency}]`, range[currency] ?? {})),
    ...unless("sortBy", sortBy, ""),
    ...unless("page", String(page), "1"),
  ];
};

/** Where the words searched for stand: the search page has had its own name for them from the beginning. */
const queryKey = ({ isSearch }: RouteDefaults): string => (isSearch ? "qTitle" : "query");

const listFields = (name: string, values: readonly string[], usual: readonly string[]): readonly Field[] => {
  if (values.length === usual.length && values.every((value, at) => value === usual[at])) return [];
  // An empty list where the page has something is said, too.
  if (values.length === 0) return [[name, ""]];
  return values.map((value, at) => [`${name}[${at}]`, value]);
};

const rangeFields = (name: string, range: PriceRange): readonly Field[] =>
  (["min", "max"] as const).flatMap((end) => {
    const amount = range[end];
    return amount === undefined ? [] : [[`${name}[${end}]`, String(amount)] as const];
  });

const readPage = (written = ""): number =>
  /^\d{1,9}$/u.test(written) ? Math.min(Math.max(Number(written), 1), STATE_LIMITS.page) : 1;

const readDepartment = (written: string | undefined): string | undefined => {
  const slug = written?.trim().toLowerCase();
  return slug === "" || (slug !== undefined && (isKids(slug) || isWearerDepartment(slug))) ? slug : undefined;
};

const readValue = (written: string | undefined): string | undefined =>
  written !== undefined && written.length <= STATE_LIMITS.valueLength ? written : undefined;

const readList = (tree: QueryNode, name: string): readonly string[] | undefined => {
  const written = listAt(tree, "refinementList", name);
  if (written === undefined) return undefined;
  const values = [...new Set(written)].filter((value) => value !== "" && readValue(value) !== undefined);
  return values.length > 0 || written.every((value) => value === "") ? values.slice(0, STATE_LIMITS.values) : undefined;
};

/** Transparent is never written: White says it. */
const withCompanions = (values: readonly string[]): readonly string[] =>
  values.reduce<readonly string[]>(
    (chosen, value) =>
      value === TRANSPARENT || chosen.length >= STATE_LIMITS.values ? chosen : withColour(chosen, value),
    [],
  );

const readRanges = (tree: QueryNode): SearchState["range"] =>
  Object.fromEntries(
    keysAt(tree, "range")
      .filter((currency) => /^[A-Z]{3}$/u.test(currency))
      .slice(0, STATE_LIMITS.currencies)
      .flatMap((currency) => {
        const at = (end: string) => valueAt(tree, "range", currency, end) ?? "";
        const range = readRange(at("min"), at("max"));
        return range && Object.keys(range).length > 0 ? [[currency, range] as const] : [];
      }),
  );
