// What a folded character is to the cutting of words: a letter, a digit, a character of Chinese, Japanese or Korean, or none.

export const SEPARATOR = 0;
const LETTER = 1;
const DIGIT = 2;
/** Han, Hiragana, Katakana, Hangul and Bopomofo, which write words without spaces between them. */
export const IDEOGRAPH = 3;

export type CharacterClass = typeof SEPARATOR | typeof LETTER | typeof DIGIT | typeof IDEOGRAPH;

const IS_IDEOGRAPH = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/v;
const IS_LETTER = /\p{L}/u;
const IS_DIGIT = /\p{N}/u;

const classify = (character: string): CharacterClass => {
  const isDigit = IS_DIGIT.test(character);
  if (!isDigit && !IS_LETTER.test(character)) return SEPARATOR;
  // Narrow and wide forms are folded by now, and with them the digits that these scripts share with others.
  if (IS_IDEOGRAPH.test(character)) return IDEOGRAPH;
  return isDigit ? DIGIT : LETTER;
};

const UNKNOWN = 255;
const known = new Uint8Array(0x1_10000).fill(UNKNOWN);

/** The class of a code point, remembered once asked: a test by pattern costs a hundred times a look into a table. */
export function classOf(codePoint: number): CharacterClass {
  const remembered = known[codePoint]!;
  if (remembered !== UNKNOWN) return remembered as CharacterClass;
  const found = classify(String.fromCodePoint(codePoint));
  known[codePoint] = found;
  return found;
}

/** Whether a word is written in characters: a pair of them, or one alone. Words never mix them with letters. */
export const isIdeographic = (word: string): boolean => word !== "" && classOf(word.codePointAt(0)!) === IDEOGRAPH;

/**
 * Whether a word has other spellings: one of nothing but letters, no digit and no ideograph among them. Letters that take
 * two UTF-16 units (of scripts such as Adlam) have none either, so that a unit is a letter wherever slips are counted.
 */
export function isSpelled(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (classOf(word.charCodeAt(at)) !== LETTER) return false;
  return word !== "";
}
