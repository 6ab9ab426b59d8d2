// Marking in a plain text the words that a query found. Marks go around the text as it is: whoever shows it as HTML
// escapes it, with marks that survive the escaping.

import type { Highlight } from "../../query.ts";
import { cut, isJoiner } from "./analyse.ts";
import { foldInPlace } from "./fold.ts";
import { type AskedWord, type Finder, finderOf, readSynonyms } from "./match.ts";

export interface HighlightOptions {
  /** The same array for every text of a search: what its words find is worked out once. */
  readonly asked: readonly AskedWord[];
  readonly synonyms: readonly (readonly string[])[];
  readonly before: string;
  readonly after: string;
}

/**
 * A word found as exact or as another spelling is marked whole, one found by its beginning only as far as it was typed.
 * Words that stand in others ("shirt" in "T-shirt", pairs of characters) make one mark where they touch.
 */
export function highlightText(text: string, { asked, synonyms, before, after }: HighlightOptions): Highlight {
  const finders = findersOf(asked, synonyms);
  const { folded, start, end } = foldInPlace(text);
  const found = new Set<number>();
  const marks: Mark[] = [];
  cut(folded, (word, _kind, from, to) => {
    for (const [place, finder] of finders.entries()) {
      const length = finder(word);
      if (length === 0) continue;
      found.add(place);
      marks.push({ from: start(from), to: end(length < word.length ? behind(folded, from, length) : to) });
    }
  });
  return {
    text: withMarks(text, marks, before, after),
    level: found.size === 0 ? "none" : found.size === asked.length ? "full" : "partial",
    words: asked.filter((_, place) => found.has(place)).map(({ word }) => word),
  };
}

/** The place behind so many units of the word that begins here, joiners not counted. */
function behind(folded: string, from: number, length: number): number {
  let at = from;
  for (let left = length; left > 0; at++) if (!isJoiner(folded.charCodeAt(at))) left--;
  return at;
}

interface Mark {
  readonly from: number;
  readonly to: number;
}

function withMarks(text: string, marks: Mark[], before: string, after: string): string {
  let marked = "";
  let done = 0;
  let open: { from: number; to: number } | undefined;
  const close = (): void => {
    if (!open) return;
    marked += text.slice(done, open.from) + before + text.slice(open.from, open.to) + after;
    done = open.to;
  };
  for (const { from, to } of marks.toSorted((a, b) => a.from - b.from)) {
    if (open && from <= open.to) open.to = Math.max(open.to, to);
    else {
      close();
      open = { from, to };
    }
  }
  close();
  return marked + text.slice(done);
}

const remembered = new WeakMap<readonly AskedWord[], readonly Finder[]>();

function findersOf(asked: readonly AskedWord[], synonyms: readonly (readonly string[])[]): readonly Finder[] {
  const known = remembered.get(asked);
  if (known) return known;
  const alike = readSynonyms(synonyms);
  const finders = asked.map((one) => finderOf(one, alike));
  remembered.set(asked, finders);
  return finders;
}
