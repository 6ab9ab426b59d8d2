// Whether a query's word finds a product's word: the meaning that the index answers by, one pair of words at a time.

import { findsBeginnings, words } from "./analyse.ts";
import { isSpelled } from "./characters.ts";
import { singular } from "./singular.ts";
import { distances, type Level } from "./spelling.ts";

export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** By singular: the singulars of all words that mean the same, itself included. */
export function readSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    const keys = group.map((word) => {
      const [only, ...more] = words(word);
      if (only === undefined || more.length > 0) throw new Error(`a synonym must be one word, unlike "${word}"`);
      return singular(only);
    });
    for (const key of keys) found.set(key, [...new Set([...(found.get(key) ?? []), ...keys])]);
  }
  return found;
}

export interface AskedWord {
  /** Folded, one of `queryWords`. */
  readonly word: string;
  readonly isLast: boolean;
  /** The lowest at which some product has a word that it finds. */
  readonly level: Level;
}

/** How much of the product's word is found: undefined for nothing, else as whole or how many units of its beginning. */
export type WordMatch = "exact" | number | undefined;

/** What one asked word finds in a product's word. */
export function wordMatcher({ word, isLast, level }: AskedWord, synonyms: Synonyms): (other: string) => WordMatch {
  const canBegin = findsBeginnings(word, isLast);
  const key = singular(word);
  const alike: ReadonlySet<string> = new Set([key, ...(synonyms.get(key) ?? [])]);
  if (level === 0)
    return (other) => {
      if (other === word || alike.has(singular(other))) return "exact";
      return canBegin && other.startsWith(word) ? word.length : undefined;
    };
  return (other) => {
    if (Math.abs(other.length - word.length) > level && !(canBegin && other.length > word.length)) return undefined;
    if (!isSpelled(other)) return undefined;
    const { whole, beginning, length } = distances(word, other);
    if (whole <= level) return "exact";
    return canBegin && beginning <= level ? length : undefined;
  };
}
