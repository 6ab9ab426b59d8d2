// Asks the suggestions service, with a short cache so that deleting a letter needs no request.

import type { LanguageCode } from "#catalogue";
import { readListingResponse, type ListingFound } from "#search/dialects/listing/read-response";
import { printSuggestionsRequest, suggestionsRequest } from "#search/dialects/suggestions/print-request";
import { MARKS } from "./marked.ts";
import { type BoxPlace, fieldsFor } from "./options.ts";
import { withDesignerNames } from "./designer-names.ts";
import { postJson } from "./post-json.ts";
import { translated } from "./translated.ts";

const SERVICE = "/search/suggestions";
/** Long enough for a slow line. */
const TIMEOUT_MS = 8_000;
/** Short enough for prices and stock to stay current. */
const KEPT_MS = 120_000;
const MOST_KEPT = 60;

export type Ask = (text: string, signal: AbortSignal) => Promise<ListingFound>;

/** Suggestions are stored in `language`; they are translated to `shown`, the language of the page. */
export function createAsk(place: Pick<BoxPlace, "priceList" | "country" | "language">, shown: LanguageCode): Ask {
  const { priceList, country, language } = place;
  const kept = new Map<string, { readonly found: ListingFound; readonly until: number }>();
  return async (text, signal) => {
    const known = kept.get(text);
    if (known && known.until > Date.now()) return known.found;
    const request = suggestionsRequest(text, language, {
      priceList,
      ...(country && { country }),
      fields: fieldsFor(priceList, language, shown),
      marks: MARKS,
    });
    const answer = await postJson(SERVICE, printSuggestionsRequest(request), { signal, timeout: TIMEOUT_MS });
    const outcome = readListingResponse(answer);
    if (outcome.kind === "failed") throw new Error(outcome.errors.map(({ message }) => message).join(" "));
    const isTheirs = language === shown || language === "zh";
    const found = withDesignerNames(isTheirs ? outcome : await translated(outcome, shown, signal), shown);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, { found, until: Date.now() + KEPT_MS });
    return found;
  };
}
