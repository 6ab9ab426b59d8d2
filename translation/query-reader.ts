// Translates queries of one language into English, the longest phrases first.
import type { Language } from "./language.ts";
import { type Meaning, type Phrases, phrasesOf } from "./query-phrases.ts";
import { foldKana, keyOf, type QueryRules, type Word, wordsOf } from "./query-words.ts";

export function readerOf(language: Language, modelNames: ReadonlySet<string>): (query: string) => string {
  const grammar = { ...language.query, modelNames };
  const phrases = phrasesOf(language);
  return (query) => {
    const parts = split(wordsOf(query, grammar), phrases, grammar);
    const isAboutThing = parts.some(({ meaning }) => meaning?.isThing && meaning.quality === undefined);
    const read = parts.map((part) => ({ ...part, english: part.meaning && englishOf(part.meaning, isAboutThing) }));
    // The English catalogue contains names in Latin letters, but no words in other scripts.
    const isKnown = read.some(({ english }) => english);
    const words = read.map(({ english, text }) => english ?? (isKnown && !isLatin(text) ? "" : text));
    return [...new Set(words.filter(Boolean))].join(" ") || query;
  };
}

/** 高跟 beside boots means heeled; alone it means heels. */
const englishOf = ({ thing, quality }: Meaning, isAboutThing: boolean): string =>
  (isAboutThing ? (quality ?? thing) : (thing ?? quality)) ?? "";

interface Part {
  /** As typed. */
  readonly text: string;
  /** Absent for unknown words. */
  readonly meaning?: Meaning;
}

function split(typed: readonly Word[], phrases: Phrases, grammar: QueryRules): Part[] {
  const { isSpaceless = false } = grammar;
  const parts: Part[] = [];
  const apart = grammar.hasCompounds ? typed.flatMap((word) => partsOfCompound(word, phrases, grammar)) : typed;
  const words = isSpaceless ? apart : closeGaps(apart, phrases);
  for (let at = 0; at < words.length;) {
    const taken = words.slice(at, at + longestAt(words, at, phrases, isSpaceless));
    const meaning = phrases.meanings.get(keyOf(taken, isSpaceless));
    const text = taken.map((word) => word.text).join(isSpaceless ? "" : " ");
    const last = parts.at(-1);
    // Adjacent unknown characters form one part.
    if (isSpaceless && !meaning && last && !last.meaning && !isLatin(text) && !isLatin(last.text))
      parts[parts.length - 1] = { text: last.text + text };
    else parts.push({ text, ...(meaning && { meaning }) });
    at += taken.length;
  }
  return complete(parts, phrases);
}

const SHORTEST_PART = 4;

/** The two known words of an unknown one, of which the last is a thing: "samt" and "kleid". */
export function partsOfCompound(
  word: Word,
  { meanings, words }: Phrases,
  { stem = (text) => text }: QueryRules,
): readonly Word[] {
  const { text, key } = word;
  if (words.has(key) || key.startsWith("=")) return [word];
  for (let cut = SHORTEST_PART; cut <= text.length - SHORTEST_PART; cut++) {
    const parts = [text.slice(0, cut), text.slice(cut)].map((part) => ({
      text: part,
      key: stem(part),
      written: part,
    }));
    const [first, thing] = parts.map((part) => meanings.get(part.key));
    if (first && thing?.isThing) return parts;
  }
  return [word];
}

/** Number of words in the longest phrase that begins here, or one. */
function longestAt(words: readonly Word[], at: number, { meanings, longest }: Phrases, isSpaceless: boolean): number {
  for (let count = Math.min(longest, words.length - at); count > 1; count--)
    if (meanings.has(keyOf(words.slice(at, at + count), isSpaceless))) return count;
  return 1;
}

/** Maximum number of words between the two halves of a thing's name. */
const WIDEST_GAP = 3;

/** Finds "джемпер с круглым вырезом" in "джемпер тонкой вязки с круглым вырезом": the words between the halves move behind. */
function closeGaps(words: readonly Word[], { names }: Phrases): readonly Word[] {
  const keys = words.map(({ key }) => key);
  const startsAt = (phrase: readonly string[], at: number): boolean => phrase.every((key, by) => keys[at + by] === key);
  const whole = keys.flatMap((key, at) => names.get(key)?.find((name) => startsAt(name, at))?.length ?? []);
  const longest = Math.max(0, ...whole);
  for (const [at, key] of keys.entries())
    for (const name of (names.get(key) ?? []).filter(({ length }) => length > longest))
      for (let head = name.length - 1; head > 0; head--)
        for (let from = at + head + 1; from <= at + head + WIDEST_GAP; from++)
          if (startsAt(name.slice(0, head), at) && startsAt(name.slice(head), from))
            return moveBehind(words, at + head, from, name.length - head);
  return words;
}

/** Moves the words from `start` to `from` behind the `count` words that follow them. */
const moveBehind = (words: readonly Word[], start: number, from: number, count: number): readonly Word[] => [
  ...words.slice(0, start),
  ...words.slice(from, from + count),
  ...words.slice(start, from),
  ...words.slice(from + count),
];

/** Completes an unfinished last word to the shortest phrase that begins with it: "паль" to "пальто". */
function complete(parts: Part[], { meanings }: Phrases): Part[] {
  const last = parts.at(-1);
  if (!last || last.meaning || last.text.length < (/\p{Script=Han}/u.test(last.text) ? 1 : 2)) return parts;
  const begun = foldKana(last.text);
  let best: string | undefined;
  for (const key of meanings.keys())
    if (key.startsWith(begun) && (best === undefined || key.length < best.length)) best = key;
  const meaning = best === undefined ? undefined : meanings.get(best);
  return meaning ? [...parts.slice(0, -1), { ...last, meaning }] : parts;
}

const isLatin = (text: string): boolean => /^[a-z\d]+$/u.test(text);
