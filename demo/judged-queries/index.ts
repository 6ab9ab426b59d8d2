// Judged queries: queries of shoppers with their intended products, and scores of search results.

export { judge, mean, type Verdict } from "./judge.ts";
export { judgeSuggestions, type SuggestionVerdict } from "./judge-suggestions.ts";
export { judgedProduct, type JudgedProduct, type JudgedQuery } from "./judgement.ts";
export { JUDGED_QUERIES } from "./queries.ts";
