// A shopper's query in the catalogue's language. Pages and all search APIs read queries with this one function.

import type { Refusal, SearchQuery, SearchResult } from "./query.ts";

/** Translates a text into the catalogue's language; returns unknown words unchanged. */
export type UnderstandText = (text: string) => string | Promise<string>;

/** The query with its text translated; unchanged if that finds nothing, since a name may look like a word of the language. */
export async function understoodQuery(
  query: SearchQuery,
  understand: UnderstandText | undefined,
  search: (query: SearchQuery) => Promise<SearchResult | Refusal>,
): Promise<SearchQuery> {
  const text = query.text && (await understand?.(query.text));
  if (!text || text === query.text) return query;
  const found = await search({ ...query, text, facets: [], offset: 0, limit: 0 });
  return found.kind === "found" && found.total > 0 ? { ...query, text } : query;
}
