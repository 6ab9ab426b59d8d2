// Shorter texts to offer for a search that finds nothing.

import { hasOnlyStopWords } from "./stop-words.ts";

/** Longer texts are not shortened. */
const MOST_WORDS = 8;

/**
 * First the texts without one word, then each word alone. None consists of stop words, or starts or ends with one: "coat with zip"
 * becomes "coat zip", "zip" and "coat".
 */
export function shorterTexts(text: string): readonly (readonly string[])[] {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  const withoutOne = words.map((_, gone) => words.filter((__, at) => at !== gone));
  return [offers(withoutOne), ...(words.length > 2 ? [offers(words.map((word) => [word]))] : [])];
}

const offers = (texts: readonly (readonly string[])[]): readonly string[] => [
  ...new Set(
    texts.flatMap((words) => {
      const start = words.findIndex((word) => !hasOnlyStopWords(word));
      const end = words.findLastIndex((word) => !hasOnlyStopWords(word));
      return end < 0 ? [] : [words.slice(start, end + 1).join(" ")];
    }),
  ),
];
