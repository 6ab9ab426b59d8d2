// A shopper's query in the catalogue's language. Pages and all search APIs read queries with this one function.

import { numberIn } from "./product-numbers.ts";
import type { Refusal, SearchQuery, SearchResult } from "./query.ts";

/** Translates a text into the catalogue's language; returns unknown words unchanged. */
export interface UnderstandText {
  (text: string): string | Promise<string>;
  /** The shopper's language, if the merchant has synonyms for it. */
  readonly language?: string;
  /** The shopper's language, whose compounds words find where they are searched as typed. */
  readonly typedIn?: string;
}

/** Languages of long compounds that are written as one word. */
const COMPOUNDING: ReadonlySet<string> = new Set(["de"]);

export const hasCompounds = (language: string): boolean => COMPOUNDING.has(language);

/** The query with the compounds of its words, if its text is of a language that has them. */
export const withCompoundsOf = (query: SearchQuery, language: string | undefined): SearchQuery =>
  query.text && query.wordRules?.hasCompounds === undefined && language !== undefined && hasCompounds(language)
    ? { ...query, wordRules: { ...query.wordRules, hasCompounds: true } }
    : query;

/** The query with the synonyms of a language, unless it names another. */
export const withSynonymsOf = (query: SearchQuery, language: string | undefined): SearchQuery =>
  language === undefined || !query.text || query.wordRules?.language !== undefined
    ? query
    : { ...query, wordRules: { ...query.wordRules, language } };

/**
 * The query with the first reading of its text that finds something: translated, as typed (a name may look like a word of the
 * language), or as a product number. If none does, it is unchanged.
 */
export async function understoodQuery(
  typed: SearchQuery,
  understand: UnderstandText | undefined,
  search: (query: SearchQuery) => Promise<SearchResult | Refusal>,
): Promise<SearchQuery> {
  const query = withSynonymsOf(typed, understand?.language);
  if (!query.text) return query;
  const translated = (await understand?.(query.text)) || query.text;
  const texts = readingsOf(query.text, translated);
  // The last reading need not be tried if it is the text as typed.
  if (texts.at(-1) === query.text) texts.pop();
  const asTyped = withCompoundsOf(query, understand?.typedIn);
  for (const text of texts) {
    const reading = text === query.text ? asTyped : { ...query, text };
    const found = await search({ ...reading, facets: [], offset: 0, limit: 0 });
    if (found.kind === "found" && found.total > 0) return reading;
  }
  return asTyped;
}

/** The texts to search for, one after the other, until one finds something. */
export function readingsOf(typed: string, ...understood: readonly string[]): string[] {
  const number = numberIn(typed);
  const texts = new Set([...understood, typed]);
  // A number of one word is found as typed.
  return number === undefined || number === typed.toLowerCase() ? [...texts] : [...texts, number];
}
