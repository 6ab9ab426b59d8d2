// "All shoes": everything of a category or a collection, as a way there.

import type { LanguageCode } from "#catalogue";
import type { SayFilters } from "./chip-name.ts";

/** English writes the name small in a sentence; German never does, and other scripts have no case. */
export const allOf = (say: SayFilters, language: LanguageCode, name: string): string =>
  say("allOf", { name: language === "en" ? inSentence(name) : name });

/** "Women’s T-Shirts" is "women’s T-shirts". */
const inSentence = (name: string): string => name.replaceAll(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
