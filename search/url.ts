// The query string of a listing: the part of its search state that differs from the defaults of the route. Malformed query
// strings never fail: malformed parameters take their defaults.

import type { Taxonomy } from "#catalogue";
import { readQuery } from "./state/choices.ts";
import type { RouteDefaults } from "./state/defaults.ts";
import { byName, facetOf, type ListName, LISTS, type MenuName, MENUS } from "./state/facets.ts";
import { defaultState, isFixed, type PriceRange, type SearchState, STATE_LIMITS } from "./state/model.ts";
import { readRange } from "./state/price.ts";
import { chosenGroups, fitSizes, type SizesOf, withoutCharts } from "./state/sizes.ts";
import { SORT_BY } from "./state/sort-options.ts";
import { keysAt, listAt, type QueryNode, readNested, valueAt, writeNested } from "./url/nested-query.ts";

/** Names of its parameters, without what is in their brackets. */
export const STATE_PARAMETERS: readonly string[] = [
  "page",
  "query",
  "qTitle",
  "menu",
  "refinementList",
  "range",
  "soldOut",
  "sortBy",
];

/** Reads a query string. With size charts, a size is written as the name of its group and read with all its equivalents. */
export const readState = (
  search: string,
  defaults: RouteDefaults,
  taxonomy: Taxonomy,
  sizesOf: SizesOf = withoutCharts,
): SearchState => {
  const tree = readNested(search);
  const fresh = defaultState(defaults);
  const state: SearchState = {
    page: readPage(valueAt(tree, "page")),
    query: readQuery(valueAt(tree, queryKey(defaults)) ?? ""),
    menu: byName(MENUS, (name) => readMenu(tree, name, taxonomy) ?? fresh.menu[name]),
    refinementList: byName(LISTS, (name) => readChoices(tree, name, defaults) ?? fresh.refinementList[name]),
    range: readRanges(tree),
    sortBy: SORT_BY.find((one) => one === valueAt(tree, "sortBy")) ?? "",
    isSoldOutIncluded: valueAt(tree, "soldOut") === "include",
  };
  const Size = fitSizes(state.refinementList.Size, sizesOf(state, defaults)).slice(0, STATE_LIMITS.values);
  return { ...state, refinementList: { ...state.refinementList, Size } };
};

/** The query string of a state with its question mark; empty if nothing was chosen. */
export const writeState = (state: SearchState, defaults: RouteDefaults, sizesOf?: SizesOf): string => {
  const written = writeNested(stateFields(state, defaults, sizesOf));
  return written && `?${written}`;
};

export type Field = readonly [name: string, value: string];

/** The parameters of a state in their canonical order, for query strings and for hidden fields of forms. */
export const stateFields = (
  state: SearchState,
  defaults: RouteDefaults,
  sizesOf: SizesOf = withoutCharts,
): readonly Field[] => {
  const { page, query, menu, refinementList, range, sortBy, isSoldOutIncluded } = state;
  const fresh = defaultState(defaults);
  const groups = sizesOf(state, defaults);
  const valuesOf = (name: ListName): readonly string[] => {
    const { isSized, companions } = facetOf(name);
    const values = refinementList[name];
    if (isSized && groups) return chosenGroups(values, groups).map((group) => group.name);
    return companions?.visible(values) ?? values;
  };
  const unless = (name: string, value: string, usual: string): Field[] => (value === usual ? [] : [[name, value]]);
  return [
    ...unless(queryKey(defaults), query, ""),
    ...MENUS.flatMap((name) => unless(`menu[${name}]`, menu[name], fresh.menu[name])),
    ...LISTS.flatMap((name) => listFields(`refinementList[${name}]`, valuesOf(name), fresh.refinementList[name])),
    ...Object.keys(range)
      .toSorted()
      .flatMap((currency) => rangeFields(`range[${currency}]`, range[currency] ?? {})),
    ...unless("soldOut", isSoldOutIncluded ? "include" : "", ""),
    ...unless("sortBy", sortBy, ""),
    ...unless("page", String(page), "1"),
  ];
};

/** The parameter of the search text; the search page has its own name for it. */
const queryKey = ({ isSearch }: RouteDefaults): string => (isSearch ? "qTitle" : "query");

const listFields = (name: string, values: readonly string[], usual: readonly string[]): readonly Field[] => {
  if (values.length === usual.length && values.every((value, at) => value === usual[at])) return [];
  // An empty parameter clears what the route selects.
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

const readMenu = (tree: QueryNode, name: MenuName, taxonomy: Taxonomy): string | undefined => {
  const written = valueAt(tree, "menu", name);
  return name === "department" ? readDepartment(written, taxonomy) : readValue(written);
};

const readDepartment = (written: string | undefined, taxonomy: Taxonomy): string | undefined => {
  const id = written?.trim().toLowerCase();
  return id === "" || taxonomy.department(id) !== undefined ? id : undefined;
};

const readValue = (written: string | undefined): string | undefined =>
  written !== undefined && written.length <= STATE_LIMITS.valueLength ? written : undefined;

/** Hidden companions are never written: the value that they belong to adds them. */
const readChoices = (tree: QueryNode, name: ListName, defaults: RouteDefaults): readonly string[] | undefined => {
  if (isFixed(name, defaults)) return undefined;
  const { companions } = facetOf(name);
  const values = readList(tree, name);
  if (values === undefined || companions === undefined) return values;
  return companions
    .visible(values)
    .reduce<readonly string[]>(
      (chosen, value) => (chosen.length >= STATE_LIMITS.values ? chosen : companions.add(chosen, value)),
      [],
    );
};

const readList = (tree: QueryNode, name: ListName): readonly string[] | undefined => {
  const written = listAt(tree, "refinementList", name);
  if (written === undefined) return undefined;
  const values = [...new Set(written)].filter((value) => value !== "" && readValue(value) !== undefined);
  return values.length > 0 || written.every((value) => value === "") ? values.slice(0, STATE_LIMITS.values) : undefined;
};

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
