// Facets as filtered aggregations in one request. Each ignores the refinements of its attribute.
//
//   p0 { filter, f0 … g0 … }                        product facets count documents
//   v0 { filter, variants { found { f1 … g1 … } } }  variant facets count the parent documents of each value, or the nested
//                                                   documents if variants are hits

import { filterableAttributes } from "../../check-query.ts";
import { filterWithout, is, type FacetRequest, type SearchQuery } from "../../query.ts";
import type { IndexSchema } from "../../schema.ts";
import { clauseOf, every, EVERYTHING, halvesOf, onProducts, type Halves } from "./clauses.ts";

/** Maximum number of values per facet, limited by the maximum number of buckets. */
const MOST_VALUES = 60_000;

export function facetAggregations(query: SearchQuery, schema: IndexSchema): Record<string, object> {
  const { isDistinct = true, facets = [] } = query;
  // Facets with the same conditions share a filter.
  const shared = new Map<
    string,
    { readonly around: (aggs: object) => object; readonly aggs: Record<string, object> }
  >();
  for (const [place, facet] of facets.entries()) {
    const isOfProducts = isDistinct && filterableAttributes(schema).get(facet.attribute)!.level === "product";
    const others = (query.refinements ?? []).filter(({ attribute }) => attribute !== facet.attribute);
    const halves = halvesOf(filterWithout(query, facet.attribute), schema);
    // The query already has the filter.
    const isWhole = others.length === 0;
    const key = `${isOfProducts ? "p" : "v"}${isWhole ? "" : JSON.stringify(halves)}`;
    const group = shared.get(key) ?? {
      around: isOfProducts ? aroundProducts(halves, isWhole) : aroundVariants(halves, isWhole),
      aggs: {},
    };
    shared.set(key, group);
    Object.assign(group.aggs, countsOf(facet, place, isOfProducts ? "p" : "v", isDistinct, schema));
  }
  return Object.fromEntries([...shared.values()].map(({ around, aggs }, at) => [`s${at}`, around(aggs)]));
}

/** Number of matching variants. */
export const variantTotal = (wanted: Halves): object => aroundVariants(wanted, false)({});

const aroundProducts = (halves: Halves, isWhole: boolean) => (aggs: object) => ({
  filter: isWhole ? EVERYTHING : every(onProducts(halves)),
  aggs,
});

const aroundVariants = (halves: Halves, isWhole: boolean) => (aggs: object) => ({
  filter: isWhole ? EVERYTHING : every(halves.product),
  aggs: { variants: { nested: { path: "v" }, aggs: { found: { filter: every(halves.variant), aggs } } } },
});

function countsOf(
  { attribute, groups = [] }: FacetRequest,
  place: number,
  level: "p" | "v",
  isDistinct: boolean,
  schema: IndexSchema,
): Record<string, object> {
  const products = level === "v" && isDistinct ? { aggs: { products: { reverse_nested: {} } } } : {};
  const filters = groups.map(({ values }) => clauseOf(is(attribute, ...values.map(String)), level, schema));
  return {
    [`f${place}`]: { terms: { field: `${level}.${attribute}`, size: MOST_VALUES }, ...products },
    ...(filters.length > 0 && { [`g${place}`]: { filters: { filters }, ...products } }),
  };
}
