// The three groups of suggestions, in their order: what each asks of its index, and how much of the answer each fills.

import { any, all, exists, is, not, within, type SearchQuery, type SearchResult } from "../../query.ts";
import { priceFieldsOf, priceScale } from "../../product-hit.ts";
import type { SuggestionType } from "../../suggestions.ts";
import type { SuggestionsRequest } from "./wire.ts";

/** The order of the answer. */
export const GROUPS: readonly SuggestionType[] = ["designer", "category", "product"];

/** Asks the index of suggestions for designers or categories. */
export const suggestionsQuery = (request: SuggestionsRequest, type: "designer" | "category"): SearchQuery => ({
  text: request.text,
  filter: is("type", type),
  // The plain ones first: "coats" means coats before any designer's, a designer's name all of their work.
  boosts: [{ filter: not(exists(type === "designer" ? "gender" : "designer")), weight: 1 }],
  limit: request.limit,
  ...(request.fields && { fields: request.fields }),
  ...(request.marks && {
    highlighting: {
      ...request.marks,
      fields: request.language === "zh" ? ["title_zh", "title_zh_short"] : ["title", "title_short"],
    },
  }),
});

/** Asks the index of products for those that everyone may see and that have a price in the visitor's list. */
export const productsQuery = (request: SuggestionsRequest): SearchQuery => ({
  text: request.text,
  filter: all(
    is("visibility", "YES"),
    any(is("viplevel", 0), not(exists("viplevel"))),
    within(priceScale(request.priceList).attribute, { above: 0 }),
  ),
  limit: request.limit,
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

/** How many of each group are shown: an equal share, and what others leave over, the first groups first. */
export function allot(limit: number, found: readonly number[]): number[] {
  const shares = found.map((_, at) => Math.floor((limit + found.length - 1 - at) / found.length));
  const shown = found.map((count, at) => Math.min(count, shares[at] ?? 0));
  let spare = limit - shown.reduce((sum, count) => sum + count, 0);
  return shown.map((count, at) => {
    const more = Math.min(spare, (found[at] ?? 0) - count);
    spare -= more;
    return count + more;
  });
}
