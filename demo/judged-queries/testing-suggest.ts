// Suggestions of the search box for a text, straight from the indexes, without a browser.

import { DEFAULT_TAXONOMY } from "#catalogue";
import type { SearchBackend } from "#search";
import { readListingResponse } from "#search/dialects/listing/read-response";
import { printSuggestionsRequest, suggestionsRequest } from "#search/dialects/suggestions/print-request";
import { UNLIMITED_BUDGET } from "#server/search/listing-answer.ts";
import { answerSuggestions } from "#server/search/suggestions.ts";
import { SHOWN } from "#storefront/features/search-box/options.ts";

/** Kinds in the order of the search box. */
export const KINDS = ["designer", "category", "product"] as const;

/** Paths of the suggestions, in order. */
export const suggestFrom =
  (products: SearchBackend, suggestions: SearchBackend) =>
  async (text: string): Promise<readonly string[]> => {
    const asked = suggestionsRequest(text, "en", { priceList: "www_usd", fields: ["type", "path"] });
    const answer = await answerSuggestions(printSuggestionsRequest(asked), {
      taxonomy: DEFAULT_TAXONOMY,
      products,
      suggestions,
      budget: UNLIMITED_BUDGET,
    });
    if (answer.kind !== "answer") throw new Error(answer.message);
    const found = readListingResponse(JSON.parse(new TextDecoder().decode(answer.body)));
    if (found.kind === "failed") throw new Error(`No suggestions for ${text}: ${JSON.stringify(found.errors)}`);
    return KINDS.flatMap((kind) => {
      const own = found.hits.filter((hit) => hit["type"] === kind);
      return own.slice(0, SHOWN[kind]).map((hit) => String(hit["path"]));
    });
  };
