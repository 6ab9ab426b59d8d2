// Counts of the values of chosen options. Values of one option are alternatives and different options narrow each other, so the
// counts of a chosen option come from a search without it.

import { parseOption } from "#catalogue";
import { all, conjuncts, type FacetCount, type Filter, type SearchQuery, type SearchResult } from "#search/query";
import { OPTIONS_ATTRIBUTE, type SearchState } from "#search/state";

/** Keyed by the name of the option. */
export type OptionCounts = ReadonlyMap<string, readonly FacetCount[]>;

export async function optionCounts(
  search: (query: SearchQuery) => Promise<SearchResult>,
  query: SearchQuery,
  { refinementList }: SearchState,
): Promise<OptionCounts> {
  const names = new Set(refinementList.options.flatMap((value) => parseOption(value)?.name ?? []));
  const counted = [...names].map(async (name) => {
    const { facets } = await search({
      ...query,
      filter: all(...conjuncts(query.filter ?? all()).filter((one) => !isOf(one, name))),
      facets: [{ attribute: OPTIONS_ATTRIBUTE }],
      offset: 0,
      limit: 0,
    });
    return [name, facets[0]?.values ?? []] as const;
  });
  return new Map(await Promise.all(counted));
}

/** True for the filter of an option. */
const isOf = (filter: Filter, name: string): boolean =>
  filter.kind === "is" &&
  filter.attribute === OPTIONS_ATTRIBUTE &&
  parseOption(String(filter.values[0]))?.name === name;
