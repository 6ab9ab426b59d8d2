// Answers a suggestions request: designers and categories from the suggestion index, products from the product index.

import { EVERYONE, type Taxonomy, type PriceList, type Viewer } from "#catalogue";
import type { SearchReader } from "#search/backend";
import { printSuggestionsResponse } from "#search/dialects/suggestions/print-response";
import { PRICE_IS_FROM } from "#search/dialects/suggestions/product-suggestion";
import { productsQuery, suggestionsQuery } from "#search/dialects/suggestions/groups";
import { parseSuggestionsRequest } from "#search/dialects/suggestions/parse-request";
import type { SuggestionsRequest } from "#search/dialects/suggestions/wire";
import type { Refusal, SearchQuery, SearchResult } from "#search/query";
import { lowestPrices, type PromotionPrices } from "#search/lowest-prices";
import { shorterTexts } from "#search/fewer-words";
import { queryCost } from "#search/query-cost";
import { readingsOf, type UnderstandText, withCompoundsOf, withSynonymsOf } from "#search/understood-query";
import { refused, withinBudget, type Answer, type Budget } from "./listing-answer.ts";

export interface SuggestionsParts {
  readonly taxonomy: Taxonomy;
  readonly products: Pick<SearchReader, "search">;
  readonly suggestions: Pick<SearchReader, "search">;
  readonly lists?: (() => readonly PriceList[]) | undefined;
  readonly blockedIn?: BlockedIn | undefined;
  readonly budget: Budget;
  /** The promotions whose prices are shown in a list; without it, none. */
  readonly promotionsIn?: ((list: PriceList) => Promise<PromotionPrices>) | undefined;
  /** Country where the visitor is, if known. */
  readonly country?: string | null | undefined;
  /** Translates the typed text to English. */
  readonly understand?: UnderstandText | undefined;
}

/** Products whose variants are looked up; a search box shows fewer. */
const MOST_PRICED = 12;

/** Products that the shop hides from a country. */
export type BlockedIn = (country: string) => Promise<Viewer["blocked"]>;

export async function answerSuggestions(
  body: unknown,
  parts: SuggestionsParts,
  viewer: Viewer = EVERYONE,
): Promise<Answer> {
  const parsed = parseSuggestionsRequest(body, parts.lists?.());
  if (parsed.kind === "malformed") return { kind: "wrong", code: parsed.code, message: parsed.message };
  const { request } = parsed;
  return withinBudget(parts.budget, SUGGESTIONS_COST + queryCost({ text: "", limit: request.limit }), () =>
    answerParsed(request, inLanguage(parts), viewer),
  );
}

/** Searches with the synonyms of the visitor's language. */
function inLanguage(parts: SuggestionsParts): SuggestionsParts {
  const language = parts.understand?.language;
  return language === undefined ? parts : searching(parts, (query) => withSynonymsOf(query, language));
}

/** Searches with changed queries. */
function searching(parts: SuggestionsParts, changed: (query: SearchQuery) => SearchQuery): SuggestionsParts {
  const search = (index: Pick<SearchReader, "search">): Pick<SearchReader, "search"> => ({
    search: (query) => index.search(changed(query)),
  });
  return { ...parts, products: search(parts.products), suggestions: search(parts.suggestions) };
}

/** Both searches of the suggestion index. */
const SUGGESTIONS_COST = 5_000;

async function answerParsed(request: SuggestionsRequest, parts: SuggestionsParts, viewer: Viewer): Promise<Answer> {
  // A country in the request counts only if it is not known where the visitor is.
  const country = parts.country ?? request.country;
  const blocked = country === undefined ? undefined : await parts.blockedIn?.(country);
  const visitor: Viewer = { ...viewer, ...(blocked && { blocked }) };
  const found = await suggestForAnyReading(request, parts, visitor);
  if (found.kind !== "found") return refused(found);
  const nearest = isEmpty(found) ? await nearestTo(request, parts, visitor) : undefined;
  const isPriced = request.fields?.includes(PRICE_IS_FROM) ?? false;
  const ids = isPriced ? found.results[2].hits.slice(0, MOST_PRICED).map(({ id }) => id) : [];
  const lowest = await lowestPrices(
    parts.products,
    ids,
    request.priceList,
    await parts.promotionsIn?.(request.priceList),
  );
  return {
    kind: "answer",
    body: printSuggestionsResponse(request, found.results, parts.taxonomy, { nearest, lowest }),
  };
}

/** Suggestions for the text in the catalogue's language, as typed, or as a product number: for the first that has any. */
async function suggestForAnyReading(
  request: SuggestionsRequest,
  parts: SuggestionsParts,
  visitor: Viewer,
): Promise<Found | Refusal> {
  const typed = request.text;
  const understood = (await parts.understand?.(typed)) ?? typed;
  // The index contains Chinese words, so a Chinese query is tried verbatim first.
  const [first = typed, ...others] =
    request.language === "zh" ? readingsOf(typed, typed, understood) : readingsOf(typed, understood);
  const ask = (text: string) =>
    suggest({ ...request, text }, text === typed ? searching(parts, withCompounds) : parts, visitor);
  const withCompounds = (query: SearchQuery) => withCompoundsOf(query, parts.understand?.typedIn);
  let found = await ask(first);
  for (const text of others) {
    if (!isEmpty(found)) return found;
    found = await ask(text);
  }
  return found;
}

/** The shorter text with the most products, if there is one. */
async function nearestTo(
  request: SuggestionsRequest,
  { products, understand }: SuggestionsParts,
  visitor: Viewer,
): Promise<string | undefined> {
  for (const texts of shorterTexts(request.text)) {
    const counted = await Promise.all(
      texts.map(async (text) => {
        const understood = (await understand?.(text)) ?? text;
        const found = await products.search(productsQuery({ ...request, text: understood }, 0, visitor));
        return { text, total: found.kind === "found" ? found.total : 0 };
      }),
    );
    const [best] = counted.toSorted((one, other) => other.total - one.total);
    if (best && best.total > 0) return best.text;
  }
  return undefined;
}

const isEmpty = (found: Found | Refusal): boolean =>
  found.kind === "found" && found.results.every(({ total }) => total === 0);

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
