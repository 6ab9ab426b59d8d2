// Folding: normalises text for comparison, without case, accents and character widths.

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
/** Text with other characters than ASCII and common Han, which only need lower-casing. */
const NEEDS_MORE = /[^\0-\x7f\u4e00-\u9fff]/;

/**
 * Compatibility decomposition without marks, in lower case, then composed again (to keep Hangul syllables). Idempotent. Unpaired
 * surrogates become U+FFFD.
 */
export function fold(text: string): string {
  if (!NEEDS_MORE.test(text)) return text.toLowerCase();
  return (
    text
      .toWellFormed()
      .replace(TRADE_MARKS, " ")
      .normalize("NFKD")
      .replace(MARKS, "")
      .toLowerCase()
      .normalize("NFC")
      .replace(LOOSE_VOICING, "")
      // Letters that such a mark separated.
      .normalize("NFC")
      .replace(TO_SPELL_OUT, (letter) => SPELLED_OUT[letter]!)
  );
}

/** A character with everything that may combine with it: marks, Hangul vowels and finals, voicing of half-width Kana. */
const CLUSTER = /[^][\p{M}\u1160-\u11ff\u314f-\u3163\uff9e\uff9f\uffc2-\uffdc]*/gu;

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
