// Corrects the words of a query by the vocabulary of the visitor's language, where neither it nor the catalogue has them. The index
// corrects words by those of products only, which may be in another language.

import { fold } from "../engine/text/fold.ts";
import { distance, maxLevel } from "../engine/text/spelling.ts";
import { all, type Filter, LIMITS, type SearchResult } from "../query.ts";
import { hasOnlyStopWords } from "../stop-words.ts";
import { hasCompounds, withCompoundsOf } from "../understood-query.ts";
import { lookUp } from "./look-up.ts";
import type { MeaningTable } from "./meaning-table.ts";
import { readRules } from "./read-rules.ts";
import { isEnglishWord } from "./real-words.ts";
import { RULE_WORDS } from "./rule-words.ts";
import type { RunSearch } from "./vocabulary.ts";

/** The words of the visitor's language that queries are read with. */
export interface LanguageWords {
  /** True for words, their beginnings and compounds. */
  readonly has: (word: string) => boolean;
  /** Folded and without its ending. */
  readonly stemOf: (word: string) => string;
  /** The spelling of each word by its stem. */
  readonly spellings: ReadonlyMap<string, string>;
}

export interface Respelt {
  readonly text: string;
  readonly corrections: SearchResult["corrections"];
}

interface Asked {
  readonly language: string;
  /** Filters of the products that the visitor may see. */
  readonly visible: readonly Filter[];
  readonly words?: LanguageWords | undefined;
}

interface Known {
  readonly table: MeaningTable;
  readonly search: RunSearch;
}

/** Undefined if no word is misspelt. */
export async function respell(
  text: string,
  { language, visible, words }: Asked,
  { table, search }: Known,
): Promise<Respelt | undefined> {
  if (!words) return undefined;
  const spelt = new Map<string, string>();
  const isKnown = (word: string) =>
    isOfRules(word, language) || hasOnlyStopWords(word) || table.has(fold(word)) || isEnglishWord(fold(word));
  // Prices, sizes and what is excluded are read without the vocabulary.
  const { rest } = readRules(text, language);
  const asked = [...text.matchAll(WORD)]
    .filter(({ 0: word, index }) => rest.slice(index, index + word.length).trim())
    // Later ones are not searched.
    .slice(0, LIMITS.words);
  for (const word of new Set(asked.map(([one]) => one))) {
    if (isKnown(word) || words.has(word)) continue;
    const folded = fold(word);
    const nearest = nearestTo(folded, words) ?? (hasCompounds(language) ? nearestCompound(folded, words) : undefined);
    if (!nearest) continue;
    const found = await lookUp([folded], all(...visible), (one) => search(withCompoundsOf(one, language)));
    const { kind, spelling } = found.get(folded)!;
    const isNearer = spelling !== undefined && distance(folded, spelling, false) < nearest.edits;
    if (kind !== "exact" && !isNearer) spelt.set(word, nearest.spelling);
  }
  if (spelt.size === 0) return undefined;
  return {
    text: text.replaceAll(WORD, (word) => spelt.get(word) ?? word),
    corrections: [...spelt].map(([typed, found]) => ({ typed: fold(typed), found })),
  };
}

/** Not behind a minus, an apostrophe or a full stop, nor with digits. */
const WORD = /(?<![\p{L}\p{M}\p{N}'’.&-])[\p{L}\p{M}]{4,}(?![\p{L}\p{M}\p{N}'’.&-])/gu;

/** The nearest word that begins alike: slips of the first letter are rare, and names resemble words without it. */
function nearestTo(word: string, { stemOf, spellings }: LanguageWords) {
  const limit = maxLevel(word);
  const stem = stemOf(word);
  let best: { readonly spelling: string; readonly edits: number } | undefined;
  for (const [other, spelling] of spellings) {
    if (other[0] !== word[0] || other.length < SHORTEST) continue;
    const edits = Math.min(editsOf(stem, other, limit), editsOf(word, spelling, limit));
    if (edits <= limit && edits < (best?.edits ?? Infinity)) best = { spelling, edits };
  }
  return best;
}

/** The last part of a compound is corrected where a word precedes it: "winterstifel" is "winterstiefel". */
function nearestCompound(word: string, words: LanguageWords) {
  for (let cut = word.length - SHORTEST_END; cut >= SHORTEST_BEGINNING; cut--) {
    const beginning = word.slice(0, cut);
    if (fold(words.spellings.get(words.stemOf(beginning)) ?? "") !== beginning) continue;
    const end = nearestTo(word.slice(cut), words);
    if (end) return { spelling: beginning + end.spelling, edits: end.edits };
  }
  return undefined;
}

const SHORTEST = 3;
const SHORTEST_BEGINNING = 4;
const SHORTEST_END = 5;

/** Infinity beyond the limit. */
const editsOf = (word: string, other: string, limit: number): number =>
  Math.abs(word.length - other.length) > limit ? Infinity : distance(word, fold(other), false);

/** True for words of prices, sizes, negation and filler, which no vocabulary has. */
function isOfRules(word: string, language: string): boolean {
  const known =
    ruleWords.get(language) ??
    new Set(
      Object.values(RULE_WORDS[language] ?? {})
        .join(" ")
        .match(/\p{L}+/gu),
    );
  ruleWords.set(language, known);
  return known.has(word.toLowerCase());
}

const ruleWords = new Map<string, ReadonlySet<string>>();
