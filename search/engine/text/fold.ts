// Folding: normalises text for comparison, without case, accents, character widths, and the scripts in which one word is written.

import { simplifiedChinese } from "./simplified-chinese.ts";

/** Symbols that would decompose to letters of the preceding word: "Tex™" is not "textm". */
const TRADE_MARKS = /[™℠]/g;
/** Voicing marks of Kana (U+3099, U+309A) distinguish words, unlike other marks, and are composed again. */
const MARKS = /[\p{M}--[\u3099\u309A]]/gv;
const LOOSE_VOICING = /[\u3099\u309A]/g;
/** Common spellings of letters without a decomposition. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ŧ: "t",
  þ: "th",
  ς: "σ",
};
const TO_SPELL_OUT = new RegExp(`[${Object.keys(SPELLED_OUT).join("")}]`, "g");
/** Text with other characters than ASCII and common Han, which only need lower-casing and simplifying. */
const NEEDS_MORE = /[^\0-\x7f\u4e00-\u9fff]/;

/**
 * Compatibility decomposition without marks, in lower case, then composed again (to keep Hangul syllables). Chinese is simplified,
 * and Kana are in one spelling. Idempotent. Unpaired surrogates become U+FFFD.
 */
export function fold(text: string): string {
  if (!NEEDS_MORE.test(text)) return simplifiedChinese(text.toLowerCase());
  const composed = text
    .toWellFormed()
    .replace(TRADE_MARKS, " ")
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .normalize("NFC")
    .replace(LOOSE_VOICING, "")
    // Letters that such a mark separated.
    .normalize("NFC")
    .replace(TO_SPELL_OUT, (letter) => SPELLED_OUT[letter]!);
  return simplifiedChinese(foldKana(composed));
}

/** Typed for the sign of a long vowel, which keyboards have beside the hyphen. */
const DASHES = "\\-‐‑‒–—―−";
const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g;
const LONG_VOWEL = new RegExp(`(?<=[\u30a1-\u30fa\u30fc])[${DASHES}]`, "g");
const FOREIGN_V = /ヴ([ァィェォ]?)/g;
const V_AS_B: Readonly<Record<string, string>> = { "": "ブ", ァ: "バ", ィ: "ビ", ェ: "ベ", ォ: "ボ" };
const SMALL_VOWELS = /[ァィゥェォ]/g;

/** "わんぴーす" and "ワンピ-ス" are "ワンピース", "スウエット" is "スウェット", and "ビンテージ" is "ヴィンテージ". */
const foldKana = (text: string): string =>
  text
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(LONG_VOWEL, "ー")
    .replace(FOREIGN_V, (_, vowel: string) => V_AS_B[vowel]!)
    .replace(SMALL_VOWELS, (kana) => String.fromCharCode(kana.charCodeAt(0) + 1));

/** What may combine with a character: marks, Hangul vowels and finals, voicing of half-width Kana. */
const COMBINED = "[\\p{M}\\u1160-\\u11ff\\u314f-\\u3163\\uff9e\\uff9f\\uffc2-\\uffdc]*";
/** A character with what combines with it, with the vowel behind a V, and with the hyphen that lengthens it. */
const CLUSTER = new RegExp(
  `[^]${COMBINED}(?:(?<=[ヴゔウうｳ]${COMBINED})[ァィェォぁぃぇぉｧｨｪｫ]${COMBINED})?` +
    `(?:(?<=[\\p{scx=Katakana}\\p{scx=Hiragana}]${COMBINED})[${DASHES}－])?`,
  "gu",
);

export interface FoldedText {
  readonly folded: string;
  /** Offset in the text of the character of a unit in `folded`, or of the end. */
  start(at: number): number;
  /** Offset in the text after the character of the previous unit. */
  end(at: number): number;
}

/** A folded text with the original offset of each unit. */
export function foldWithOffsets(text: string): FoldedText {
  if (!NEEDS_MORE.test(text)) return { folded: text.toLowerCase(), start: (at) => at, end: (at) => at };
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = "";
  for (const { 0: cluster, index } of text.toWellFormed().matchAll(CLUSTER)) {
    const part = fold(cluster);
    for (let unit = 0; unit < part.length; unit++) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
    folded += part;
  }
  return { folded, start: (at) => starts[at] ?? text.length, end: (at) => ends[at - 1] ?? 0 };
}
