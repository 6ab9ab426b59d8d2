// The words of a query, each with the words of the index that match it.

import { matchesPrefix } from "../engine/text/analyse.ts";
import { ruledWords, type RuledWord } from "../engine/text/asked-words.ts";
import { isCorrectable } from "../engine/text/characters.ts";
import { type CompoundPart, hasPart, isFormOf, knownPartOf, stemsOf } from "../engine/text/compounds.ts";
import { fold } from "../engine/text/fold.ts";
import { singular } from "../engine/text/singular.ts";
import { phrasesIn, readSynonyms } from "../engine/text/synonyms.ts";
import type { SearchQuery, SearchResult } from "../query.ts";
import { directionsOf, languageOfSynonyms, type Synonyms } from "../schema.ts";

export interface FoundWords {
  /** The matching words of the index; true if exact. */
  readonly words: ReadonlyMap<string, boolean>;
  /** The correction, if there are no other matches: the word with the most products, then the first by UTF-16 units. */
  readonly correction?: string;
}

/** The words of a query's text, each with the words of the index that match it. */
export interface FoundText {
  readonly words: readonly (RuledWord & {
    readonly found: FoundWords;
    /** Index words equivalent to the phrase. */
    readonly alternatives?: ReadonlySet<string>;
  })[];
  readonly phrases: readonly FoundPhrase[];
  readonly excluded: readonly FoundWords[];
}

/** A phrase of the query with synonyms: a product has its own words, or all words of an alternative. */
export interface FoundPhrase {
  readonly from: number;
  readonly to: number;
  readonly alternatives: readonly (readonly FoundWords[])[];
}

export type FindWord = (
  word: string,
  isLast: boolean,
  isCorrected: boolean,
  synonyms: readonly Synonyms[],
  hasCompounds?: boolean,
) => FoundWords;

export function findText({ text = "", wordRules }: SearchQuery, known: readonly Synonyms[], find: FindWord): FoundText {
  const synonyms = wordRules?.hasSynonyms === false ? NONE : known;
  const { words, excluded } = ruledWords(text, wordRules);
  const isCorrected = wordRules?.isCorrected !== false;
  const hasCompounds = wordRules?.hasCompounds === true;
  const own = synonyms.filter((group) => (languageOfSynonyms(group) ?? wordRules?.language) === wordRules?.language);
  const phrases = phrasesIn(words, readSynonyms(synonyms, wordRules?.language)).map(({ from, to, alternatives }) => ({
    from,
    to,
    alternatives: alternatives.map((other) => other.map((word) => find(word, false, false, NONE))),
  }));
  return {
    words: words.map((ruled, place) => {
      const phrase = phrases.find(({ from, to }) => from <= place && place < to);
      const found = find(ruled.word, ruled.isLast, isCorrected && !phrase, own, hasCompounds);
      if (!phrase) return { ...ruled, found };
      const others = phrase.alternatives.flat().flatMap((one) => [...one.words.keys()]);
      return { ...ruled, found, alternatives: new Set(others) };
    }),
    phrases,
    excluded: excluded.map((word) => find(word, false, false, own, hasCompounds)),
  };
}

const NONE: readonly Synonyms[] = [];

export const correctionsOf = ({ words }: FoundText): SearchResult["corrections"] =>
  words.flatMap(({ word, found: { correction } }) =>
    correction === undefined ? [] : [{ typed: word, found: correction }],
  );

