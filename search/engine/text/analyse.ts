// Splits text into the words of products and of queries. Pure.

import { classOf, IDEOGRAPH, isIdeographic, SEPARATOR } from "./characters.ts";
import { fold } from "./fold.ts";

/** Maximum length in UTF-16 units; longer words are truncated in products and queries. */
const LONGEST_WORD = 64;

/**
 * The indexed words of a text, in order and with duplicates.
 *
 * The folded text is split into runs of letters and digits: "rag & bone" is "rag", "bone" and "12+" is "12". A run of ideographs
 * (Chinese, Japanese or Korean characters) becomes its overlapping pairs and its last character, so that every character starts
 * a word. Ideographs also end a run of letters: "T恤" is "t", "恤".
 *
 * Words joined by a hyphen, apostrophe, full stop or ampersand without spaces are indexed by their parts, by the parts joined by
 * apostrophes, and as a whole: "T-shirt" is "t", "shirt", "tshirt"; "Levi's" is "levi", "s", "levis"; "A.P.C." is "a", "p", "c",
 * "apc".
 */
export function words(text: string): string[] {
  const found: string[] = [];
  splitWords(fold(text), (word) => found.push(word));
  return found;
}

/**
 * The words of a query, in order and with duplicates; a subset of `words`. Parts joined by apostrophes are one word ("levi's" is
 * "levis", which matches both spellings); parts joined otherwise are separate ("t-shirt" is "t", "shirt", which also matches
 * "t shirt"). A single ideograph is a word; two or three become their pairs. A longer run consists of several words, so only
 * consecutive pairs are used, because no product has a pair across two words: 黑色大衣 is 黑色, 大衣. For an odd number, the last
 * pair overlaps.
 */
export function queryWords(text: string): string[] {
  const found: string[] = [];
  let pairs: string[] = [];
  const closed = fold(text).replace(APOSTROPHE, (mark: string, before: string, after: string) =>
    isIdeographic(before) || isIdeographic(after) ? mark : "",
  );
  splitWords(closed, (word, kind) => {
    if (kind === "last") {
      found.push(...pairs.filter((_, place) => pairs.length < 3 || place % 2 === 0 || place === pairs.length - 1));
      pairs = [];
    } else if (kind === "plain") (isPair(word) ? pairs : found).push(word);
  });
  return found;
}

const isPair = (word: string): boolean => isIdeographic(word) && word.length > width(word, 0);

/** True if a word of a query matches prefixes: the last one unless it is a pair, and a single ideograph always. */
export const matchesPrefix = (word: string, isLast: boolean): boolean =>
  isIdeographic(word) ? word.length === width(word, 0) : isLast;

export type WordKind =
  /** Letters and digits, a pair of ideographs, or a single ideograph. */
  | "plain"
  /** The last ideograph of a run. */
  | "last"
  /** Parts joined by apostrophes, or a whole compound. */
  | "joined";

/** True if a UTF-16 unit joins words: hyphen, apostrophe, full stop or ampersand. */
export const isJoiner = (unit: number): boolean => JOINERS.has(unit);

type Found = (word: string, kind: WordKind, from: number, to: number) => void;

/** Calls `found` with each word of a folded text and its position. */
export function splitWords(folded: string, found: Found): void {
  let at = 0;
  while (at < folded.length) {
    const kind = classOf(folded.codePointAt(at)!);
    if (kind === SEPARATOR) at += width(folded, at);
    else if (kind === IDEOGRAPH) at = splitIdeographs(folded, at, found);
    else at = splitCompound(folded, at, found);
  }
}

/** One word, or several separated by joiners. */
function splitCompound(folded: string, start: number, found: Found): number {
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

function splitIdeographs(folded: string, start: number, found: Found): number {
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

/** Expects well-formed text. */
const width = (text: string, at: number): 1 | 2 => ((text.charCodeAt(at) & 0xfc00) === 0xd800 ? 2 : 1);

const units = (text: string): ReadonlySet<number> => new Set(Array.from(text, (mark) => mark.charCodeAt(0)));

/** In folded form, where a non-breaking hyphen is U+2010. */
const APOSTROPHES = units("'‘’");
const JOINERS = units("-‐'‘’.&");
const APOSTROPHE = /(?<=([\p{L}\p{N}]))['‘’](?=([\p{L}\p{N}]))/gu;
