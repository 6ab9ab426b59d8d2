// Synonyms as queries use them: words equivalent to another word, and phrases equivalent to other words.

import { directionsOf, languageOfSynonyms, type Synonyms } from "../../schema.ts";
import { queryWords } from "./analyse.ts";
import { withoutConjunctions } from "./conjunctions.ts";
import { singular } from "./singular.ts";

export type SameWords = ReadonlyMap<string, readonly string[]>;

/** All words are in the singular. */
export interface ReadSynonyms {
  /** Single-word synonyms of each word, including itself. */
  readonly same: SameWords;
  /** Keyed by first word, the longest phrases first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
}

/** A phrase with synonyms, or a word with synonyms of several words. */
export interface Phrase {
  readonly words: readonly string[];
  /** A product that has all words of one of them is found. */
  readonly alternatives: readonly (readonly string[])[];
}

/** A part of a query that is a phrase: words from `from` to before `to`. */
export interface FoundPhrase extends Phrase {
  readonly from: number;
  readonly to: number;
}

/** Synonyms of every language, and those of the given one. Cached for the list, which is the same until it changes. */
export function readSynonyms(groups: readonly Synonyms[], language = ""): ReadSynonyms {
  const byLanguage = cache.get(groups) ?? new Map<string, ReadSynonyms>();
  cache.set(groups, byLanguage);
  const code = hasSynonymsOf(groups, language) ? language : "";
  const known = byLanguage.get(code) ?? read(groups, code);
  byLanguage.set(code, known);
  return known;
}

export const hasSynonymsOf = (groups: readonly Synonyms[], language: string): boolean =>
  language !== "" && groups.some((group) => languageOfSynonyms(group) === language);

const cache = new WeakMap<readonly Synonyms[], Map<string, ReadSynonyms>>();

function read(groups: readonly Synonyms[], language: string): ReadSynonyms {
  const same = new Map<string, string[]>();
  const phrases = new Map<string, { words: readonly string[]; alternatives: Map<string, readonly string[]> }>();
  for (const group of groups) {
    if ((languageOfSynonyms(group) ?? language) !== language) continue;
    const [from, finds] = directionsOf(group).map(textsOf);
    for (const words of from!) {
      const [only] = words;
      const single = words.length > 1 ? [] : finds!.filter(({ length }) => length === 1).flat();
      if (words.length === 1) same.set(only!, [...new Set([only!, ...(same.get(only!) ?? []), ...single])]);
      const others = finds!.filter((other) => words.length > 1 || other.length > 1);
      for (const other of others) {
        if (keyOf(other) === keyOf(words)) continue;
        const phrase = phrases.get(keyOf(words)) ?? { words, alternatives: new Map() };
        phrases.set(keyOf(words), phrase);
        phrase.alternatives.set(keyOf(other), other);
      }
    }
  }
  const sorted = [...phrases.values()]
    .map(({ words, alternatives }) => ({ words, alternatives: [...alternatives.values()] }))
    .toSorted((one, other) => other.words.length - one.words.length);
  return { same, phrases: Map.groupBy(sorted, ({ words }) => words[0]!) };
}

const keyOf = (words: readonly string[]): string => words.join(" ");

const textsOf = (texts: readonly string[]): readonly (readonly string[])[] =>
  texts.map((text) => queryWords(withoutConjunctions(text)).map(singular)).filter(({ length }) => length > 0);

/** The phrases of a query, the first and longest of those that overlap. An optional word is part of none. */
export function phrasesIn(
  asked: readonly { readonly word: string; readonly isOptional: boolean }[],
  { phrases }: ReadSynonyms,
): readonly FoundPhrase[] {
  if (phrases.size === 0) return NONE;
  const words = asked.map(({ word, isOptional }) => (isOptional ? "" : singular(word)));
  const found: FoundPhrase[] = [];
  for (let from = 0; from < words.length; from++) {
    const phrase = phrases
      .get(words[from]!)
      ?.find((one) => one.words.every((word, place) => word === words[from + place]));
    if (!phrase) continue;
    found.push({ ...phrase, from, to: from + phrase.words.length });
    from += phrase.words.length - 1;
  }
  return found;
}

const NONE: readonly FoundPhrase[] = [];
