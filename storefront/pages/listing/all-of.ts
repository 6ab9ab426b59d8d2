// "All shoes": the label of a link to a whole category or collection.

import type { LanguageCode } from "#catalogue";
import type { SayFilters } from "./chip-name.ts";

/** Only English uses lower case within a sentence. */
export const allOf = (say: SayFilters, language: LanguageCode, name: string): string =>
  say("allOf", { name: language === "en" ? inSentence(name) : name });

/** "Women’s T-Shirts" is "women’s T-shirts". */
const inSentence = (name: string): string => name.replaceAll(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
