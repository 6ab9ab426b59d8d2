// Answers a suggestions request: designers and categories from the suggestion index, products from the product index.

import { EVERYONE, type Taxonomy, type Viewer } from "#catalogue";
import type { SearchReader } from "#search/backend";
import { printSuggestionsResponse } from "#search/dialects/suggestions/print-response";
import { productsQuery, suggestionsQuery } from "#search/dialects/suggestions/groups";
import { parseSuggestionsRequest } from "#search/dialects/suggestions/parse-request";
import type { SuggestionsRequest } from "#search/dialects/suggestions/wire";
import type { Refusal, SearchResult } from "#search/query";
import type { UnderstandText } from "#search/understood-query";
import { refused, type Answer } from "./listing-answer.ts";

export interface SuggestionsParts {
  readonly taxonomy: Taxonomy;
  readonly products: Pick<SearchReader, "search">;
  readonly suggestions: Pick<SearchReader, "search">;
  readonly blockedIn?: BlockedIn | undefined;
  /** Country where the visitor is, if known. */
  readonly country?: string | null | undefined;
  /** Translates the typed text to English. */
  readonly understand?: UnderstandText | undefined;
}

/** Products that the shop hides from a country. */
export type BlockedIn = (country: string) => Promise<Viewer["blocked"]>;

export async function answerSuggestions(
  body: unknown,
  parts: SuggestionsParts,
  viewer: Viewer = EVERYONE,
): Promise<Answer> {
  const parsed = parseSuggestionsRequest(body);
  if (parsed.kind === "malformed") return { kind: "wrong", code: parsed.code, message: parsed.message };
  const { request } = parsed;
  // A country in the request counts only if it is not known where the visitor is.
  const country = parts.country ?? request.country;
  const blocked = country === undefined ? undefined : await parts.blockedIn?.(country);
  const visitor: Viewer = { ...viewer, ...(blocked && { blocked }) };
  const typed = request.text;
  const understood = (await parts.understand?.(typed)) ?? typed;
  // The index contains Chinese words, so a Chinese query is tried verbatim first.
  const [first, second] = request.language === "zh" ? [typed, understood] : [understood, typed];
  const found = await suggest({ ...request, text: first }, parts, visitor);
  const isFound = found.kind !== "found" || found.results.some(({ total }) => total > 0);
  const best = isFound || first === second ? found : await suggest({ ...request, text: second }, parts, visitor);
  if (best.kind !== "found") return refused(best);
  return { kind: "answer", body: printSuggestionsResponse(request, best.results, parts.taxonomy) };
}

type Found = { readonly kind: "found"; readonly results: readonly [SearchResult, SearchResult, SearchResult] };

async function suggest(
  request: SuggestionsRequest,
  { products, suggestions }: SuggestionsParts,
  visitor: Viewer,
): Promise<Found | Refusal> {
  const [designer, category] = await Promise.all([
    suggestions.search(suggestionsQuery(request, "designer", visitor)),
    suggestions.search(suggestionsQuery(request, "category", visitor)),
  ]);
  if (designer.kind === "refused") return designer;
  if (category.kind === "refused") return category;
  const room = Math.max(0, request.limit - designer.hits.length - category.hits.length);
  const product = await products.search(productsQuery(request, room, visitor));
  if (product.kind === "refused") return product;
  return { kind: "found", results: [designer, category, product] };
}
