// Finds corrections of a word in one pass over the sorted terms, reusing the rows of shared prefixes.

import type { TextSections } from "./sections.ts";

type Walked = Pick<TextSections, "termUnits" | "termStarts" | "spelled" | "spelledShared">;

/**
 * Terms within `limit` edits of the word (with `toPrefix`, terms with such a prefix), ascending.
 *
 * Row d has the distances from the first d units of a term to every prefix of the word, so a term reuses the rows of the prefix
 * that it shares with the previous one. If a whole row is above the limit, all terms with this prefix are skipped; if a prefix is
 * close enough, all terms with it match.
 */
export function walkSpellings(of: Walked, word: string, limit: number, toPrefix: boolean): number[] {
  const { termUnits, termStarts, spelled, spelledShared } = of;
  const { length } = word;
  const width = length + 1;
  const typed = new Uint16Array(length);
  for (let at = 0; at < length; at++) typed[at] = word.charCodeAt(at);
  const rows = new Uint8Array(width * (length + limit + 1));
  for (let at = 0; at < width; at++) rows[at] = at;
  /** Shorter prefixes cannot match; the row has no values that far from the diagonal. */
  const isNear = (depth: number): boolean => depth >= length - limit && rows[depth * width + length]! <= limit;
  const found: number[] = [];
  /** Length of the prefix that decides for all terms with it, whether none or all match. */
  let decided = NEVER;
  let isFound = false;
  /** Number of valid rows for the previous term. */
  let ready = 0;
  for (let place = 0; place < spelled.length; place++) {
    const shared = spelledShared[place]!;
    const term = spelled[place]!;
    if (shared >= decided) {
      if (isFound) found.push(term);
      continue;
    }
    decided = NEVER;
    isFound = false;
    if (shared < ready) ready = shared;
    const start = termStarts[term]!;
    const size = termStarts[term + 1]! - start;
    while (ready < size && decided === NEVER) {
      // Too long for the limit.
      if (ready === length + limit) decided = ready;
      else {
        const unit = termUnits[start + ready]!;
        const unitBefore = ready > 0 ? termUnits[start + ready - 1]! : -1;
        ready++;
        if (fillRow(rows, width, typed, ready, unit, unitBefore, limit) > limit) decided = ready;
        else if (toPrefix && isNear(ready)) {
          decided = ready;
          isFound = true;
        }
      }
    }
    if (decided === NEVER ? isNear(size) : isFound) found.push(term);
  }
  return found;
}

/** Greater than the length of any word. */
const NEVER = 1_000;

/** Fills the row of the next unit and returns its minimum. */
function fillRow(
  rows: Uint8Array,
  width: number,
  typed: Uint16Array,
  depth: number,
  unit: number,
  unitBefore: number,
  limit: number,
): number {
  const row = depth * width;
  const last = row - width;
  const before = last - width;
  // Farther from the diagonal than the limit, the distance exceeds it.
  const from = Math.max(1, depth - limit);
  const to = Math.min(width - 1, depth + limit);
  let least = from === 1 ? depth : FAR;
  rows[row + from - 1] = from === 1 ? depth : FAR;
  for (let at = from; at <= to; at++) {
    const letter = typed[at - 1]!;
    let value = rows[last + at - 1]! + (letter === unit ? 0 : 1);
    const deleted = rows[last + at]! + 1;
    const inserted = rows[row + at - 1]! + 1;
    if (deleted < value) value = deleted;
    if (inserted < value) value = inserted;
    if (at > 1 && letter === unitBefore && unit === typed[at - 2]) {
      const swapped = rows[before + at - 2]! + 1;
      if (swapped < value) value = swapped;
    }
    rows[row + at] = value;
    if (value < least) least = value;
  }
  if (to < width - 1) rows[row + to + 1] = FAR;
  return least;
}

/** Exceeds every limit. */
const FAR = 100;
