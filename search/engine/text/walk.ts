// Other spellings of a word among the terms: one walk over the sorted terms, sharing the work of what they share.

import type { TextSections } from "./sections.ts";

type Walked = Pick<TextSections, "termUnits" | "termStarts" | "spelled" | "spelledShared">;

/**
 * Terms within `limit` slips of the word (with `toBeginning`, of which a beginning is), ascending.
 *
 * Row d holds the distances from the first d units of a term to every beginning of the word, so a term starts at the row
 * of what it shares with the one before. Once all of a row is over the limit no term that shares these units comes back
 * under it, and all of them are passed over; once a beginning is near enough all that share it are found.
 */
export function walkSpellings(of: Walked, word: string, limit: number, toBeginning: boolean): number[] {
  const { termUnits, termStarts, spelled, spelledShared } = of;
  const { length } = word;
  const width = length + 1;
  const typed = new Uint16Array(length);
  for (let at = 0; at < length; at++) typed[at] = word.charCodeAt(at);
  const rows = new Uint8Array(width * (length + limit + 1));
  for (let at = 0; at < width; at++) rows[at] = at;
  /** A beginning much shorter than the word is not; the row has nothing so far from its diagonal. */
  const isNear = (depth: number): boolean => depth >= length - limit && rows[depth * width + length]! <= limit;
  const found: number[] = [];
  /** Length of the last term's beginning that decides for all that share it: that none is found, or all are. */
  let decided = NEVER;
  let isFound = false;
  /** Rows that hold for the last term. */
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
      // Longer than the word can become.
      if (ready === length + limit) decided = ready;
      else {
        const unit = termUnits[start + ready]!;
        const unitBefore = ready > 0 ? termUnits[start + ready - 1]! : -1;
        ready++;
        if (fillRow(rows, width, typed, ready, unit, unitBefore, limit) > limit) decided = ready;
        else if (toBeginning && isNear(ready)) {
          decided = ready;
          isFound = true;
        }
      }
    }
    if (decided === NEVER ? isNear(size) : isFound) found.push(term);
  }
  return found;
}

/** Longer than any word. */
const NEVER = 1_000;

/** Fills the row of one more unit and gives the least of it; a swap reaches no lower than a replacement in between. */
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
  // Further from the diagonal than the limit, the distance is over it.
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

/** Over every limit. */
const FAR = 100;
