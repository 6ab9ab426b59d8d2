// Highlights the words of a query in a text. The text is not escaped: for HTML, use marks that survive escaping.

import type { Highlight } from "../../query.ts";
import type { Synonyms } from "../../schema.ts";
import { splitWords, isJoiner } from "./analyse.ts";
import { foldWithOffsets } from "./fold.ts";
import { type AskedWord, type Finder, finderOf } from "./match.ts";
import { readSynonyms } from "./synonyms.ts";

export interface HighlightOptions {
  /** Must be the same array for all texts of a search, because its matchers are cached. */
  readonly asked: readonly AskedWord[];
  readonly synonyms: readonly Synonyms[];
  readonly language?: string | undefined;
  readonly before: string;
  readonly after: string;
}

/**
 * Exact and corrected words are marked completely, prefixes only as far as they were typed. Adjacent words ("shirt" in "T-shirt",
 * pairs of ideographs) share one mark.
 */
export function highlightText(text: string, { asked, synonyms, language, before, after }: HighlightOptions): Highlight {
  const finders = findersOf(asked, synonyms, language);
  const { folded, start, end } = foldWithOffsets(text);
  const found = new Set<number>();
  const marks: Mark[] = [];
  splitWords(folded, (word, _kind, from, to) => {
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

/** Offset after the given number of units of a word, not counting joiners. */
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

const findersCache = new WeakMap<readonly AskedWord[], readonly Finder[]>();

function findersOf(
  asked: readonly AskedWord[],
  synonyms: readonly Synonyms[],
  language: string | undefined,
): readonly Finder[] {
  const known = findersCache.get(asked);
  if (known) return known;
  const alike = readSynonyms(synonyms, language).same;
  const finders = asked.map((one) => finderOf(one, alike));
  findersCache.set(asked, finders);
  return finders;
}
