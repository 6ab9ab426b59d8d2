// Writes the body of a suggestions request, for the browser's search box and for tests. Pure, safe in a browser.

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

/** What a search box asks for unless it knows better: `language` is that of the visitor's browser. */
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