/** `vocabulary` has every word of the index with its number of products. */
export function findWords(
  word: string,
  isLast: boolean,
  isCorrected: boolean,
  vocabulary: ReadonlyMap<string, number>,
  synonyms: readonly Synonyms[],
  hasCompounds = false,
): FoundWords {
  const words = new Map<string, boolean>();
  const same = sameWords(word, synonyms);
  const isBeginning = matchesPrefix(word, isLast);
  const stems = hasCompounds ? stemsOf(word) : [];
  for (const one of vocabulary.keys()) {
    if (same.has(singular(one))) words.set(one, true);
    else if (isBeginning && one.startsWith(word)) words.set(one, false);
    else if (isCorrectable(one) && stems.some((stem) => isFormOf(one, stem))) words.set(one, false);
  }
  if (words.size > 0 || !isCorrected) return { words };
  const wordsWith: WordsWith = (part) => [...vocabulary.keys()].filter((one) => hasPart(one, part));
  return correctWord(word, isLast, vocabulary, hasCompounds ? wordsWith : undefined);
}

/** The words of the index that have a part of a compound. */
export type WordsWith = (part: CompoundPart) => readonly string[];

/** Corrections of a word that no product has, by a scan of all words. With `wordsWith`, a compound is found by its known part. */
export function correctWord(
  word: string,
  isLast: boolean,
  vocabulary: ReadonlyMap<string, number>,
  wordsWith?: WordsWith,
): FoundWords {
  const words = new Map<string, boolean>();
  if (!isCorrectable(word)) return { words };
  const letters = lettersOf(word);
  for (const limit of [1, 2]) {
    if (word.length < 4 * limit) break;
    const part = wordsWith && limit === 2 ? knownPartOf(word, wordsWith) : undefined;
    if (wordsWith && part) return { words: new Map(wordsWith(part).map((one) => [one, false])) };
    for (const one of vocabulary.keys()) {
      if (!isCorrectable(one) || one.length < word.length - limit) continue;
      if (!isLast && one.length > word.length + limit) continue;
      if (bitsIn(letters & ~lettersOf(one)) > limit) continue;
      const { whole, beginning } = distancesOf(word, one);
      if ((isLast ? beginning : whole) <= limit) words.set(one, false);
    }
    if (words.size === 0) continue;
    const near = [...words.keys()].filter((one) => distancesOf(word, one).whole <= limit);
    const correction = mostFrequent(near.length > 0 ? near : [...words.keys()], vocabulary);
    // The compounds of the corrections.
    const stems = wordsWith ? near.flatMap(stemsOf) : [];
    for (const one of stems.flatMap((text) => wordsWith?.({ kind: "end", text }) ?? [])) words.set(one, false);
    return { words, correction };
  }
  return { words };
}

/** One bit for each letter of a word; some letters share one. Each edit adds at most one letter that was missing. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(letters: number): number {
  let count = 0;
  for (let left = letters; left !== 0; left &= left - 1) count++;
  return count;
}

const folded = (text: string): string => singular(fold(text));

/** The singular of the word and of its synonyms of one word. */
export function sameWords(word: string, synonyms: readonly Synonyms[]): ReadonlySet<string> {
  const own = singular(word);
  const groups = synonyms.flatMap((group) => {
    const [from, to] = directionsOf(group);
    return from.map(folded).includes(own) ? [to.map(folded)] : [];
  });
  return new Set([own, ...groups.flat()]);
}

function mostFrequent(words: readonly string[], vocabulary: ReadonlyMap<string, number>): string {
  return words.toSorted((a, b) => vocabulary.get(b)! - vocabulary.get(a)! || (a < b ? -1 : 1))[0]!;
}

/**
 * The edit distance of a word to another and to its nearest prefix: insertions, deletions, substitutions and transpositions of
 * adjacent letters, with no letter edited twice.
 */
export function distancesOf(typed: string, other: string): { readonly whole: number; readonly beginning: number } {
  const table = Array.from({ length: typed.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : row)),
  );
  for (let row = 1; row <= typed.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = typed[row - 1] === other[column - 1];
      const isSwapped = typed[row - 1] === other[column - 2] && typed[row - 2] === other[column - 1];
      table[row]![column] = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? table[row - 2]![column - 2]! + 1 : Infinity,
      );
    }
  }
  const toBeginnings = table[typed.length]!;
  return { whole: toBeginnings[other.length]!, beginning: Math.min(...toBeginnings) };
}
