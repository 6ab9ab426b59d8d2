// Maps a designer's colour name to a colour of the shop: "Slate blue" to Blue, "Ecru" to White, "Black/Red" to multi.

import { colourOf } from "#catalogue";
import { dictionaryOf, phrasesIn, wordsIn } from "../words.ts";
import { COLOUR_WORDS } from "./colour-words.ts";
import { nearestColour } from "./hex-colour.ts";
import { MOTIF_WORDS, PATTERN_WORDS } from "./pattern-words.ts";
import { SHADE_WORDS } from "./shade-words.ts";

export interface UnderstoodColour {
  /** A value of the feed's `color`. */
  readonly colour: string;
  /** From 0 to 1. */
  readonly confidence: number;
  /** True if only a pattern is named: "Floral". */
  readonly isPattern?: boolean;
}

const MANY = "multi";
const TAN =
  /^\s*(?:(?:british|dark|light|veg|vegetable|natural|antique|saddle) )*tan(?: (?:leather|suede|grain|calf|nubuck|nappa))?\s*$/iu;

/** The colour of a name; undefined if it names none. Confidence is 1 for words that name a colour in any text. Leather goods in tan are brown. */
export function colourIn(name: string, isLeather = false): UnderstoodColour | undefined {
  if (isLeather && TAN.test(name)) return { colour: "Brown", confidence: 0.9 };
  const hex = /#([\da-f]{6}|[\da-f]{3})\b/iu.exec(name)?.[1];
  if (hex !== undefined) return { colour: nearestColour(hex), confidence: 0.9 };
  // French gold, which within other words is English.
  if (/^\s*or\s*$/iu.test(name)) return { colour: "Gold", confidence: 0.9 };
  const parts = name.split(/[/,;|+&×]|(?: and | und | et | en | y | e | x | w\/ | with )/iu);
  const certain = together(parts.map((part) => colourOfPart(part, DICTIONARY)));
  const all = together(parts.map(colourOfName));
  if (all !== undefined) return { colour: all, confidence: all === certain ? 1 : 0.8 };
  const pattern = parts.map(patternOf).find((one) => one !== undefined);
  if (pattern !== undefined) return { colour: MANY, confidence: pattern === MOTIF ? 0.8 : 1, isPattern: true };
  const hidden = wordsIn(name)
    .map(colourWithin)
    .find((colour) => colour !== undefined);
  return hidden === undefined ? undefined : { colour: hidden, confidence: 0.7 };
}

/** The pattern that a colour's name contains: "Striped" of "Blue stripe". Undefined if it contains none, or only a motif or print. */
export const patternNamed = (name: string): string | undefined => {
  const pattern = patternOf(name);
  return pattern === MOTIF || pattern === "Printed" ? undefined : pattern;
};

const patternOf = (name: string): string | undefined =>
  phrasesIn(wordsIn(name), (phrase) => PATTERNS.get(phrase))[0]?.value ??
  PATTERNS.get(PATTERN_CHARACTERS.find((one) => name.includes(one)) ?? "");

/** Shades only where there is no colour. */
function colourOfName(part: string): string | undefined {
  const colour = colourOfPart(part, ALL_WORDS);
  return colour === MANY ? colour : (colourOfPart(part, DICTIONARY) ?? colour);
}

/** Several colours are multi; of two that are close, the first counts: "Off white / Sand" is White. */
function together(parts: readonly (string | undefined)[]): string | undefined {
  const known = [...new Set(parts.filter((part) => part !== undefined))];
  const isClose = known.length === 2 && CLOSE.some((pair) => known.every((colour) => pair.includes(colour)));
  return known.length > 1 && !isClose ? MANY : known[0];
}

const CLOSE = ["White Beige", "Beige Brown", "Blue Navy", "Grey Silver", "Gold Yellow"].map((pair) => pair.split(" "));

