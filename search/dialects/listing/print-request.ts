// Prints a query as the body of a listing request. Pure and browser-safe.

import {
  LIMITS,
  type FacetRequest,
  type Refinement,
  type SearchQuery,
  type Sort,
  type WordRules,
} from "../../query.ts";
import { isEmptyRange, printFilter, sendable, tightest } from "./print-filter.ts";
import type { ListingRequest, WireFacet, WireRefinement, WireWordRules } from "./wire.ts";

/** Reserved attribute name for sorting by relevance. */
export const RANK = "RANK";

/** `isForBackend` asks for all that a backend returns: ids, and the matches of highlights. */
export function printListingRequest(query: SearchQuery, { isForBackend = false } = {}): ListingRequest {
  const { text, filter, refinements = [], boosts = [], facets = [], fields, highlighting, ruleContexts = [] } = query;
  return {
    platform: "rep_web",
    return_hits: query.limit !== 0,
    return_facets: facets.length > 0,
    ...(fields && { fetch_fields: fields }),
    ...(isForBackend && { return_ids: true }),
    ...(highlighting && { summary: { ...highlighting, ...(isForBackend && { matches: true }) } }),
    ...(ruleContexts.length > 0 && { rule_contexts: ruleContexts.slice(0, LIMITS.ruleContexts) }),
    query_clause_info: {
      ...(text && { query_text: text }),
      ...(query.wordRules && { word_rules: printWordRules(query.wordRules) }),
      ...(filter && { query_filter: printFilter(filter) }),
      ...(refinements.length > 0 && { refinements: refinements.map(printRefinement) }),
      sort: printSort(query.sort),
      ...(boosts.length > 0 && {
        boosts: boosts.map((boost) => ({ query_filter: printFilter(boost.filter), weight: boost.weight })),
      }),
      config_info: {
        start: query.offset ?? 0,
        ...(query.limit !== undefined && { hit: query.limit }),
      },
      facets: facets.map(printFacet),
      uniq_field: query.isDistinct === false ? "" : "product_id",
    },
  };
}

/** `-RANK`, `-published_at` or `+cn_cny_price_1k`. */
const printSort = (sort: Sort | undefined): string =>
  sort ? `${sort.direction === "ascending" ? "+" : "-"}${sort.attribute}` : `-${RANK}`;

const printWordRules = ({ isCorrected, hasSynonyms, hasCompounds, ...rules }: WordRules): WireWordRules => ({
  ...rules,
  ...(hasSynonyms !== undefined && { synonyms: hasSynonyms }),
  ...(isCorrected !== undefined && { corrected: isCorrected }),
  ...(hasCompounds !== undefined && { compounds: hasCompounds }),
});

function printRefinement(refinement: Refinement): WireRefinement {
  const field = refinement.attribute;
  if (!("range" in refinement))
    return { field, operator: refinement.operator, values: refinement.values.map(sendable) };
  if (isEmptyRange(refinement.range)) return { field, operator: "or", values: [] };
  const { atLeast, above, atMost, below } = tightest(refinement.range);
  return {
    field,
    range: {
      ...(atLeast !== undefined && { gte: atLeast }),
      ...(above !== undefined && { gt: above }),
      ...(atMost !== undefined && { lte: atMost }),
      ...(below !== undefined && { lt: below }),
    },
  };
}

const printFacet = ({ attribute, limit, sort, matching, groups }: FacetRequest): WireFacet => ({
  field: attribute,
  ...(limit !== undefined && { limit }),
  ...(sort && { sort }),
  ...(matching !== undefined && { match: matching }),
  ...(groups && { groups }),
});
