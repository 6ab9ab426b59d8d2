// Counts of departments and categories as they would be once selected. These differ from the counts of the current
// search, because selecting one clears other filters.

import { isKids, KIDS_DEPARTMENTS, type PageKind, stripsOn } from "#catalogue";
import { all, everything, type FacetCount, is, type SearchQuery, type SearchResult } from "#search/query";
import type { RouteDefaults, SearchState } from "#search/state";

export interface MenuCounts {
  /** Undefined if the listing's own counts are right. */
  readonly tags?: readonly FacetCount[];
  readonly department?: readonly FacetCount[];
  /** Of all children's departments together; 0 if they are not offered as one. */
  readonly kids: number;
}

interface Context {
  readonly kinds: readonly PageKind[];
  readonly state: SearchState;
  readonly defaults: RouteDefaults;
}

/** Filters cleared by selecting a department or category. */
const CLEARED = ["product_type", "size"];
/** Filters also cleared when the department changes between children and adults. */
const CROSSED = [...CLEARED, "tags", "vendor"];

export async function menuCounts(
  search: (query: SearchQuery) => Promise<SearchResult>,
  query: SearchQuery,
  { kinds, state, defaults }: Context,
): Promise<MenuCounts> {
  const offersDepartments = stripsOn(kinds, true).department;
  const offersKids = offersDepartments && defaults.department !== "kids";
  const isInKids = isKids(state.menu.department);
  const cleared = without(query, CLEARED);
  const crossed = without(query, CROSSED);
  const facets = [{ attribute: "tags" }, ...(offersDepartments ? [{ attribute: "department" }] : [])];
  const countsOf = async (asked: SearchQuery) => (await search({ ...asked, facets })).facets;
  const [own, beyond, kids] = await Promise.all([
    narrows(query, CLEARED) ? countsOf(cleared) : undefined,
    offersKids && isInKids && narrows(query, CROSSED) ? countsOf(crossed) : undefined,
    offersKids ? countKids(search, isInKids ? cleared : crossed) : 0,
  ]);
  const tags = own?.find(({ attribute }) => attribute === "tags")?.values;
  const department = (beyond ?? own)?.find(({ attribute }) => attribute === "department")?.values;
  return { ...(tags && { tags }), ...(department && { department }), kids };
}

/** A product may be in several children's departments, so their counts cannot be added. */
async function countKids(search: (query: SearchQuery) => Promise<SearchResult>, query: SearchQuery): Promise<number> {
  const asked = without(query, ["department"]);
  const { total } = await search({
    ...asked,
    filter: all(asked.filter ?? everything, is("department", ...KIDS_DEPARTMENTS)),
  });
  return total;
}

const narrows = ({ refinements = [] }: SearchQuery, attributes: readonly string[]): boolean =>
  refinements.some(({ attribute }) => attributes.includes(attribute));

/** The query without filters on some attributes, for counts only. */
const without = (query: SearchQuery, attributes: readonly string[]): SearchQuery => ({
  ...query,
  facets: [],
  refinements: (query.refinements ?? []).filter(({ attribute }) => !attributes.includes(attribute)),
  offset: 0,
  limit: 0,
});
