// Splits queries and phrases into comparable words.
import type { QueryGrammar } from "./language.ts";

/** The rules of a language, with a shop's model names. */
export interface QueryRules extends QueryGrammar {
  readonly modelNames: ReadonlySet<string>;
}

export interface Word {
  /** Folded and without its ending. */
  readonly key: string;
  /** Folded. */
  readonly text: string;
  /** In lower case, with its accents. */
  readonly written: string;
}

/** Without spaces between words, each character is a unit, except that a run of Latin letters and digits is one. */
export function wordsOf(text: string, { isSpaceless, stem = identity, skipped = [], modelNames }: QueryRules): Word[] {
  const isMeaningful = (word: string): boolean => !skipped.includes(word);
  if (isSpaceless) {
    const units = fold(text).match(/[a-z\d]+|[\p{L}\p{M}]/gu) ?? [];
    // The particle の is none of ノースリーブ.
    return units.filter(isMeaningful).map((word) => wordOf(word, foldKana(stem(word)), word));
  }
  const typed = text.normalize("NFKC").match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return typed.flatMap((one, at) => {
    const word = fold(one);
    if (!isMeaningful(word)) return [];
    // A capitalised model name after other words is not a colour: "Borsa Viola" is not purple.
    return wordOf(word, at > 0 && modelNames.has(one) ? `=${word}` : stem(word), one.toLowerCase());
  });
}

const wordOf = (text: string, key: string, written: string): Word => ({ text, key, written });

export const keyOf = (words: readonly Word[], isSpaceless: boolean): string =>
  words.map(({ key }) => key).join(isSpaceless ? "" : " ");

const identity = (word: string): string => word;

/** "わんぴーす" is read as "ワンピース". */
export const foldKana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** Normalises compatibility forms, case, accents and long vowels of Kana, and in Arabic vowel signs and the forms of alef. */
const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<=\p{Script=Katakana}|[\p{Script=Hiragana}ー])[-‐‑‒–—―−]/gu, "ー")
    .replaceAll("ё", "е")
    .replace(/[\u064B-\u0652\u0640]/gu, "")
    .replace(/[أإآ]/gu, "ا")
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC");
