// The three groups of suggestions and their queries.

import { EVERYONE, LANGUAGES, type Viewer } from "#catalogue";
import { all, exists, is, not, type SearchQuery, type SearchResult } from "../../query.ts";
import { priceFieldsOf } from "../../product-hit.ts";
import { SUGGESTION_FIELDS, type SuggestionType } from "../../suggestions.ts";
import { viewerFilters } from "../../visibility.ts";
import type { SuggestionsRequest } from "./wire.ts";

/** In the order of the response. */
export const GROUPS: readonly SuggestionType[] = ["designer", "category", "product"];

/**
 * The query for designers or categories, each at most a third of the response. Only those with products for the visitor: sold
 * in their price list, by a designer who is not blocked in their country.
 */
export const suggestionsQuery = (
  request: SuggestionsRequest,
  type: "designer" | "category",
  { blocked }: Viewer = EVERYONE,
): SearchQuery => ({
  text: request.text,
  filter: all(
    is("type", type),
    is("price_lists", request.priceList),
    ...(blocked && blocked.brands.length > 0 ? [not(is("designer", ...blocked.brands))] : []),
  ),
  // General suggestions first: "Coats" before the coats of a designer, and a designer before one of their departments.
  boosts: [{ filter: not(exists(type === "designer" ? "gender" : "designer")), weight: 1 }],
  limit: Math.ceil(request.limit / GROUPS.length),
  fields: request.fields ?? SUGGESTION_FIELDS,
  ...(request.marks && {
    highlighting: {
      ...request.marks,
      fields: request.language === "zh" ? ["title_zh", "title_zh_short"] : ["title", "title_short"],
    },
  }),
});

/** The query for products that the visitor can see, for the rest of the response. */
export const productsQuery = (request: SuggestionsRequest, limit: number, viewer: Viewer = EVERYONE): SearchQuery => ({
  text: request.text,
  filter: all(...viewerFilters({ ...viewer, priceList: request.priceList })),
  limit,
  fields: [...PRODUCT_FIELDS, ...priceFieldsOf(request.priceList)],
  ...(request.marks && {
    highlighting: { ...request.marks, fields: [request.language === "zh" ? "title_zh" : "title"] },
  }),
});

/** Fields of a suggested product, apart from its prices. */
const PRODUCT_FIELDS = [
  "product_id",
  "handle",
  "title",
  "title_zh",
  "vendor",
  ...LANGUAGES.map(({ code }) => `vendor_${code}`),
  "product_type",
  "department",
  "sold_num",
  "updated_at",
  "largeImage",
];

/**
 * Empties results that were found only in another spelling if another result was found as typed. Corrections must not add to
 * exact matches.
 */
export function withoutWorseMatches<Found extends Pick<SearchResult, "total" | "corrections">>(
  results: readonly Found[],
): Found[] {
  const isFoundAsTyped = results.some(({ total, corrections }) => total > 0 && corrections.length === 0);
  return isFoundAsTyped ? results.map((one) => (one.corrections.length === 0 ? one : emptied(one))) : [...results];
}

const emptied = <Found extends Pick<SearchResult, "total" | "corrections">>(found: Found): Found => ({
  ...found,
  hits: [],
  total: 0,
  corrections: [],
});
