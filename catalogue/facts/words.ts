// Vocabularies of facts: a canonical English value with the words that mean it.

export type FactWords = readonly (readonly [value: string, words: RegExp])[];

/** The value whose words a text has. */
export const valueIn = (vocabulary: FactWords, text: string): string | undefined =>
  vocabulary.find(([, words]) => words.test(text))?.[0];
