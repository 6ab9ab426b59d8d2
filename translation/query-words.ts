// Cuts queries and phrases into words that can be compared.
import type { QueryGrammar } from "./language.ts";

/** How queries of a language are read in one shop. */
export interface QueryRules extends QueryGrammar {
  readonly modelNames: ReadonlySet<string>;
}

export interface Word {
  /** Folded, without its ending. */
  readonly key: string;
  /** Folded. */
  readonly text: string;
}

/** Where words have no spaces, characters are the units; runs of Latin letters and digits are one all the same. */
export function wordsOf(text: string, { isSpaceless, stem = asItIs, skipped = [], modelNames }: QueryRules): Word[] {
  const isSaid = (word: string): boolean => !skipped.includes(word);
  if (isSpaceless) {
    const units = fold(text).match(/[a-z\d]+|[\p{L}\p{M}]/gu) ?? [];
    return units.filter(isSaid).map((word) => wordOf(word, stem(word)));
  }
  const typed = text.normalize("NFKC").match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return typed.flatMap((one, at) => {
    const word = fold(one);
    if (!isSaid(word)) return [];
    // A model's name behind other words, written as a name, is no colour: "Borsa Viola" is not purple.
    return at > 0 && modelNames.has(one) ? wordOf(word, `=${word}`) : wordOf(word, stem(word));
  });
}

const wordOf = (text: string, key: string): Word => ({ text, key });

export const keyOf = (words: readonly Word[], isSpaceless: boolean): string =>
  words.map(({ key }) => key).join(isSpaceless ? "" : " ");

const asItIs = (word: string): string => word;

/** Compatibility forms, small letters, no accents; Arabic without vowel signs and with one alef. */
const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[\u064B-\u0652\u0640]/gu, "")
    .replace(/[أإآ]/gu, "ا")
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC");
