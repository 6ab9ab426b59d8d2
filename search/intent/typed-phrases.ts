// Phrases of the table in the visitor's own language, which are read before the query is translated. Pure.

import type { Meaning } from "#catalogue";
import { type MeaningTable, plainForm } from "./meaning-table.ts";
import type { Span } from "./patterns.ts";

export interface TakenPhrase {
  readonly span: Span;
  readonly phrase: string;
  readonly meaning: Meaning;
}

export interface TakenPhrases {
  readonly taken: readonly TakenPhrase[];
  /** The text with spaces in place of them. */
  readonly rest: string;
}

/** The longest first. */
export function takePhrases(text: string, { typed }: MeaningTable): TakenPhrases {
  const taken: TakenPhrase[] = [];
  if (typed.length === 0) return { taken, rest: text };
  let plain = plainForm(text);
  let rest = text;
  for (const { text: phrase, accented, meaning, isPrefix } of typed) {
    const from = placeOf(phrase, plain, isPrefix);
    if (from < 0 || (accented !== undefined && !text.toLowerCase().includes(accented))) continue;
    const to = from + phrase.length;
    taken.push({ span: { from, to }, phrase: text.slice(from, to), meaning });
    plain = blanked(plain, from, to);
    rest = blanked(rest, from, to);
  }
  return { taken: taken.toSorted((one, other) => one.span.from - other.span.from), rest };
}

const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + " ".repeat(to - from) + text.slice(to);

const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** Chinese and Japanese do not separate words, and Korean joins particles to them. */
const SPACELESS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;

/** The place of a phrase as whole words, or at the beginning of a compound; -1 if there is none. */
function placeOf(phrase: string, text: string, isPrefix: boolean): number {
  if (SPACELESS.test(phrase) && phrase.length > 1) return text.indexOf(phrase);
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const [before, after] = [text[at - 1] ?? "", text.slice(at + phrase.length)];
    if (!LETTER.test(before) && (!LETTER.test(after.charAt(0)) || (isPrefix && COMPOUNDED.test(after)))) return at;
  }
  return -1;
}

/** The rest of a compound: a word, not an ending. */
const COMPOUNDED = /^\p{L}{4}/u;
