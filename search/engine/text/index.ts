// Text search: splitting words, building and reading postings, highlighting.

export { queryWords, words } from "./analyse.ts";
export { absenceCost, ruledWords, type RuledText, type RuledWord } from "./asked-words.ts";
export { buildText } from "./build.ts";
export { type CompoundPart, knownPartOf, stemsOf } from "./compounds.ts";
export { highlightText } from "./highlight.ts";
export { type CostLevel, type Expansion, openText, type TextIndex } from "./open.ts";
export type { TextSections } from "./sections.ts";
export { distance, type Level } from "./spelling.ts";
export { type FoundPhrase, phrasesIn, readSynonyms, type SameWords } from "./synonyms.ts";
