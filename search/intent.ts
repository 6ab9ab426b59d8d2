// Reads queries as shoppers mean them: prices, sizes, negation, and the merchant's table of meanings (docs/how-search-decides.md).

export { type Intent, meantQuery, type MeantQuery, typedQuery } from "./intent/meant-query.ts";
export { meaningFilter, meaningTable, WORDS_ATTRIBUTE } from "./intent/meaning-table.ts";
export type { LanguageWords } from "./intent/respell.ts";
export type { Reading, ReadPart } from "./intent/reading.ts";
export { readVocabulary, type Vocabulary } from "./intent/vocabulary.ts";
