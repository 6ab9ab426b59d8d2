// Whether a designer's name answers to what was typed: accents, case and punctuation make no difference. Pure.

import { toHandle } from "#catalogue";

/** Every word typed begins a word of the name, or stands within it where it is long enough to mean something. */
export const matchesName = (name: string, typed: string): boolean => {
  if (typed.trim() === "") return true;
  const handle = `-${folded(name)}`;
  return wordsOf(typed).every(
    (word) => handle.includes(`-${word}`) || (word.length >= WITHIN_FROM && handle.includes(word)),
  );
};

const WITHIN_FROM = 3;

const wordsOf = (typed: string): readonly string[] =>
  toHandle(typed)
    .split("-")
    .filter((word) => word !== "");

// Each name is folded once, however many letters are typed after it.
const FOLDED = new Map<string, string>();
const MOST_FOLDED = 20_000;

const folded = (name: string): string => {
  const known = FOLDED.get(name);
  if (known !== undefined) return known;
  if (FOLDED.size >= MOST_FOLDED) FOLDED.clear();
  const handle = toHandle(name);
  FOLDED.set(name, handle);
  return handle;
};
