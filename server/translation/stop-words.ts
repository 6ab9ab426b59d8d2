// Leaves out of a query the words that the merchant names for its language.

import { languageOf } from "#catalogue";
import { SEARCH, type ReadSetting } from "#commerce/settings";
import type { Understand } from "#translation";

/** A query of stop words alone stays as it is, as does its last word while it is being typed. */
export const withoutStopWords =
  (understand: Understand, setting: ReadSetting): Understand =>
  (query, language) => {
    const code = languageOf(language)?.code;
    const stopWords = code && setting(SEARCH).stopWords[code];
    if (!stopWords || stopWords.length === 0) return understand(query, language);
    const left = new Set(stopWords.map((word) => word.toLowerCase()));
    const words = query.split(/\s+/u).filter((word) => word !== "");
    const meant = words.filter((word) => !left.has(word.toLowerCase()));
    return understand(meant.length === 0 ? query : meant.join(" "), language);
  };
