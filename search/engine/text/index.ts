// The text of an index: cutting words, building and reading their postings, marking what was found.

export { findsBeginnings, fold, queryWords, words } from "./analyse.ts";
export { buildText, type TextBuilder, type TextSize } from "./build.ts";
export { type AskedWord, readSynonyms, type Synonyms, wordMatcher } from "./match.ts";
export { type CostLevel, costOf, type Expansion, openText, type TextIndex, type TextOptions } from "./open.ts";
export { bitsetLength, type TextSections } from "./sections.ts";
export { singular } from "./singular.ts";
export { highestLevel, type Level } from "./spelling.ts";
