// Parses the body of a suggestions request. Every mistake is an error.

import { z } from "zod";
import { DEFAULT_PRICE_LIST, INITIAL_LISTS, type PriceList } from "#catalogue";
import { LIMITS } from "../../query.ts";
import { explainIssue, type MalformedRequest } from "../listing/parse-request.ts";
import { MOST_SUGGESTIONS, type SuggestionsRequest } from "./wire.ts";

export type ParsedSuggestions =
  | { readonly kind: "suggestions"; readonly request: SuggestionsRequest }
  | MalformedRequest;

/** `lists` are the price lists of the shop. */
export function parseSuggestionsRequest(body: unknown, lists: readonly PriceList[] = INITIAL_LISTS): ParsedSuggestions {
  const read = SUGGESTIONS_REQUEST.safeParse(body);
  if (!read.success) return explainIssue(read.error);
  const { query_clause_info: clauses, lang, return_hits, return_facets, fetch_fields, summary } = read.data;
  const { price_list, country } = read.data;
  const priceList = lists.find((list) => list === (price_list ?? DEFAULT_PRICE_LIST));
  if (priceList === undefined)
    return {
      kind: "malformed",
      code: "bad-request",
      message: `price_list: must be a price list of the shop (${lists.join(", ")}).`,
    };
  return {
    kind: "suggestions",
    request: {
      text: clauses.query_text ?? "",
      language: lang === "zh_CN" ? "zh" : "en",
      limit: return_hits === false ? 0 : (clauses.config_info?.hit ?? MOST_SUGGESTIONS),
      ...(fetch_fields && { fields: fetch_fields }),
      ...(summary && { marks: summary }),
      withCounts: return_facets !== false,
      priceList,
      ...(country && { country: country.toUpperCase() }),
    },
  };
}

const mark = z.string().max(100);

const SUGGESTIONS_REQUEST = z.strictObject({
  platform: z.string().max(64).nullish(),
  lang: z.enum(["zh_CN", "en_US"]).nullish(),
  return_hits: z.boolean().nullish(),
  return_facets: z.boolean().nullish(),
  fetch_fields: z.array(z.string().max(200)).max(500).nullish(),
  summary: z.strictObject({ before: mark, after: mark }).nullish(),
  price_list: z.string().max(20).nullish(),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/u, "must be a two-letter country code")
    .nullish(),
  query_clause_info: z.strictObject({
    query_text: z.string().max(LIMITS.textLength).nullish(),
    config_info: z
      .strictObject({
        start: z.literal(0, { error: "Suggestions have one page, so start must be 0" }).nullish(),
        hit: z.int().min(0).max(MOST_SUGGESTIONS).nullish(),
      })
      .nullish(),
  }),
});
