// Judged queries: what shoppers type into the demo shop, what they mean, and how well a search answers them.

export { judge, mean, type Verdict } from "./judge.ts";
export { judgeSuggestions, type SuggestionVerdict } from "./judge-suggestions.ts";
export { judgedProduct, type JudgedProduct, type JudgedQuery } from "./judgement.ts";
export { JUDGED_QUERIES } from "./queries.ts";
