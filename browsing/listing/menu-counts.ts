// Counts of departments and categories as they would be once selected. These differ from the counts of the current
// search, because selecting one clears other filters.

import { type PageKind, stripsOn, type Taxonomy } from "#catalogue";
import {
  all,
  everything,
  type FacetCount,
  is,
  type Refinement,
  type SearchQuery,
  type SearchResult,
} from "#search/query";
import { type RouteDefaults, type SearchState, SIZE_ATTRIBUTES } from "#search/state";

export interface MenuCounts {
  /** Undefined if the listing's own counts are right. */
  readonly tags?: readonly FacetCount[];
  readonly types?: readonly FacetCount[];
  readonly department?: readonly FacetCount[];
  /** Counts of departments such as Kids, with the products of all their parts; empty if these are not offered as one. */
  readonly groups: Readonly<Record<string, number>>;
}

interface Context {
  readonly taxonomy: Taxonomy;
  readonly kinds: readonly PageKind[];
  readonly state: SearchState;
  readonly defaults: RouteDefaults;
}

/** Filters cleared by selecting a department or category. */
const CLEARED = ["product_type", ...Object.values(SIZE_ATTRIBUTES)];
/** Filters also cleared when the department changes to one with other categories, such as from children to adults. */
const CROSSED = [...CLEARED, "tags", "vendor"];

export async function menuCounts(
  search: (query: SearchQuery) => Promise<SearchResult>,
  query: SearchQuery,
  { taxonomy, kinds, state, defaults }: Context,
): Promise<MenuCounts> {
  const offersDepartments = stripsOn(kinds, true).department;
  const groups = offersDepartments && defaults.department === undefined ? taxonomy.groups : [];
  const rangeOf = (id: string) => taxonomy.ranges[id];
  const range = rangeOf(state.menu.department);
  const cleared = without(query, CLEARED);
  const crossed = without(query, CROSSED);
  const facets = [{ attribute: "tags" }, ...(offersDepartments ? [{ attribute: "department" }] : [])];
  const countsOf = async (asked: SearchQuery) => (await search({ ...asked, facets })).facets;
  const countGroup = async ({ id }: Taxonomy["groups"][number]) =>
    [id, await countIn(search, rangeOf(id) === range ? cleared : crossed, taxonomy.wearerValues(id))] as const;
  const [own, beyond, counted] = await Promise.all([
    narrows(query, CLEARED) ? countsOf(cleared) : undefined,
    groups.length > 0 && range !== undefined && narrows(query, CROSSED) ? countsOf(crossed) : undefined,
    Promise.all(groups.map(countGroup)),
  ]);
  const tags = own?.find(({ attribute }) => attribute === "tags")?.values;
  const department = (beyond ?? own)?.find(({ attribute }) => attribute === "department")?.values;
  return { ...(tags && { tags }), ...(department && { department }), groups: Object.fromEntries(counted) };
}

/** A product may be in several departments, so their counts cannot be added. */
async function countIn(
  search: (query: SearchQuery) => Promise<SearchResult>,
  query: SearchQuery,
  departments: readonly string[],
): Promise<number> {
  const asked = without(query, ["department"]);
  const { total } = await search({
    ...asked,
    filter: all(asked.filter ?? everything, is("department", ...departments)),
  });
  return total;
}

const narrows = ({ refinements = [] }: SearchQuery, attributes: readonly string[]): boolean =>
  refinements.some((refinement) => isCleared(refinement, attributes));

const isCleared = ({ attribute, isOfText }: Refinement, attributes: readonly string[]): boolean =>
  !isOfText && attributes.includes(attribute);

/** The query without filters on some attributes, for counts only. */
const without = (query: SearchQuery, attributes: readonly string[]): SearchQuery => ({
  ...query,
  facets: [],
  refinements: (query.refinements ?? []).filter((refinement) => !isCleared(refinement, attributes)),
  offset: 0,
  limit: 0,
});
