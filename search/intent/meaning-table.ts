// The table of meanings by phrase, with its conditions as filters of the index.

import { type Meaning, MEANING_ATTRIBUTES, type MeaningCondition, parseMeanings } from "#catalogue";
import { queryWords, words } from "../engine/text/analyse.ts";
import { simplifiedChinese } from "../engine/text/simplified-chinese.ts";
import { singular } from "../engine/text/singular.ts";
import { distance, maxLevel } from "../engine/text/spelling.ts";
import { type FoundPhrase, phrasesIn, type ReadSynonyms, readSynonyms } from "../engine/text/synonyms.ts";
import { all, any, type Filter, is } from "../query.ts";
import type { Synonyms } from "../schema.ts";
import { RULE_WORDS } from "./rule-words.ts";

/** The attribute with the words of a product's title, colours, type and facts, in the singular. */
export const WORDS_ATTRIBUTE = "words";

export interface MeaningTable {
  /** The meaning of a phrase, given as words of a query. */
  of(phrase: readonly string[]): Meaning | undefined;
  /** Kinds that a negated word includes. */
  kindsOf(phrase: readonly string[]): Meaning | undefined;
  /** True for a word of any phrase, which is spelt correctly. */
  has(word: string): boolean;
  /** The word of a phrase or synonym that a misspelt word is nearest to. Undefined if there is none, or more than one. */
  nearest(word: string): string | undefined;
  /** The words that find the same products, for the attribute of words. */
  alike(word: string): readonly string[];
  filterOf(condition: MeaningCondition): Filter;
  readonly longestPhrase: number;
  /** Phrases of a query that have synonyms, or words with synonyms of several words. */
  synonymsIn(words: readonly string[]): readonly FoundPhrase[];
  /** Phrases that are read before the query is translated: of lines for the visitor's language, and of other scripts. */
  readonly typed: readonly TypedPhrase[];
}

export interface TypedPhrase {
  /** As `plainForm` writes it. */
  readonly text: string;
  /** In lower case, if it must have its accents: "para el" without one says nothing, "para él" is for him. */
  readonly accented?: string;
  readonly meaning: Meaning;
  /** True if it is also read at the beginning of a compound: "Winter" in "Winterjacke". */
  readonly isPrefix: boolean;
}

/** The products that a line finds. */
export const meaningFilter = ({ tiers }: Meaning, table: MeaningTable): Filter =>
  any(...tiers.flat().map((conditions) => all(...conditions.map(table.filterOf))));

/** For visitors of a language; English if none is given. */
export function meaningTable(text: string, synonyms: readonly Synonyms[], language = CATALOGUE_LANGUAGE): MeaningTable {
  const read = readSynonyms(synonyms, language);
  const byLanguage = cache.get(read) ?? new Map<string, { readonly text: string; readonly table: MeaningTable }>();
  cache.set(read, byLanguage);
  const last = byLanguage.get(language);
  if (last?.text === text) return last.table;
  const table = readTable(text, read, language);
  byLanguage.set(language, { text, table });
  return table;
}

/** Queries are translated into it. */
export const CATALOGUE_LANGUAGE = "en";

/** Synonyms are read once until they change. */
const cache = new WeakMap<ReadSynonyms, Map<string, { readonly text: string; readonly table: MeaningTable }>>();

