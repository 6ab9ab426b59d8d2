// Cutting text into words: those a product is found by, and those a query asks for. Pure.

import { classOf, IDEOGRAPH, isIdeographic, SEPARATOR } from "./characters.ts";
import { fold } from "./fold.ts";

/** Units of a word; what is longer is cut, in products and queries alike. */
const LONGEST_WORD = 64;

/**
 * The words by which a product with this text is found, in order, repetitions included.
 *
 * The folded text is cut into runs of letters and digits; everything else separates: "rag & bone" is "rag", "bone" and
 * "12+" is "12". A run of Chinese, Japanese or Korean characters becomes its overlapping pairs, and its last character
 * alone, so that each of its characters begins some word; it also ends a run of letters: "T恤" is "t", "恤".
 *
 * Words joined by one hyphen, apostrophe, full stop or ampersand and no space are found by their parts, by what
 * apostrophes join, and by the whole: "T-shirt" is "t", "shirt", "tshirt"; "Levi's" is "levi", "s", "levis"; "A.P.C." is
 * "a", "p", "c", "apc".
 */
export function words(text: string): string[] {
  const found: string[] = [];
  cut(fold(text), (word) => found.push(word));
  return found;
}

/**
 * The words a query asks for, in order, repetitions included, each of them one of `words`. What apostrophes join is asked
 * for as one ("levi's" is "levis", which finds both), what others join by its parts ("t-shirt" is "t", "shirt", which
 * finds "t shirt" too). A run of characters gives itself if it is only one, and up to three its pairs. Of a longer run
 * the pairs that follow each other, since it is several words, and a pair across two of them stands in no product:
 * 黑色大衣 is 黑色, 大衣. The last one overlaps where their number is odd.
 */
export function queryWords(text: string): string[] {
  const found: string[] = [];
  let pairs: string[] = [];
  const closed = fold(text).replace(APOSTROPHE, (mark: string, before: string, after: string) =>
    isIdeographic(before) || isIdeographic(after) ? mark : "",
  );
  cut(closed, (word, kind) => {
    if (kind === "last") {
      found.push(...pairs.filter((_, place) => pairs.length < 3 || place % 2 === 0 || place === pairs.length - 1));
      pairs = [];
    } else if (kind === "plain") (isPair(word) ? pairs : found).push(word);
  });
  return found;
}

const isPair = (word: string): boolean => isIdeographic(word) && word.length > width(word, 0);

/** Whether a query's word finds words that begin with it: the last one, unless a pair; a character alone, always. */
export const findsBeginnings = (word: string, isLast: boolean): boolean =>
  isIdeographic(word) ? word.length === width(word, 0) : isLast;

export type WordKind =
  /** Letters and digits, a pair of characters, or the only character of a run. */
  | "plain"
  /** The last character of a run of several. */
  | "last"
  /** Several words as one: what apostrophes join, or a whole compound. */
  | "joined";

/** Of a unit between two words: whether they are found as one too. Hyphen, apostrophe, full stop, ampersand. */
export const isJoiner = (unit: number): boolean => JOINERS.has(unit);

type Found = (word: string, kind: WordKind, from: number, to: number) => void;

/** Calls back with each word of a folded text and where it stands in it. */
export function cut(folded: string, found: Found): void {
  let at = 0;
  while (at < folded.length) {
    const kind = classOf(folded.codePointAt(at)!);
    if (kind === SEPARATOR) at += width(folded, at);
    else if (kind === IDEOGRAPH) at = cutCharacters(folded, at, found);
    else at = cutCompound(folded, at, found);
  }
}

/** One word, or several with a joiner between each two. */
function cutCompound(folded: string, start: number, found: Found): number {
  let whole = "";
  let closed = "";
  let closedFrom = start;
  let from = start;
  while (true) {
    const to = endOfWord(folded, from);
    const word = folded.slice(from, to);
    found(shortened(word), "plain", from, to);
    const joiner = to + 1 < folded.length && isOfWord(folded, to + 1) ? folded.charCodeAt(to) : 0;
    closed += word;
    whole += word;
    const isEnd = !isJoiner(joiner);
    if (!APOSTROPHES.has(joiner)) {
      if (closedFrom < from) found(shortened(closed), "joined", closedFrom, to);
      if (isEnd && start < closedFrom) found(shortened(whole), "joined", start, to);
      closed = "";
      closedFrom = to + 1;
    }
    if (isEnd) return to;
    from = to + 1;
  }
}

function cutCharacters(folded: string, start: number, found: Found): number {
  let from = start;
  let at = start + width(folded, start);
  let isOne = true;
  while (at < folded.length && classOf(folded.codePointAt(at)!) === IDEOGRAPH) {
    const next = at + width(folded, at);
    found(folded.slice(from, next), "plain", from, next);
    from = at;
    at = next;
    isOne = false;
  }
  found(folded.slice(from, at), isOne ? "plain" : "last", from, at);
  return at;
}

function endOfWord(folded: string, start: number): number {
  let at = start;
  while (at < folded.length && isOfWord(folded, at)) at += width(folded, at);
  return at;
}

function isOfWord(folded: string, at: number): boolean {
  const kind = classOf(folded.codePointAt(at)!);
  return kind !== SEPARATOR && kind !== IDEOGRAPH;
}

function shortened(word: string): string {
  if (word.length <= LONGEST_WORD) return word;
  const isPairCut = word.codePointAt(LONGEST_WORD - 1)! > 0xffff;
  return word.slice(0, isPairCut ? LONGEST_WORD - 1 : LONGEST_WORD);
}

/** Of well-formed text, so that a first surrogate has its second. */
const width = (text: string, at: number): 1 | 2 => ((text.charCodeAt(at) & 0xfc00) === 0xd800 ? 2 : 1);

const units = (text: string): ReadonlySet<number> => new Set(Array.from(text, (mark) => mark.charCodeAt(0)));

/** As they are once folded; a non-breaking hyphen is U+2010 by then. */
const APOSTROPHES = units("'‘’");
const JOINERS = units("-‐'‘’.&");
const APOSTROPHE = /(?<=([\p{L}\p{N}]))['‘’](?=([\p{L}\p{N}]))/gu;
