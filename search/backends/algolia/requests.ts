// Splits a query into the requests that Algolia needs, which are sent together: one for hits with unrefined facets, and one for each
// refined facet, each search within a facet, and each group of values.

import type { SearchQuery as AlgoliaQuery } from "algoliasearch";
import { filterableAttributes } from "../../check-query.ts";
import { queryWords } from "../../engine/text/analyse.ts";
import { withoutConjunctions } from "../../engine/text/conjunctions.ts";
import { all, filterWithout, is, type Boost, type Filter, type SearchQuery, type WordRules } from "../../query.ts";
import type { IndexSchema } from "../../schema.ts";
import { printFilter } from "./filters.ts";
import { DEEPEST_HIT, MOST_VALUES, replicaName } from "./settings.ts";
import { textWithSynonyms } from "./synonyms.ts";

type SearchRequest = AlgoliaQuery;

export type Asked =
  | { readonly kind: "hits"; readonly facets: readonly string[]; readonly request: SearchRequest }
  | { readonly kind: "facet"; readonly attribute: string; readonly request: SearchRequest }
  | { readonly kind: "matching"; readonly place: number; readonly request: SearchRequest }
  | { readonly kind: "group"; readonly place: number; readonly group: number; readonly request: SearchRequest };

export type Requests =
  | { readonly kind: "requests"; readonly asked: readonly Asked[] }
  | { readonly kind: "unsupported"; readonly message: string };

export const DEFAULT_LIMIT = 20;
/** Maximum number of values of a search within a facet. */
const MOST_FACET_HITS = 100;

export function requestsOf(query: SearchQuery, schema: IndexSchema, index: string): Requests {
  const {
    text = "",
    isDistinct = true,
    sort,
    boosts = [],
    facets = [],
    refinements = [],
    highlighting,
    ruleContexts,
  } = query;
  const asked: Asked[] = [];
  let problem: string | undefined;
  const filtered = (filter: Filter): object => {
    const printed = printFilter(filter, schema);
    if (printed.kind === "unsupported") problem ??= printed.message;
    return printed.kind === "filters" && printed.filters !== "" ? { filters: printed.filters } : {};
  };
  const base = {
    indexName: sort ? replicaName(index, sort) : index,
    ...textOf(textWithSynonyms(text, query.wordRules, schema.synonyms), query.wordRules),
    distinct: isDistinct,
    // Otherwise facets would count variants instead of products.
    ...(isDistinct && { facetingAfterDistinct: true }),
    ...(boosts.length > 0 &&
      !sort && {
        optionalFilters: boosts.flatMap((boost) => printBoost(boost, schema) ?? []),
        sumOrFiltersScores: true,
      }),
    ...(ruleContexts && { ruleContexts: ruleContexts.slice(0, 10) }),
  };
  const counting = {
    ...base,
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToHighlight: [],
    responseFields: COUNTS,
  };
  const isRefined = (attribute: string) => refinements.some((refinement) => refinement.attribute === attribute);
  const plain = facets.filter(({ attribute, matching }) => matching === undefined && !isRefined(attribute));
  const names = [...new Set(plain.map(({ attribute }) => attribute))];
  asked.push({
    kind: "hits",
    facets: names,
    request: {
      ...base,
      ...filtered(filterWithout(query)),
      // Not beyond Algolia's limit. If there are fewer hits, the rest of the page is empty.
      offset: Math.min(query.offset ?? 0, DEEPEST_HIT),
      length: Math.max(0, Math.min(query.limit ?? DEFAULT_LIMIT, DEEPEST_HIT - (query.offset ?? 0))),
      facets: names,
      maxValuesPerFacet: MOST_VALUES,
      attributesToRetrieve: query.fields ? [...query.fields, "_product", "_raw"] : ["*"],
      attributesToHighlight: highlighting?.fields.filter((field) => schema.text.includes(field)) ?? [],
      ...(highlighting && { highlightPreTag: highlighting.before, highlightPostTag: highlighting.after }),
      attributesToSnippet: [],
      clickAnalytics: true,
    },
  });
  for (const [place, { attribute, matching, groups = [] }] of facets.entries()) {
    const within = filterWithout(query, attribute);
    if (matching !== undefined)
      asked.push({
        kind: "matching",
        place,
        request: {
          ...base,
          ...filtered(within),
          type: "facet",
          facet: attribute,
          facetQuery: matching,
          maxFacetHits: MOST_FACET_HITS,
        },
      });
    else if (isRefined(attribute))
      asked.push({
        kind: "facet",
        attribute,
        request: { ...counting, ...filtered(within), facets: [attribute], maxValuesPerFacet: MOST_VALUES },
      });
    for (const [group, { values }] of groups.entries())
      asked.push({
        kind: "group",
        place,
        group,
        request: { ...counting, ...filtered(all(within, is(attribute, ...values))) },
      });
  }
  return problem === undefined ? { kind: "requests", asked } : { kind: "unsupported", message: problem };
}

/** Excluded words are part of the text in Algolia: `coat -wool`. */
function textOf(text: string, { prefixes, isCorrected, optional, excluded = [], hasSynonyms }: WordRules = {}) {
  const without = [...new Set(excluded.flatMap(queryWords))].map((word) => `-${word}`);
  // A hyphen at the start of a word of the text would exclude it.
  const asked = withoutConjunctions(text);
  const kept = without.length === 0 ? asked : asked.replace(/(?<=^|\s)-+/gu, "");
  return {
    query: [kept, ...without].join(" ").trim(),
    ...(prefixes && { queryType: QUERY_TYPES[prefixes] }),
    ...(isCorrected !== undefined && { typoTolerance: isCorrected }),
    ...(hasSynonyms === false && { synonyms: false }),
    ...(optional && optional.length > 0 && { optionalWords: [...optional] }),
    ...(without.length > 0 && { advancedSyntax: true, advancedSyntaxFeatures: ["excludeWords" as const] }),
  };
}

const QUERY_TYPES = { last: "prefixLast", all: "prefixAll", none: "prefixNone" } as const;

/** True if Algolia supports the boost: values of a facet, possibly negated, with an integer weight. */
export const isOptional = (boost: Boost, schema: IndexSchema): boolean => printBoost(boost, schema) !== undefined;

function printBoost({ filter, weight }: Boost, schema: IndexSchema): string[] | undefined {
  if (!Number.isInteger(weight) || weight <= 0) return undefined;
  const isNegated = filter.kind === "not";
  const inner = filter.kind === "not" ? filter.of : filter;
  if (inner.kind !== "is" && inner.kind !== "exists") return undefined;
  if (filterableAttributes(schema).get(inner.attribute)?.kind !== "keyword") return undefined;
  const [name, values] = inner.kind === "is" ? [inner.attribute, inner.values] : ["_has", [inner.attribute]];
  // Negating several values would need one condition; separate conditions would add their weights.
  if (isNegated && values.length !== 1) return undefined;
  return values.map((value) => {
    const text = String(value);
    return `${name}:${isNegated ? "-" : text.startsWith("-") ? "\\" : ""}${text}<score=${weight}>`;
  });
}

const COUNTS = ["nbHits", "facets", "facets_stats", "exhaustive"];