/** The last colour wins, as in "Slate blue"; "Navy" wins over "blue", and several colours over one. */
function colourOfPart(part: string, dictionary: ReadonlyMap<string, string>): string | undefined {
  const known = phrasesIn(wordsIn(part), (phrase) => dictionary.get(phrase) ?? colourOf(phrase)?.value);
  const firm = known.filter(({ phrase }) => !QUALIFIERS.has(phrase));
  const values = (firm.length > 0 ? firm : known).map(({ value }) => value);
  const last = values.at(-1);
  if (values.includes(MANY) || isPair(part)) return MANY;
  if (known.some(({ phrase }) => phrase.includes("navy")) || (last === "Blue" && values.includes("Navy")))
    return "Navy";
  return last ?? inCharacters(part);
}

/** "Rot-Weiß" are two colours, "Rose-gold" is one. */
const isPair = (part: string): boolean =>
  [...part.matchAll(/(\p{L}+)-(\p{L}+)/gu)].some(([whole, ...sides]) => {
    const [one, other] = sides.map((side) => DICTIONARY.get(wordsIn(side).join(" ")));
    return one !== undefined && other !== undefined && one !== other && !DICTIONARY.has(wordsIn(whole).join(" "));
  });

/** Words that change a colour rather than name one: "Oatmeal heather", "Pink crystal". */
const QUALIFIERS: ReadonlySet<string> = new Set(
  "heather marl melange crystal clear transparent kristall natural wash medium powder haze mist smoke shadow metallic antique polished denim".split(
    " ",
  ),
);

/** "dunkelblau", "blackwash", "hautfarben": a longer word that begins or ends with a colour. */
function colourWithin(word: string): string | undefined {
  if (word.length < 6) return undefined;
  const stem = word.replace(/(?:farben|farbig|farbene|kleurig|kleur|coloured|colored|tone|ton)$/u, "");
  const whole = stem === word ? undefined : ALL_WORDS.get(stem);
  const part =
    LONG_WORDS.find((one) => word.endsWith(one)) ??
    SHORT_ENDS.find((one) => word.endsWith(one)) ??
    LONG_WORDS.find((one) => one.length > 4 && word.startsWith(one));
  return whole ?? (part === undefined ? undefined : DICTIONARY.get(part));
}

/** Chinese, Japanese and Korean do not separate words. */
function inCharacters(part: string): string | undefined {
  const character = CHARACTERS.find((one) => part.includes(one));
  return character === undefined ? undefined : DICTIONARY.get(character);
}

const COLOURS = dictionaryOf(COLOUR_WORDS);
const SHADES = dictionaryOf(SHADE_WORDS);
/** Shades of several words with a colour among them name it in any text: "bleu nuit". */
const DICTIONARY: ReadonlyMap<string, string> = new Map([
  ...[...SHADES].filter(([phrase]) => phrase.includes(" ") && phrase.split(" ").some((word) => COLOURS.has(word))),
  ...COLOURS,
]);
const ALL_WORDS: ReadonlyMap<string, string> = new Map([...SHADES, ...DICTIONARY]);
const LONG_WORDS = [...DICTIONARY.keys()]
  .filter((word) => /^[a-z]{4,}$/u.test(word))
  .toSorted((one, other) => other.length - one.length);
/** German and Dutch: "Rubinrot", "gebrokenwit". */
const SHORT_ENDS = ["rot", "wit"];
const UNSEPARATED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const longestFirst = (words: Iterable<string>): readonly string[] =>
  [...words].filter((word) => UNSEPARATED.test(word)).toSorted((one, other) => other.length - one.length);
const CHARACTERS = longestFirst(DICTIONARY.keys());

const MOTIF = "motif";
const PATTERNS: ReadonlyMap<string, string> = new Map([
  ...dictionaryOf({ [MOTIF]: MOTIF_WORDS }),
  ...dictionaryOf(PATTERN_WORDS),
]);
const PATTERN_CHARACTERS = longestFirst(PATTERNS.keys());
