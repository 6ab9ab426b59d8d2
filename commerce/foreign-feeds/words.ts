// Words of a text, to compare them with vocabularies: without accents, in lower case.

import { toHandle } from "#catalogue";

export const wordsIn = (text: string): readonly string[] =>
  /[\p{L}\p{N}]/u.test(text) ? toHandle(text.replaceAll(/['’]s?(?=[^\p{L}\p{N}]|$)/gu, "")).split("-") : [];

/** Parses "black: noir nero, dark: night sky" style tables: values by word or by words joined with spaces. */
export const dictionaryOf = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([value, words]) =>
      words.split(",").map((phrase) => [wordsIn(phrase).join(" "), value] as const),
    ),
  );

/** A phrase of the dictionary in the text, the longest at each place, with its position. */
export function phrasesIn(
  words: readonly string[],
  find: (phrase: string) => string | undefined,
): readonly { readonly value: string; readonly phrase: string; readonly at: number }[] {
  const found: { value: string; phrase: string; at: number }[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST, words.length - at);
    for (; length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join(" ");
      const value = find(phrase) ?? find(singular(phrase));
      if (value === undefined) continue;
      found.push({ value, phrase, at });
      break;
    }
    at += Math.max(1, length);
  }
  return found;
}

const LONGEST = 4;

/** Possible singulars of nouns in the shop's European languages, for dictionaries that have only the singular. */
export function singularsOf(phrase: string): readonly string[] {
  const words = phrase.split(" ");
  const last = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  const forms =
    last.length < 4
      ? []
      : PLURALS.flatMap(([end, ...ends]) => ends.flatMap((one) => (end.test(last) ? last.replace(end, one) : [])));
  return [
    singular(phrase),
    words.map(singular).join(" "),
    ...forms.filter((form) => form.length > 2).map((form) => [...before, form].join(" ")),
  ];
}

/** Ends of plurals and diminutives, and of singulars that they may have. */
const PLURALS: readonly (readonly [RegExp, ...string[]])[] = [
  [/(?<=\p{sc=Latin}{3})(?:j|tj|etj|pj)es?$/u, ""],
  [/(?<=\p{sc=Latin}{3})(?:chen|lein)$/u, "", "e"],
  [/(?<=\p{sc=Latin}{3})(?:en|n|e|es)$/u, ""],
  [/(?<=\p{sc=Latin}{3})en$/u, "e"],
  [/(?<=\p{sc=Latin}{3})n$/u, ""],
  [/(?<=\p{sc=Latin}{3})i$/u, "o", "e", "a", "io"],
  [/(?<=[cg])he$/u, "a"],
  [/(?<=\p{sc=Latin}{2})e$/u, "a"],
  [/(?<=\p{sc=Cyrillic}{2})[ыи]$/u, "", "а", "я", "ь"],
  [/(?<=\p{sc=Cyrillic}{2})а$/u, "", "о"],
  [/(?<=\p{sc=Cyrillic}{2})я$/u, "е"],
];

const singular = (phrase: string): string => {
  if (/(?:ss|us)$/u.test(phrase)) return phrase;
  if (/(?:ches|shes|sses|xes)$/u.test(phrase)) return phrase.slice(0, -2);
  if (phrase.endsWith("ves")) return `${phrase.slice(0, -3)}f`;
  if (phrase.endsWith("ies") && phrase.length > 4) return `${phrase.slice(0, -3)}y`;
  return phrase.endsWith("s") && phrase.length > 3 ? phrase.slice(0, -1) : phrase;
};
