// Counts of product types as they would be once selected: selected sizes then become those of the type's own chart.

import { stripsOn } from "#catalogue";
import { FACET_LIMIT } from "#search/constants";
import { sizeAttributeOf } from "#search/listing-filter";
import type { FacetCount, SearchQuery, SearchResult } from "#search/query";
import { chosenGroups, facetOf, fitSizes } from "#search/state";
import { generalSizesIn, sizeGroupsIn } from "#search/state/size-filter";
import { type FacetContext, openCategory } from "./facets.ts";

type Context = Pick<FacetContext, "taxonomy" | "kinds" | "state" | "defaults">;

/** One search for each chart of the types that are listed. Undefined if the listing's own counts are right. */
export async function typeCounts(
  search: (query: SearchQuery) => Promise<SearchResult>,
  query: SearchQuery,
  context: Context,
): Promise<readonly FacetCount[] | undefined> {
  const { taxonomy, kinds, state, defaults } = context;
  const chosen = state.refinementList.Size;
  const category = openCategory(context);
  if (chosen.length === 0 || category === undefined || !stripsOn(kinds, true).productType) return undefined;
  const sizesOf = sizeGroupsIn(taxonomy);
  const own = sizesOf(state, defaults);
  const names = own ? chosenGroups(chosen, own).map(({ name }) => name) : chosen;
  const withType = (type: string) => ({ ...state, menu: { ...state.menu, product_type: type } });
  const charts = Map.groupBy(taxonomy.typesOf(undefined, category.id), ({ value }) =>
    sizesOf(withType(value), defaults),
  );
  const counts = await Promise.all(
    [...charts].map(async ([groups, types]) => {
      const labels = generalSizesIn(taxonomy)(fitSizes(names, groups), withType(types[0]?.value ?? ""), defaults);
      const { facets } = await search(withSizes(query, sizeAttributeOf(state), labels));
      const values = new Set(types.map(({ value }) => value));
      return facets.flatMap((facet) => facet.values.filter(({ value }) => values.has(value)));
    }),
  );
  return counts.flat();
}

/** The query with other sizes, or without any, for counts of types only. */
function withSizes(query: SearchQuery, attribute: string, sizes: readonly string[]): SearchQuery {
  const others = (query.refinements ?? []).filter((refinement) => refinement.attribute !== attribute);
  return {
    ...query,
    facets: [{ attribute: facetOf("product_type").attribute, limit: FACET_LIMIT }],
    refinements: sizes.length === 0 ? others : [...others, { attribute, operator: "or", values: sizes }],
    offset: 0,
    limit: 0,
  };
}
