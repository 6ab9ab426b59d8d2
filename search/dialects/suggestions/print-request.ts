// Writes the body of a suggestions request, for the browser's search box and for tests. Pure, safe in a browser.

import { DEFAULT_PRICE_LIST, type PriceList } from "#catalogue";
import { MOST_SUGGESTIONS, type Marks, type SuggestionsBody, type SuggestionsRequest } from "./wire.ts";

export function printSuggestionsRequest(request: SuggestionsRequest): SuggestionsBody {
  const { text, language, limit, fields, marks, withCounts, priceList } = request;
  return {
    platform: "rep_web",
    lang: language === "zh" ? "zh_CN" : "en_US",
    return_hits: limit > 0,
    return_facets: withCounts,
    ...(fields && { fetch_fields: fields }),
    ...(marks && { summary: marks }),
    price_list: priceList,
    query_clause_info: { query_text: text, config_info: { start: 0, hit: limit } },
  };
}

/** What a search box asks for unless it knows better: `language` is that of the visitor's browser. */
export const suggestionsRequest = (
  text: string,
  language: string,
  more: { readonly priceList?: PriceList; readonly limit?: number; readonly marks?: Marks } = {},
): SuggestionsRequest => ({
  text,
  language: /^zh(?:$|[-_])/iu.test(language) ? "zh" : "en",
  limit: more.limit ?? MOST_SUGGESTIONS,
  ...(more.marks && { marks: more.marks }),
  withCounts: true,
  priceList: more.priceList ?? DEFAULT_PRICE_LIST,
});
