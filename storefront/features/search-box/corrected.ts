// The text of a search with its corrected spellings.

export interface Correction {
  /** The word as indexed: lower case, without accents. */
  readonly typed: string;
  readonly found: string;
}

/** Undefined if nothing was corrected. */
export function correctedText(text: string, corrections: readonly Correction[]): string | undefined {
  if (corrections.length === 0) return undefined;
  const found = new Map(corrections.map((one) => [one.typed, one.found]));
  const corrected = text.trim().replaceAll(WORD, (word) => found.get(folded(word)) ?? word);
  return folded(corrected) === folded(text.trim()) ? undefined : corrected;
}

/** Letters and digits; an apostrophe joins. */
const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

const folded = (word: string): string =>
  word
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase();
