// Spelling correction: the edit distance of words and its limits. The distance is optimal string alignment: insertions, deletions,
// substitutions and transpositions of adjacent letters, with no letter edited twice.

import { isCorrectable } from "./characters.ts";

/** Number of edits; 0 is the word as typed. */
export type Level = 0 | 1 | 2;

const LETTERS_FOR_ONE = 4;
const LETTERS_FOR_TWO = 8;

/** The highest level that is tried for a word. */
export function maxLevel(word: string): Level {
  if (word.length < LETTERS_FOR_ONE || !isCorrectable(word)) return 0;
  return word.length < LETTERS_FOR_TWO ? 1 : 2;
}

/** The edit distance of two words, or of a word and the nearest prefix of the other. */
export function distance(word: string, other: string, toPrefix: boolean): number {
  const width = word.length + 1;
  let before = new Uint16Array(width);
  let last = new Uint16Array(width);
  let row = Uint16Array.from({ length: width }, (_, at) => at);
  let nearest = word.length;
  for (let depth = 1; depth <= other.length; depth++) {
    [before, last, row] = [last, row, before];
    row[0] = depth;
    for (let at = 1; at < width; at++) {
      const isSame = word[at - 1] === other[depth - 1];
      const isSwap = at > 1 && depth > 1 && word[at - 1] === other[depth - 2] && word[at - 2] === other[depth - 1];
      row[at] = Math.min(
        last[at]! + 1,
        row[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwap ? before[at - 2]! + 1 : Infinity,
      );
    }
    nearest = Math.min(nearest, row[word.length]!);
  }
  return toPrefix ? nearest : row[word.length]!;
}
