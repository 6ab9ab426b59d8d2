// The words of a search as they were found: with another spelling in the place of those that nothing has.

export interface Correction {
  /** The word as the index read it: folded, without accents and in lower case. */
  readonly typed: string;
  readonly found: string;
}

/** Undefined when every word was found as it was typed. */
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
