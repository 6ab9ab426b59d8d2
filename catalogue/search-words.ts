// Words of the search that a merchant decides: synonyms, and words that queries do without.

import type { LanguageCode } from "./languages.ts";

/** Words or phrases with the same meaning, or one that also finds others, which do not find it. */
export type Synonyms =
  | readonly string[]
  | { readonly words: readonly string[]; readonly language: LanguageCode }
  | {
      readonly word: string;
      readonly finds: readonly string[];
      /** The language of the visitors for whom it applies; all if absent. */
      readonly language?: LanguageCode;
    };

export interface SearchWords {
  readonly synonyms: readonly Synonyms[];
  readonly stopWords: { readonly [Language in LanguageCode]?: readonly string[] };
}

/** Defaults until the merchant sets their own. */
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
