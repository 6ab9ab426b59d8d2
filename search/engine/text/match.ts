// Matching a word of a query with a word of a product.

import { matchesPrefix } from "./analyse.ts";
import { isCorrectable } from "./characters.ts";
import { singular } from "./singular.ts";
import { distance, type Level } from "./spelling.ts";
import type { SameWords } from "./synonyms.ts";

export interface AskedWord {
  /** Folded; one of `queryWords`. */
  readonly word: string;
  readonly isLast: boolean;
  /** The lowest level with a match. */
  readonly level: Level;
  /** Singulars of the words that are equivalent to the phrase of this word. */
  readonly alternatives?: readonly string[];
}

/** Number of matching units from the start of a word; 0 if it does not match. */
export type Finder = (other: string) => number;

export function finderOf({ word, isLast, level, alternatives = [] }: AskedWord, synonyms: SameWords): Finder {
  const isPrefix = matchesPrefix(word, isLast);
  if (level > 0)
    return (other) => (isCorrectable(other) && distance(word, other, isPrefix) <= level ? other.length : 0);
  const key = singular(word);
  const alike = new Set([...(synonyms.get(key) ?? [key]), ...alternatives]);
  return (other) => {
    if (alike.has(singular(other))) return other.length;
    return isPrefix && other.startsWith(word) ? word.length : 0;
  };
}
