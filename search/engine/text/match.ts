// Whether a query's word finds a product's word: what the index answers by, said of one pair of words.

import { findsBeginnings, words } from "./analyse.ts";
import { isSpelled } from "./characters.ts";
import { singular } from "./singular.ts";
import { distance, type Level } from "./spelling.ts";

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

/** How many units of a product's word are found, from its beginning; 0 when it is not. */
export type Finder = (other: string) => number;

export function finderOf({ word, isLast, level }: AskedWord, synonyms: Synonyms): Finder {
  const canBegin = findsBeginnings(word, isLast);
  if (level > 0) return (other) => (isSpelled(other) && distance(word, other, canBegin) <= level ? other.length : 0);
  const key = singular(word);
  const alike = synonyms.get(key) ?? [key];
  return (other) => {
    if (alike.includes(singular(other))) return other.length;
    return canBegin && other.startsWith(word) ? word.length : 0;
  };
}
