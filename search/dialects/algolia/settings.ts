// The settings of an index in the format of Algolia.

import { LIMITS } from "../../query.ts";
import { levelNames, type AlgoliaSchema } from "./hierarchy.ts";
import { replicasOf, type IndexNames, type ResolvedIndex } from "./index-names.ts";
import { HITS_PER_PAGE, VALUES_PER_FACET } from "./parse-search.ts";

export function settingsOf({ role, name, sort }: ResolvedIndex, names: IndexNames, schema: AlgoliaSchema): object {
  const isBase = role === "products" && name === names.base;
  const replicas = [...replicasOf(names.lists).keys()]
    .filter((suffix) => suffix !== "")
    .map((suffix) => names.base + suffix);
  return {
    searchableAttributes: schema.text,
    attributesForFaceting: [
      ...schema.attributes.filter(({ isFacet }) => isFacet).map((facet) => `searchable(${facet.name})`),
      ...levelNames(schema),
    ],
    attributeForDistinct: schema.productId,
    distinct: false,
    hitsPerPage: HITS_PER_PAGE,
    maxValuesPerFacet: VALUES_PER_FACET,
    paginationLimitedTo: LIMITS.deepestHit,
    ...(isBase ? { replicas: [...replicas, names.displayTitle] } : role === "products" && { primary: names.base }),
    ranking: [...(sort ? [`${sort.direction === "ascending" ? "asc" : "desc"}(${sort.attribute})`] : []), ...RANKING],
    customRanking: [`${schema.popularity.direction === "ascending" ? "asc" : "desc"}(${schema.popularity.attribute})`],
  };
}

const RANKING: readonly string[] = ["words", "attribute", "exact", "filters", "custom"];
