// Matches a designer's name with typed text, ignoring accents, case and punctuation.

import { toHandle } from "#catalogue";

/** Every typed word must start a word of the name, or occur within one if it is long enough. */
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

// Each name is folded once, not on every key press.
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
