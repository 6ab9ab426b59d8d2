// Prints the body of a suggestions request for the search box. Pure and browser-safe.

import { DEFAULT_PRICE_LIST } from "#catalogue";
import { MOST_SUGGESTIONS, type SuggestionsBody, type SuggestionsRequest } from "./wire.ts";

export function printSuggestionsRequest(request: SuggestionsRequest): SuggestionsBody {
  const { text, language, limit, fields, marks, withCounts, priceList, country } = request;
  return {
    platform: "rep_web",
    lang: language === "zh" ? "zh_CN" : "en_US",
    return_hits: limit > 0,
    return_facets: withCounts,
    ...(fields && { fetch_fields: fields }),
    ...(marks && { summary: marks }),
    price_list: priceList,
    ...(country && { country }),
    query_clause_info: { query_text: text, config_info: { start: 0, hit: limit } },
  };
}

/** A request with defaults. `language` is that of the browser. */
export const suggestionsRequest = (
  text: string,
  language: string,
  more: Partial<Pick<SuggestionsRequest, "priceList" | "country" | "limit" | "fields" | "marks">> = {},
): SuggestionsRequest => ({
  text,
  language: /^zh(?:$|[-_])/iu.test(language) ? "zh" : "en",
  limit: MOST_SUGGESTIONS,
  withCounts: true,
  priceList: DEFAULT_PRICE_LIST,
  ...more,
});
