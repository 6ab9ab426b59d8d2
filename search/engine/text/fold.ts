// Folding: the one spelling under which a text is compared, without case, accents and widths.

/** Separators once decomposed; as letters they would lengthen the word before them: "Tex™" is not "textm". */
const TRADE_MARKS = /[™℠]/g;
/** The voicing of Kana (U+3099, U+309A) tells words apart, unlike every other mark, and is composed again. */
const MARKS = /[\p{M}--[\u3099\u309A]]/gv;
const LOOSE_VOICING = /[\u3099\u309A]/g;
/** Letters that have no decomposition, spelled as people without the key for them do. */
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
/** Everything but ASCII and the common Han characters, which need no more than lower case. */
const NEEDS_MORE = /[^\0-\x7f\u4e00-\u9fff]/;

/**
 * Compatibility decomposition without marks, in lower case, composed again (so that Hangul stays syllables). Folding
 * a text twice changes nothing more. A lone surrogate becomes U+FFFD.
 */
export function fold(text: string): string {
  if (!NEEDS_MORE.test(text)) return text.toLowerCase();
  return text
    .toWellFormed()
    .replace(TRADE_MARKS, " ")
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .normalize("NFC")
    .replace(LOOSE_VOICING, "")
    .replace(TO_SPELL_OUT, (letter) => SPELLED_OUT[letter]!);
}

/** A character with what may combine with it: marks, vowels and finals of Hangul, the voicing of narrow Kana. */
const CLUSTER = /[^][\p{M}\u1160-\u11ff\u314f-\u3163\uff9e\uff9f\uffc2-\uffdc]*/gu;

export interface FoldedText {
  readonly folded: string;
  /** The place in the text of the character that a unit of `folded` comes from; one more for the end. */
  start(at: number): number;
  /** The place behind the character that the unit before this one comes from. */
  end(at: number): number;
}

/** A folded text that remembers where each of its units comes from. */
export function foldInPlace(text: string): FoldedText {
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
