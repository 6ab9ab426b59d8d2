// Highlighting of matched words: the marks requested from the service, and the text split by them.

import type { Marks } from "#search/dialects/suggestions/wire";

/** A part of a text, matched or not. */
export interface Part {
  readonly text: string;
  readonly isFound: boolean;
}

/** Private-use characters, which no title contains. */
export const MARKS: Marks = { before: "\uE000", after: "\uE001" };

export function partsOf(marked: string): readonly Part[] {
  const parts = marked.split(/([\uE000\uE001])/u);
  let isFound = false;
  const shown: Part[] = [];
  for (const part of parts) {
    if (part === MARKS.before) isFound = true;
    else if (part === MARKS.after) isFound = false;
    else if (part !== "") shown.push({ text: part, isFound });
  }
  return shown;
}

export const plain = (text: string): readonly Part[] => [{ text, isFound: false }];
