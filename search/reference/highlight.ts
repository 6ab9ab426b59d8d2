// Highlights the matching words in the fields of a hit, checking every word.

import { splitWords, isJoiner } from "../engine/text/analyse.ts";
import { foldWithOffsets } from "../engine/text/fold.ts";
import type { Highlight, Highlighting } from "../query.ts";
import type { Fields, IndexSchema } from "../schema.ts";
import type { FoundText } from "./text.ts";

/** Highlights the requested fields that are searched and are strings. Prefixes are marked as far as they were typed. */
export function highlight(
  fields: Fields,
  { fields: names, before, after }: Highlighting,
  schema: IndexSchema,
  asked: FoundText,
): Readonly<Record<string, Highlight>> {
  const searched = names.filter((name) => schema.text.includes(name));
  return Object.fromEntries(
    searched.flatMap((name) => {
      const text = fields[name];
      return typeof text === "string" ? [[name, mark(text, before, after, asked)]] : [];
    }),
  );
}

function mark(text: string, before: string, after: string, { words: asked }: FoundText): Highlight {
  const { folded, start, end } = foldWithOffsets(text);
  const marks: { from: number; to: number }[] = [];
  const foundHere = new Set<number>();
  splitWords(folded, (word, _, from, to) => {
    for (const [place, { word: typed, found, alternatives }] of asked.entries()) {
      const isExact = alternatives?.has(word) || found.words.get(word);
      if (isExact === undefined) continue;
      foundHere.add(place);
      const isWhole = isExact || found.correction !== undefined || !word.startsWith(typed);
      marks.push({ from: start(from), to: end(isWhole ? to : typedEnd(folded, from, typed.length)) });
    }
  });
  return {
    text: withMarks(text, marks, before, after),
    level: foundHere.size === 0 ? "none" : foundHere.size === asked.length ? "full" : "partial",
    words: asked.filter((_, place) => foundHere.has(place)).map(({ word }) => word),
  };
}

/** The offset after the given number of letters of a word, not counting joiners ("T-shirt"). */
function typedEnd(folded: string, from: number, letters: number): number {
  let at = from;
  for (let left = letters; left > 0; at++) if (!isJoiner(folded.charCodeAt(at))) left--;
  return at;
}

/** Adjacent marks are merged. */
function withMarks(text: string, marks: readonly { from: number; to: number }[], before: string, after: string) {
  let marked = "";
  for (let at = 0; at < text.length; at++) {
    const isMarked = marks.some(({ from, to }) => from <= at && at < to);
    const wasMarked = marks.some(({ from, to }) => from <= at - 1 && at - 1 < to);
    if (isMarked && !wasMarked) marked += before;
    if (!isMarked && wasMarked) marked += after;
    marked += text[at];
  }
  return marks.some(({ to }) => to === text.length) ? marked + after : marked;
}
