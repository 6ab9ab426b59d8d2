// The three groups of suggestions, in their order: what each asks of its index, and how much of the answer each fills.

import { EVERYONE, type Viewer } from "#catalogue";
import { all, exists, is, not, type SearchQuery, type SearchResult } from "../../query.ts";
import { priceFieldsOf } from "../../product-hit.ts";
import { searchedText } from "../../sku.ts";
import { SUGGESTION_FIELDS, type SuggestionType } from "../../suggestions.ts";
import { viewerFilters } from "../../visibility.ts";
import type { SuggestionsRequest } from "./wire.ts";

/** The order of the answer. */
export const GROUPS: readonly SuggestionType[] = ["designer", "category", "product"];

/**
 * Asks the index of suggestions for designers or categories: a third of the answer each, so that products have room. Only
 * those that lead somewhere: something of theirs is sold in the visitor's list, by a designer whom the country may see.
 */
export const suggestionsQuery = (
  request: SuggestionsRequest,
  type: "designer" | "category",
  { blocked }: Viewer = EVERYONE,
): SearchQuery => ({
  text: searchedText(request.text),
  filter: all(
    is("type", type),
    is("price_lists", request.priceList),
    ...(blocked && blocked.brands.length > 0 ? [not(is("designer", ...blocked.brands))] : []),
  ),
  // The plain ones first: "coats" means coats before any designer's, a designer's name all of their work.
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

/** Asks the index of products, for the rest of the answer, for those that the visitor may see. */
export const productsQuery = (request: SuggestionsRequest, limit: number, viewer: Viewer = EVERYONE): SearchQuery => ({
  text: searchedText(request.text),
  filter: all(...viewerFilters({ ...viewer, priceList: request.priceList })),
  limit,
  fields: [...PRODUCT_FIELDS, ...priceFieldsOf(request.priceList)],
  ...(request.marks && {
    highlighting: { ...request.marks, fields: [request.language === "zh" ? "title_zh" : "title"] },
  }),
});

/** What a product's suggestion is made of, besides its prices. */
const PRODUCT_FIELDS = [
  "product_id",
  "handle",
  "title",
  "title_zh",
  "vendor",
  "product_type",
  "department",
  "sold_num",
  "updated_at",
  "largeImage",
];

/**
 * The results that are to be shown. One found only by another spelling says nothing once the words themselves are found:
 * a misspelling never widens what finds something.
 */
export function trusted<Found extends Pick<SearchResult, "total" | "corrections">>(results: readonly Found[]): Found[] {
  const isFoundAsTyped = results.some(({ total, corrections }) => total > 0 && corrections.length === 0);
  return isFoundAsTyped ? results.map((one) => (one.corrections.length === 0 ? one : nothingOf(one))) : [...results];
}

const nothingOf = <Found extends Pick<SearchResult, "total" | "corrections">>(found: Found): Found => ({
  ...found,
  hits: [],
  total: 0,
  corrections: [],
});
