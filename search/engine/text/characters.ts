// Character classes for splitting folded text into words.

export const SEPARATOR = 0;
const LETTER = 1;
const DIGIT = 2;
/** Han, Hiragana, Katakana, Hangul and Bopomofo, which do not separate words by spaces. */
export const IDEOGRAPH = 3;

export type CharacterClass = typeof SEPARATOR | typeof LETTER | typeof DIGIT | typeof IDEOGRAPH;

const IS_IDEOGRAPH = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/v;
const IS_LETTER = /\p{L}/u;
const IS_DIGIT = /\p{N}/u;

const classify = (character: string): CharacterClass => {
  const isDigit = IS_DIGIT.test(character);
  if (!isDigit && !IS_LETTER.test(character)) return SEPARATOR;
  // Half-width and full-width forms have been folded, including digits.
  if (IS_IDEOGRAPH.test(character)) return IDEOGRAPH;
  return isDigit ? DIGIT : LETTER;
};

const UNKNOWN = 255;
const cache = new Uint8Array(0x1_10000).fill(UNKNOWN);

/** The class of a code point, cached because a regular expression is a hundred times slower. */
export function classOf(codePoint: number): CharacterClass {
  const cached = cache[codePoint]!;
  if (cached !== UNKNOWN) return cached as CharacterClass;
  const found = classify(String.fromCodePoint(codePoint));
  cache[codePoint] = found;
  return found;
}

/** True if a word is a pair of ideographs or a single one. Words never mix them with letters. */
export const isIdeographic = (word: string): boolean => word !== "" && classOf(word.codePointAt(0)!) === IDEOGRAPH;

/**
 * True if a word can be corrected: it has only letters, without digits and ideographs. Letters of two UTF-16 units (of scripts
 * like Adlam) are excluded, so that a unit is a letter when counting edits.
 */
export function isCorrectable(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (classOf(word.charCodeAt(at)) !== LETTER) return false;
  return word !== "";
}
