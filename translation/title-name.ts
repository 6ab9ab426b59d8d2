// Tells proper names from ordinary English words, without a dictionary of names.
import { isKnownWord } from "./title-units.ts";
import { COMMON_WORDS } from "./vocabulary/index.ts";

/** Small words inside a name: "Fleur de Lis". */
const PARTICLES: ReadonlySet<string> = new Set([
  "de",
  "del",
  "di",
  "da",
  "du",
  "la",
  "le",
  "les",
  "van",
  "von",
  "y",
  "x",
]);

const MOST_WORDS = 4;

/** Endings of English adjectives and participles, which are no names even with a capital letter: "Reworked". */
const ORDINARY = /(?:\p{L}{3}(?:ed|ing|less|able|ible|ful|ish|proof|ness)|ly)$/iu;

/** True for "Zorba", "Nº5", "Fleur de Lis" and "“Sunday”": every word is capitalised or a number, and none is ordinary English. */
export function isName(text: string): boolean {
  if (/^["“«].+["”»]$/u.test(text)) return true;
  const words = text.split(/\s+/u);
  if (words.length > MOST_WORDS || !/\p{L}|\d{3}/u.test(text)) return false;
  return words.every((word, at) => isNameWord(word) || (at > 0 && at < words.length - 1 && PARTICLES.has(word)));
}

function isNameWord(word: string): boolean {
  if (!/^[\p{Lu}\d№]/u.test(word) || !/^[\p{L}\p{M}\d.'’№º°!-]+$/u.test(word)) return false;
  const parts = word.toLowerCase().replaceAll("’", "'").split("-");
  return parts.every((part) => !COMMON_WORDS.has(part) && !isKnownWord(part)) && !ORDINARY.test(word);
}
