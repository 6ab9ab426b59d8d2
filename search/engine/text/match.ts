// Matching a word of a query with a word of a product.

import type { Synonyms } from "../../schema.ts";
import { matchesPrefix, words } from "./analyse.ts";
import { isCorrectable } from "./characters.ts";
import { singular } from "./singular.ts";
import { distance, type Level } from "./spelling.ts";

export type SameWords = ReadonlyMap<string, readonly string[]>;

/** By singular: the singulars of all synonyms, including itself. Cached for the list, which is the same until it changes. */
export function readSynonyms(groups: readonly Synonyms[]): SameWords {
  const known = cache.get(groups);
  if (known) return known;
  const found = new Map<string, string[]>();
  const add = (key: string, others: readonly string[]) =>
    found.set(key, [...new Set([key, ...(found.get(key) ?? []), ...others])]);
  for (const group of groups) {
    if ("word" in group) for (const key of keysOf([group.word])) add(key, keysOf(group.finds));
    else for (const key of keysOf(group)) add(key, keysOf(group));
  }
  cache.set(groups, found);
  return found;
}

const cache = new WeakMap<readonly Synonyms[], SameWords>();

/** Texts of several words are no synonyms. */
const keysOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => {
    const [only, ...more] = words(text);
    return only === undefined || more.length > 0 ? [] : [singular(only)];
  });

export interface AskedWord {
  /** Folded; one of `queryWords`. */
  readonly word: string;
  readonly isLast: boolean;
  /** The lowest level with a match. */
  readonly level: Level;
}

/** Number of matching units from the start of a word; 0 if it does not match. */
export type Finder = (other: string) => number;

export function finderOf({ word, isLast, level }: AskedWord, synonyms: SameWords): Finder {
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
