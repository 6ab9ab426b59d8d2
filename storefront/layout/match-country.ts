// Matches the text typed in the picker with a country: by its names in every language of the shop and in its own, by other names
// that people use for it, and by its codes.

import { LANGUAGES } from "#catalogue";

/**
 * "found" if every word starts a word of the country's label ("New Zealand USD English") or of a name, ignoring accents; "named" if every
 * word is one, so that "UK" is the United Kingdom before Ukraine.
 */
export function matchCountry(query: string, label: string, code: string): "named" | "found" | undefined {
  const typed = wordsOf(query);
  if (typed.length === 0) return "found";
  const words = [...wordsOf(label), ...namesOf(code)];
  if (typed.every((part) => words.includes(part))) return "named";
  return typed.every((part) => words.some((word) => word.startsWith(part))) ? "found" : undefined;
}

/** Names missing in Unicode's data, keyed by code: abbreviations, and parts of a country that shoppers type for it. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ae: "UAE Dubai Emirates",
  ch: "Swiss Helvetia",
  cn: "PRC",
  cz: "Czech Republic Tschechische",
  gb: "UK Great Britain England Scotland Wales Ulster Grande-Bretagne Angleterre Großbritannien Schottland Gran Bretaña Inglaterra Bretagna Inghilterra Великобритания Англия 英格兰 イングランド 잉글랜드 إنجلترا بريطانيا",
  hk: "HK",
  ie: "Eire",
  kr: "South Korea Südkorea Corée du Sud ROK",
  mo: "Macau Macao",
  nl: "Holland Hollande Holanda Olanda Голландия هولندا",
  sa: "KSA",
  us: "USA United States of America American Amerika Amérique América США",
};

const NAMES = new Map<string, readonly string[]>();

/** Folded words of all names of a country, and its code. Made once, because the data of ten languages take time. */
function namesOf(code: string): readonly string[] {
  const known = NAMES.get(code);
  if (known) return known;
  const languages = new Set<string>(LANGUAGES.map((one) => one.code));
  const names: string[] = [code, OTHER_NAMES[code] ?? ""];
  if (/^[a-z]{2}$/.test(code)) {
    languages.add(new Intl.Locale(`und-${code}`).maximize().language);
    for (const language of languages) names.push(regionsIn(language).of(code.toUpperCase()) ?? "");
  }
  const words = [...new Set(names.flatMap(wordsOf))];
  NAMES.set(code, words);
  return words;
}

const REGIONS = new Map<string, Intl.DisplayNames>();

function regionsIn(language: string): Intl.DisplayNames {
  const known = REGIONS.get(language) ?? new Intl.DisplayNames(language, { type: "region" });
  REGIONS.set(language, known);
  return known;
}

/** Full stops join, so that "U.S.A." is a word. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}.]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