function readTable(text: string, synonyms: ReadSynonyms, language: string): MeaningTable {
  const { same } = synonyms;
  const [meanings, kinds] = [new Map<string, Meaning>(), new Map<string, Meaning>()];
  const known = new Set<string>();
  const spelt = new Set<string>(synonyms.same.keys());
  for (const { words: parts } of [...synonyms.phrases.values()].flat()) for (const part of parts) spelt.add(part);
  /** One word for all synonyms, so that a table needs to name only one. */
  const oneOf = (word: string): string => (same.get(singular(word)) ?? [singular(word)]).toSorted()[0]!;
  const keyOf = (phrase: readonly string[]) => phrase.map(oneOf).join(" ");
  const alike = (word: string) => same.get(singular(word)) ?? [singular(word)];
  const wordFilter = (word: string): Filter =>
    all(...words(word.replaceAll(/['’]/gu, "")).map((one) => is(WORDS_ATTRIBUTE, ...alike(one))));
  let longestPhrase = 1;
  const typed = new Map<string, Meaning & Pick<TypedPhrase, "accented">>();
  const isFiller = fillerTest(language);
  const parsed = parseMeanings(text).meanings;
  // A line for the visitor's language replaces one for all.
  const applying = [
    ...parsed.filter((meaning) => meaning.language === language),
    ...parsed.filter((meaning) => meaning.language === undefined),
  ];
  for (const meaning of applying) {
    for (const phrase of meaning.phrases) {
      const isTyped = meaning.section !== "kinds" && isReadAsTyped(phrase, meaning, language);
      const form = plainForm(phrase);
      const isAccented = isTyped && form !== phrase.toLowerCase() && isFiller(form);
      if (isTyped && !typed.has(form))
        typed.set(form, { ...meaning, ...(isAccented && { accented: phrase.toLowerCase() }) });
      const parts = plainWords(phrase);
      if (parts.length === 0) continue;
      longestPhrase = Math.max(longestPhrase, parts.length);
      for (const part of parts) {
        known.add(oneOf(part));
        spelt.add(singular(part));
      }
      const into = meaning.section === "kinds" ? kinds : meanings;
      if (!into.has(keyOf(parts))) into.set(keyOf(parts), meaning);
    }
  }
  return {
    of: (phrase) => meanings.get(keyOf(phrase)),
    kindsOf: (phrase) => kinds.get(keyOf(phrase)),
    has: (word) => known.has(oneOf(word)),
    nearest: (word) => nearestOf(singular(word), spelt),
    alike,
    filterOf: (condition) => {
      if ("word" in condition) return wordFilter(condition.word);
      const attribute = MEANING_ATTRIBUTES[condition.name];
      if (attribute) return is(attribute, ...condition.values);
      return { kind: "any", of: condition.values.map(wordFilter) };
    },
    longestPhrase: Math.min(longestPhrase, LONGEST_PHRASE),
    synonymsIn: (asked) =>
      phrasesIn(
        asked.map((word) => ({ word, isOptional: false })),
        synonyms,
      ),
    typed: [...typed]
      .map(([form, { accented, ...meaning }]) => ({
        text: form,
        ...(accented !== undefined && { accented }),
        meaning,
        isPrefix: isPrefix(form, meaning),
      }))
      .toSorted((one, other) => other.text.length - one.text.length),
  };
}

function nearestOf(word: string, spelt: Iterable<string>): string | undefined {
  const limit = maxLevel(word);
  const near = [...spelt].flatMap((other) => {
    if (Math.abs(other.length - word.length) > limit) return [];
    const edits = distance(word, other, false);
    return edits <= limit ? [{ other, edits }] : [];
  });
  const fewest = Math.min(...near.map(({ edits }) => edits));
  const nearest = near.filter(({ edits }) => edits === fewest);
  return nearest.length === 1 ? nearest[0]!.other : undefined;
}

/** Words in Latin letters of lines for all languages are read after the translation: "rock" is a skirt in German. */
const isReadAsTyped = (phrase: string, meaning: Meaning, language: string): boolean =>
  language !== CATALOGUE_LANGUAGE && (meaning.language === language || !/[a-z]/iu.test(phrase));

/** True for texts of words that say nothing in a language. */
function fillerTest(language: string): (text: string) => boolean {
  const filler = new Set(plainForm(RULE_WORDS[language]?.filler ?? "").split(" "));
  return (text) => text.split(" ").every((word) => filler.has(word));
}

/** Shorter words begin too many others: "Fest" is no part of "Festival". */
const SHORTEST_PREFIX = 5;

const isPrefix = (form: string, { language, section }: Meaning): boolean =>
  language === "de" && (section === "occasions" || section === "qualities") && form.length >= SHORTEST_PREFIX;

/** Without case and accents, in simplified Chinese, and as long as the text. */
export const plainForm = (text: string): string =>
  simplifiedChinese(text)
    .replaceAll(/\P{ASCII}/gu, (letter) => {
      const plain = letter
        .normalize("NFD")
        .replaceAll(/\p{Mn}/gu, "")
        .toLowerCase();
      return plain.length === letter.length ? plain : letter;
    })
    .toLowerCase();

const LONGEST_PHRASE = 5;

/** Words as queries have them: "t-shirt" is two. */
const plainWords = (phrase: string): readonly string[] =>
  phrase
    .replaceAll(/['’]/gu, "")
    .split(/[\s-]+/u)
    .flatMap((part) => queryWords(part));
