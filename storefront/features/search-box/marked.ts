// Words found in a text: how the service is asked to mark them, and the text in parts to be shown.

import type { Marks } from "#search/dialects/suggestions/wire";

/** A stretch of text, found or not. */
export interface Part {
  readonly text: string;
  readonly isFound: boolean;
}

/** Characters for private use: no title has them, and none of them means anything to a browser. */
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
