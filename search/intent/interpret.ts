// Reads a query as conditions and demands, from the names of the catalogue and the table of meanings. Pure.

import { queryWords } from "../engine/text/analyse.ts";
import type { Filter } from "../query.ts";
import type { MeaningTable } from "./meaning-table.ts";
import type { Span } from "./patterns.ts";
import type { ReadRules } from "./read-rules.ts";
import { guessedSize, type ReadSize } from "./size-rules.ts";
import { RULE_WORDS } from "./rule-words.ts";
import { impliedSlot, meaningSlot, namedTypeSlot, type Slot, synonymSlot, wordSlot } from "./slots.ts";
import type { TakenPhrase } from "./typed-phrases.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Spelling in which the index has a word: as typed, another one, or none. */
export type WordKnowledge = "exact" | "corrected" | "unknown";

export interface Sources {
  readonly vocabulary: Vocabulary;
  readonly table: MeaningTable;
  readonly knowledgeOf: (word: string) => WordKnowledge;
  /** A misspelt word as it is read. Undefined for other words. */
  readonly spellingOf: (word: string) => string | undefined;
  /** True if a word is spelt correctly, although the catalogue lacks it. */
  readonly isRealWord: (word: string) => boolean;
  /** The type of products that a word names, although none has it. */
  readonly typeOf: (word: string) => string | undefined;
}

export interface Interpretation {
  readonly slots: readonly Slot[];
  readonly exclusions: readonly (ReadExclusion & { readonly typed: string; readonly span: Span })[];
  readonly size: ReadSize | undefined;
  /** Filler words and unknown words. */
  readonly unused: readonly string[];
}

/** What a negation excludes: products by a filter, by a word of their texts, or both. */
export interface ReadExclusion {
  readonly filter?: Filter | undefined;
  readonly word?: string | undefined;
}

export interface AskedWords {
  /** Result of the rules, and the typed text. */
  readonly rules: ReadRules;
  readonly typed: string;
  /** The rest of the text in the language of the catalogue. */
  readonly rest: string;
  /** One for each negation of the rules; undefined for unknown words. */
  readonly excluded: readonly (ReadExclusion | undefined)[];
  /** Places in the typed text of the words of a translated rest. */
  readonly origins: ReadonlyMap<string, Span>;
  readonly language: string;
  /** Phrases that were read before the translation. */
  readonly taken: readonly TakenPhrase[];
}

interface PlacedWord {
  readonly word: string;
  readonly span: Span;
}

export function interpret(asked: AskedWords, sources: Sources): Interpretation {
  const { rules, rest } = asked;
  const { table } = sources;
  const isTranslated = rest !== rules.rest;
  const placed = placedWords(rest);
  const typedAt = (from: PlacedWord, to: PlacedWord) => {
    const [start, end] = isTranslated
      ? [asked.origins.get(from.word), asked.origins.get(to.word)]
      : [from.span, to.span];
    if (!start || !end) return { typed: rest.slice(from.span.from, to.span.to) };
    const span = { from: Math.min(start.from, end.from), to: Math.max(start.to, end.to) };
    return { typed: asked.typed.slice(span.from, span.to), span };
  };
  /** Typed words without their misspellings. */
  const readAt = (from: PlacedWord, to: PlacedWord) => {
    const words = rest.slice(from.span.from, to.span.to);
    const isMisspelt = wordsToKnow(words).some((word) => sources.spellingOf(word) !== undefined);
    return { ...typedAt(from, to), ...(isMisspelt && { typed: replaceWords(words, sources.spellingOf) }) };
  };
  const slots: Slot[] = asked.taken.map(({ span, phrase, meaning }) =>
    meaningSlot({ typed: asked.typed.slice(span.from, span.to), span }, queryWords(phrase), meaning, table),
  );
  const unused: string[] = [];
  let { size } = rules;
  const synonyms = table.synonymsIn(placed.map(({ word }) => word));
  for (let at = 0; at < placed.length;) {
    const phrase = phraseAt(placed, at, table);
    const first = placed[at]!;
    const same = synonyms.find(({ from }) => from === at);
    // "für" is no fur.
    if (!isTranslated && !(phrase && phrase.words.length > 1) && isOwnFiller(rest, first, asked.language)) {
      at += 1;
      continue;
    }
    if (same && same.words.length >= (phrase?.words.length ?? 0)) {
      slots.push(synonymSlot(readAt(first, placed[same.to - 1]!), same, sources.vocabulary, table));
      at = same.to;
      continue;
    }
    if (phrase) {
      slots.push(
        meaningSlot(readAt(first, placed[at + phrase.words.length - 1]!), phrase.words, phrase.meaning, table),
      );
      at += phrase.words.length;
      continue;
    }
    at += 1;
    const { word } = first;
    if (isFiller(word, asked.language)) continue;
    const knowledge = sources.knowledgeOf(word);
    const guess = size || isTranslated ? undefined : guessedSize(rest, first.span);
    if (guess) {
      size = guess;
      // "38.5" is two words of the text.
      while (placed[at]?.span.from === first.span.from) at += 1;
    } else if (knowledge === "exact" || isSlip(word, knowledge, sources))
      slots.push(wordSlot(readAt(first, first), word, sources.vocabulary, table));
    else {
      const typed = typedAt(first, first);
      const type = sources.typeOf(typed.typed) ?? sources.typeOf(word);
      if (type !== undefined) slots.push(namedTypeSlot(typed, type));
      else unused.push(typed.typed);
    }
  }
  const implied = impliedSlot(slots);
  return {
    slots: implied ? [...slots, implied] : slots,
    exclusions: rules.not.flatMap(({ word, from, to }, place) => {
      const exclusion = asked.excluded[place];
      return exclusion ? [{ ...exclusion, typed: word, span: { from, to } }] : [];
    }),
    size,
    unused: [
      ...unused,
      ...rules.not.flatMap(({ word }, place) => (asked.excluded[place] ? [] : word)),
      ...rules.ignored,
    ],
  };
}

