// The text of an index: cutting words, building and reading their postings, marking what was found.

export { findsBeginnings, fold, queryWords, words } from "./analyse.ts";
export { buildText, type TextBuilder } from "./build.ts";
export { type HighlightOptions, highlightText } from "./highlight.ts";
export { type AskedWord, type Finder, finderOf, readSynonyms, type Synonyms } from "./match.ts";
export { type CostLevel, costOf, type Expansion, openText, type TextIndex, type TextOptions } from "./open.ts";
export { bitsetLength, type TextSections, type TextSize } from "./sections.ts";
export { singular } from "./singular.ts";
export { highestLevel, type Level } from "./spelling.ts";
