// The sorted terms of an index: lookups by word, prefix and singular.

import { isFormOf, stemOf } from "./compounds.ts";
import type { TextSections } from "./sections.ts";
import { singular } from "./singular.ts";

export interface Dictionary {
  readonly size: number;
  word(term: number): string;
  /** The term of a word; -1 if there is none. */
  find(word: string): number;
  /** The range of terms with a prefix; the end is exclusive. */
  beginning(word: string): { readonly from: number; readonly to: number };
  /** Terms with a given singular. */
  ofSingular(key: string): number[];
  /** Forms and compounds of the word with a German stem. */
  ofStem(stem: string): number[];
}

/** From the last letter to the first, so that the compounds of a word are a range. */
export const reversedStemOf = (word: string): string => reversed(stemOf(word));

export const reversed = (text: string): string => Array.from(text).toReversed().join("");

export function openDictionary({ termUnits, termStarts, plurals, endings }: TextSections): Dictionary {
  const size = termStarts.length - 1;

  const word = (term: number): string =>
    String.fromCharCode(...termUnits.subarray(termStarts[term]!, termStarts[term + 1]!));

  /** Compares a term, truncated to the length of the word, with the word. */
  const compareBeginning = (term: number, other: string): number => {
    const start = termStarts[term]!;
    const length = termStarts[term + 1]! - start;
    for (let at = 0; at < other.length; at++) {
      if (at === length) return -1;
      const difference = termUnits[start + at]! - other.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return 0;
  };

  const firstNotBefore = (other: string): number => firstOf(size, (term) => compareBeginning(term, other) >= 0);

  const find = (other: string): number => {
    const term = firstNotBefore(other);
    const isThere =
      term < size && termStarts[term + 1] === termStarts[term]! + other.length && compareBeginning(term, other) === 0;
    return isThere ? term : -1;
  };

  return {
    size,
    word,
    find,
    beginning(other) {
      return { from: firstNotBefore(other), to: firstOf(size, (term) => compareBeginning(term, other) > 0) };
    },
    ofSingular(key) {
      const found: number[] = [];
      const own = singular(key) === key ? find(key) : -1;
      if (own >= 0) found.push(own);
      const first = firstOf(plurals.length, (at) => singular(word(plurals[at]!)) >= key);
      for (let at = first; at < plurals.length && singular(word(plurals[at]!)) === key; at++) found.push(plurals[at]!);
      return found;
    },
    ofStem(stem) {
      const found: number[] = [];
      const key = reversed(stem);
      for (let at = firstOf(endings.length, (one) => reversedStemOf(word(endings[one]!)) >= key); ; at++) {
        const other = at < endings.length ? word(endings[at]!) : "";
        if (!stemOf(other).endsWith(stem)) return found;
        if (isFormOf(other, stem)) found.push(endings[at]!);
      }
    },
  };
}

/** Binary search for the first number below `size` for which `isTrue`; `size` if there is none. */
function firstOf(size: number, isTrue: (at: number) => boolean): number {
  let from = 0;
  let to = size;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isTrue(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