/** A short word with other spellings is more often a real word that the catalogue lacks than a slip. */
const isSlip = (word: string, knowledge: WordKnowledge, { isRealWord }: Sources): boolean =>
  knowledge === "corrected" && word.length > 4 && !isRealWord(word);

/** The words of the longest phrase of the table that starts here. */
function phraseAt(placed: readonly PlacedWord[], at: number, table: MeaningTable) {
  for (let length = Math.min(table.longestPhrase, placed.length - at); length > 0; length--) {
    const some = placed.slice(at, at + length).map(({ word }) => word);
    const meaning = table.of(some);
    if (meaning) return { words: some, meaning };
  }
  return undefined;
}

/** True if a phrase of the text applies although its words are found as typed. */
export function hasIdiom(text: string, table: MeaningTable): boolean {
  const placed = placedWords(text);
  return placed.some((_, at) => phraseAt(placed, at, table)?.meaning.isIdiom === true);
}

const isFiller = (word: string, language: string): boolean =>
  fillerOf("en").has(word) || (language !== "en" && fillerOf(language).has(word));

/** As the visitor's language spells it: words without their accents may mean something in English. */
const isOwnFiller = (text: string, { span }: PlacedWord, language: string): boolean =>
  language !== "en" && writtenFiller(language).split(" ").includes(text.slice(span.from, span.to).toLowerCase());

const writtenFiller = (language: string): string =>
  Object.hasOwn(RULE_WORDS, language) ? RULE_WORDS[language]!.filler : "";

const fillers = new Map<string, ReadonlySet<string>>();

function fillerOf(language: string): ReadonlySet<string> {
  const known = fillers.get(language);
  if (known) return known;
  const written = writtenFiller(language);
  const filler = new Set(written.split(" ").flatMap((word) => queryWords(word)));
  if (written !== "") fillers.set(language, filler);
  return filler;
}

const TOKEN = /[\p{L}\p{M}\p{N}'’&.+-]+/gu;

/** The words of a query with their places; parts of a compound share the place of the whole. */
function placedWords(text: string): readonly PlacedWord[] {
  return [...text.matchAll(TOKEN)].flatMap((match) =>
    queryWords(match[0]).map((word) => ({ word, span: { from: match.index, to: match.index + match[0].length } })),
  );
}

/** The tokens of a text, with their places. */
export const tokensOf = (text: string): readonly (Span & { readonly text: string })[] =>
  [...text.matchAll(TOKEN)].map((match) => ({ text: match[0], from: match.index, to: match.index + match[0].length }));

/** The text with other words in place of some, as `other` gives them. */
export const replaceWords = (text: string, other: (word: string) => string | undefined): string =>
  text.replaceAll(TOKEN, (token) => {
    const [word, ...more] = queryWords(token);
    return (word !== undefined && more.length === 0 && other(word)) || token;
  });

export const wordsToKnow = (text: string): readonly string[] => [...new Set(placedWords(text).map(({ word }) => word))];
