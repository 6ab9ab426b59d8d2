// Words of the search that a merchant decides: synonyms, and words that queries do without.

import type { LanguageCode } from "./languages.ts";

/** Words with the same meaning, or one that also finds others, which do not find it. */
export type Synonyms = readonly string[] | { readonly word: string; readonly finds: readonly string[] };

export interface SearchWords {
  readonly synonyms: readonly Synonyms[];
  readonly stopWords: { readonly [Language in LanguageCode]?: readonly string[] };
}

/** Those of a shop whose merchant has not decided them. */
export const INITIAL_SEARCH_WORDS: SearchWords = {
  synonyms: [
    ["sneakers", "trainers"],
    ["trousers", "pants"],
    ["sweater", "jumper", "pullover"],
    ["turtleneck", "rollneck"],
    ["trenchcoat", "trench"],
    ["handbag", "bag"],
    ["sunglasses", "shades"],
    ["swimsuit", "swimwear"],
    ["tee", "tshirt"],
    ["grey", "gray"],
    ["jewellery", "jewelry"],
    ["women", "ladies", "female"],
    ["men", "gents", "male"],
    ["kids", "children"],
  ],
  stopWords: {},
};
