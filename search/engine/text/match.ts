// Matching a word of a query with a word of a product.

import { matchesPrefix, words } from "./analyse.ts";
import { isCorrectable } from "./characters.ts";
import { singular } from "./singular.ts";
import { distance, type Level } from "./spelling.ts";

export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** By singular: the singulars of all synonyms, including itself. */
export function readSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    const keys = group.map((word) => {
      const [only, ...more] = words(word);
      if (only === undefined || more.length > 0) throw new Error(`A synonym must be one word, unlike "${word}".`);
      return singular(only);
    });
    for (const key of keys) found.set(key, [...new Set([...(found.get(key) ?? []), ...keys])]);
  }
  return found;
}

export interface AskedWord {
  /** Folded; one of `queryWords`. */
  readonly word: string;
  readonly isLast: boolean;
  /** The lowest level with a match. */
  readonly level: Level;
}

/** Number of matching units from the start of a word; 0 if it does not match. */
export type Finder = (other: string) => number;

export function finderOf({ word, isLast, level }: AskedWord, synonyms: Synonyms): Finder {
  const isPrefix = matchesPrefix(word, isLast);
  if (level > 0)
    return (other) => (isCorrectable(other) && distance(word, other, isPrefix) <= level ? other.length : 0);
  const key = singular(word);
  const alike = synonyms.get(key) ?? [key];
  return (other) => {
    if (alike.includes(singular(other))) return other.length;
    return isPrefix && other.startsWith(word) ? word.length : 0;
  };
}
