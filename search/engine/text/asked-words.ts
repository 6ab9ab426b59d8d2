// The words of a query's text with their rules, the same for every backend. Pure.

import { LIMITS, type WordRules } from "../../query.ts";
import { queryWords } from "./analyse.ts";
import { withoutConjunctions } from "./conjunctions.ts";

export interface RuledWord {
  readonly word: string;
  /** True if it also matches as a prefix, like the last word that a shopper types. */
  readonly isLast: boolean;
  readonly isOptional: boolean;
}

export interface RuledText {
  readonly words: readonly RuledWord[];
  /** Words that no hit may have. */
  readonly excluded: readonly string[];
}

export function ruledWords(
  text: string,
  { prefixes = "last", optional = [], excluded = [] }: WordRules = {},
): RuledText {
  const asked = text === "" ? [] : queryWords(withoutConjunctions(text)).slice(0, LIMITS.words);
  const free = new Set(optional.flatMap(queryWords));
  return {
    words: asked.map((word, place) => ({
      word,
      isLast: prefixes === "all" || (prefixes === "last" && place === asked.length - 1),
      isOptional: free.has(word),
    })),
    excluded: [...new Set(excluded.flatMap(queryWords))].slice(0, LIMITS.words),
  };
}

/**
 * Cost of an optional word that a product lacks. The costs of all its other words together are lower, so that products with more
 * words come first.
 */
export const absenceCost = (words: number, fields: number): number => words * 2 * fields;
