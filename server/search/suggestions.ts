// Answers one suggestions request: designers and categories from their index, products from theirs.

import { EVERYONE, type Viewer } from "#catalogue";
import type { SearchBackend } from "#search/backend";
import { printSuggestionsAnswer } from "#search/dialects/suggestions/answer";
import { productsQuery, suggestionsQuery } from "#search/dialects/suggestions/groups";
import { parseSuggestionsRequest } from "#search/dialects/suggestions/parse-request";
import { refused, type Answer } from "./listing-answer.ts";

type Indexes = Readonly<Record<"products" | "suggestions", Pick<SearchBackend, "search">>>;

export async function answerSuggestions(
  body: unknown,
  { products, suggestions }: Indexes,
  viewer: Viewer = EVERYONE,
): Promise<Answer> {
  const parsed = parseSuggestionsRequest(body);
  if (parsed.kind === "malformed") return { kind: "wrong", code: parsed.code, message: parsed.message };
  const { request } = parsed;
  const [designer, category] = await Promise.all([
    suggestions.search(suggestionsQuery(request, "designer")),
    suggestions.search(suggestionsQuery(request, "category")),
  ]);
  if (designer.kind === "refused") return refused(designer);
  if (category.kind === "refused") return refused(category);
  const room = Math.max(0, request.limit - designer.hits.length - category.hits.length);
  const product = await products.search(productsQuery(request, room, viewer));
  if (product.kind === "refused") return refused(product);
  return { kind: "answer", body: printSuggestionsAnswer(request, [designer, category, product]) };
}
