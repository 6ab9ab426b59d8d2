// Synonyms in Algolia. It has none by language, so a phrase of the query with synonyms of the shopper's language is sent as a name that
// is a one-way synonym of the phrase and of what it finds.

import type { SynonymHit } from "algoliasearch";
import { queryWords } from "../../engine/text/analyse.ts";
import { singular } from "../../engine/text/singular.ts";
import type { WordRules } from "../../query.ts";
import { directionsOf, languageOfSynonyms, type IndexSchema, type Synonyms } from "../../schema.ts";

export function synonymRecords(synonyms: IndexSchema["synonyms"]): SynonymHit[] {
  return synonyms.flatMap((group, place): SynonymHit[] => {
    if (languageOfSynonyms(group) !== undefined)
      return directionsOf(group)[0].map((word, nth) => ({
        objectID: `synonym-${place}-${nth}`,
        type: "oneWaySynonym",
        input: nameOf(place, nth),
        synonyms: [...new Set([word, ...directionsOf(group)[1]])],
      }));
    const [[input = ""], finds] = directionsOf(group);
    return [
      {
        objectID: `synonym-${place}`,
        ...("word" in group
          ? { type: "oneWaySynonym", input, synonyms: [...finds] }
          : { type: "synonym", synonyms: [...finds] }),
      },
    ];
  });
}

/** The text with names in place of phrases that have synonyms of the language. */
export function textWithSynonyms(
  text: string,
  { language, hasSynonyms }: WordRules = {},
  synonyms: readonly Synonyms[],
): string {
  if (language === undefined || hasSynonyms === false) return text;
  const phrases = synonyms.flatMap((group, place) =>
    languageOfSynonyms(group) === language
      ? directionsOf(group)[0].map((word, nth) => ({ key: keyOf([word]), name: nameOf(place, nth) }))
      : [],
  );
  if (phrases.length === 0) return text;
  const typed = text.split(/\s+/u).filter((word) => word !== "");
  const sent: string[] = [];
  for (let from = 0; from < typed.length; from++) {
    let to = Math.min(typed.length, from + MOST_WORDS);
    const found = () => phrases.find(({ key }) => key === keyOf(typed.slice(from, to)));
    while (to > from && !found()) to--;
    sent.push(found()?.name ?? typed[from]!);
    if (to > from) from = to - 1;
  }
  return sent.join(" ");
}

const MOST_WORDS = 5;

const keyOf = (words: readonly string[]): string => words.flatMap(queryWords).map(singular).join(" ");

/** Letters only, because Algolia may split digits off; no word of a language. */
const nameOf = (place: number, nth: number): string => `vxsyn${lettersOf(place)}q${lettersOf(nth)}`;

const lettersOf = (number: number): string =>
  [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join("");
