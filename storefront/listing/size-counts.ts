// How many products each group of equivalent sizes has. Labels of a group cannot be added up, since a product may be sold
// in several of them: each group that needs it is asked for by itself.

import type { SizeGroup } from "#catalogue";
import type { FacetCount, SearchQuery, SearchResult } from "#search/query";

/** Counts under the names of the groups, from the counts of single labels. */
export const sizeCounts = (
  search: (query: SearchQuery) => Promise<SearchResult>,
  query: SearchQuery,
  groups: readonly SizeGroup[],
  labels: readonly FacetCount[],
): Promise<readonly FacetCount[]> => {
  const byLabel = new Map(labels.map(({ value, count }) => [value, count]));
  const others = (query.refinements ?? []).filter(({ attribute }) => attribute !== "size");
  return Promise.all(
    groups.map(async ({ name: value, labels: own }): Promise<FacetCount> => {
      const sold = own.filter((label) => byLabel.has(label));
      const [only, ...more] = sold;
      if (only === undefined || more.length === 0) return { value, count: byLabel.get(only ?? "") ?? 0 };
      const refinements = [...others, { attribute: "size", operator: "or" as const, values: sold }];
      const { total } = await search({ ...query, refinements, facets: [], offset: 0, limit: 0 });
      return { value, count: total };
    }),
  );
};
