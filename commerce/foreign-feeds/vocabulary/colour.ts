// Maps a designer's colour name to a colour of the shop: "Slate blue" to Blue, "Ecru" to White, "Black/Red" to multi.

import { colourOf } from "#catalogue";
import { dictionaryOf, phrasesIn, wordsIn } from "../words.ts";
import { COLOUR_WORDS } from "./colour-words.ts";
import { nearestColour } from "./hex-colour.ts";

export interface UnderstoodColour {
  /** A value of the feed's `color`. */
  readonly colour: string;
  /** From 0 to 1. */
  readonly confidence: number;
}

const MANY = "multi";

/** The colour of a name; undefined if it names none. */
export function colourIn(name: string): UnderstoodColour | undefined {
  const hex = /#([\da-f]{6}|[\da-f]{3})\b/iu.exec(name)?.[1];
  if (hex !== undefined) return { colour: nearestColour(hex), confidence: 0.9 };
  // French gold, which within other words is English.
  if (/^\s*or\s*$/iu.test(name)) return { colour: "Gold", confidence: 0.9 };
  const parts = name.split(/[/,;|+&×]|(?: and | und | et | y | e | x )/iu).map(colourOfPart);
  const known = [...new Set(parts.filter((part) => part !== undefined))];
  if (known.length > 1) return { colour: MANY, confidence: 1 };
  if (known[0] !== undefined) return { colour: known[0], confidence: 1 };
  const hidden = wordsIn(name)
    .map(colourWithin)
    .find((colour) => colour !== undefined);
  return hidden === undefined ? undefined : { colour: hidden, confidence: 0.7 };
}

/** The last colour wins, as in "Slate blue"; "Navy" wins over "blue", and a print over its colours. */
function colourOfPart(part: string): string | undefined {
  const known = phrasesIn(wordsIn(part), (phrase) => DICTIONARY.get(phrase) ?? colourOf(phrase)?.value).map(
    ({ value }) => value,
  );
  return [MANY, "Navy"].find((colour) => known.includes(colour)) ?? known.at(-1) ?? inCharacters(part);
}

/** "dunkelblau", "blackwash": a longer word that begins or ends with a colour. */
function colourWithin(word: string): string | undefined {
  if (word.length < 6) return undefined;
  const part =
    LONG_WORDS.find((one) => word.endsWith(one)) ?? LONG_WORDS.find((one) => one.length > 4 && word.startsWith(one));
  return part === undefined ? undefined : DICTIONARY.get(part);
}

/** Chinese, Japanese and Korean do not separate words. */
function inCharacters(part: string): string | undefined {
  const character = CHARACTERS.find((one) => part.includes(one));
  return character === undefined ? undefined : DICTIONARY.get(character);
}

const DICTIONARY = dictionaryOf(COLOUR_WORDS);
const LONG_WORDS = [...DICTIONARY.keys()]
  .filter((word) => /^[a-z]{4,}$/u.test(word))
  .toSorted((one, other) => other.length - one.length);
const CHARACTERS = [...DICTIONARY.keys()]
  .filter((word) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word))
  .toSorted((one, other) => other.length - one.length);
