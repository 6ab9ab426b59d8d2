// Cuts queries and phrases into words that can be compared.
import type { QueryGrammar } from "./language.ts";

export interface Word {
  /** Folded, without its ending. */
  readonly key: string;
  /** Folded. */
  readonly text: string;
}

/** Where words have no spaces, characters are the units; runs of Latin letters and digits are one all the same. */
export function wordsOf(text: string, { isSpaceless, stem = asItIs, skipped = [] }: QueryGrammar): Word[] {
  const found = fold(text).match(isSpaceless ? /[a-z\d]+|[\p{L}\p{M}]/gu : /[\p{L}\p{M}\d]+/gu) ?? [];
  return found.filter((word) => !skipped.includes(word)).map((word) => ({ key: stem(word), text: word }));
}

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
