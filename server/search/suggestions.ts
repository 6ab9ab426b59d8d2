// Answers one suggestions request: designers and categories from their index, products from theirs.

import { currencyOfList, EVERYONE, type Viewer } from "#catalogue";
import type { SearchBackend } from "#search/backend";
import { printSuggestionsAnswer } from "#search/dialects/suggestions/answer";
import { productsQuery, suggestionsQuery } from "#search/dialects/suggestions/groups";
import { parseSuggestionsRequest } from "#search/dialects/suggestions/parse-request";
import { refused, type Answer } from "./listing-answer.ts";

export interface SuggestionsParts {
  readonly products: Pick<SearchBackend, "search">;
  readonly suggestions: Pick<SearchBackend, "search">;
  readonly blockedIn?: BlockedIn | undefined;
}

/** What the shop hides from a country, its prices being in a currency. */
export type BlockedIn = (country: string, currency: string) => Promise<Viewer["blocked"]>;

export async function answerSuggestions(
  body: unknown,
  { products, suggestions, blockedIn }: SuggestionsParts,
  viewer: Viewer = EVERYONE,
): Promise<Answer> {
  const parsed = parseSuggestionsRequest(body);
  if (parsed.kind === "malformed") return { kind: "wrong", code: parsed.code, message: parsed.message };
  const { request } = parsed;
  const { country, priceList } = request;
  const blocked = country === undefined ? undefined : await blockedIn?.(country, currencyOfList(priceList));
  const visitor: Viewer = { ...viewer, ...(blocked && { blocked }) };
  const [designer, category] = await Promise.all([
    suggestions.search(suggestionsQuery(request, "designer", visitor)),
    suggestions.search(suggestionsQuery(request, "category", visitor)),
  ]);
  if (designer.kind === "refused") return refused(designer);
  if (category.kind === "refused") return refused(category);
  const room = Math.max(0, request.limit - designer.hits.length - category.hits.length);
  const product = await products.search(productsQuery(request, room, visitor));
  if (product.kind === "refused") return refused(product);
  return { kind: "answer", body: printSuggestionsAnswer(request, [designer, category, product]) };
}
