// Text search over segments: they agree on the spelling of each word, then each finds its products.

import { LIMITS, type Highlight, type Highlighting, type SearchResult } from "../query.ts";
import { intersect, wordsFor, type Bits } from "./bits.ts";
import type { Segment } from "./segment.ts";
import { highlightText, queryWords, type CostLevel, type Expansion, type Level } from "./text/index.ts";

export interface AskedText {
  /** A text without words matches everything. */
  readonly isEmpty: boolean;
  readonly corrections: SearchResult["corrections"];
  /** The matches of a segment by its position. */
  match(segment: number): MatchedText;
  highlight(text: string, how: Highlighting): Highlight;
}

export interface MatchedText {
  readonly products: Bits;
  /** Cost of a matching product; lower is better. */
  readonly costOf: (product: number) => number;
  close(): void;
}

interface AskedWord {
  readonly word: string;
  readonly isLast: boolean;
  readonly level: Level;
  /** By segment. */
  readonly expansions: readonly (Expansion | undefined)[];
}

export function askText(text: string, segments: readonly Segment[]): AskedText {
  const words = text === "" ? [] : queryWords(text).slice(0, LIMITS.words);
  const asked = words.map((word, place) => askWord(word, place === words.length - 1, segments));
  return {
    isEmpty: asked.length === 0,
    corrections: asked.flatMap((one) => correctionOf(one, segments)),
    match: (segment) =>
      matchWords(
        segments[segment]!,
        asked.map(({ expansions }) => expansions[segment]),
      ),
    highlight: (field, { before, after }) =>
      highlightText(field, { asked, synonyms: segments[0]?.schema.synonyms ?? [], before, after }),
  };
}

/** All segments use the lowest level at which one of them finds the word, so that corrections never add results. */
function askWord(word: string, isLast: boolean, segments: readonly Segment[]): AskedWord {
  for (const level of LEVELS) {
    const expansions = segments.map(({ text }) => text.matchesAtLevel(word, isLast, level));
    if (expansions.some((expansion) => expansion !== undefined)) return { word, isLast, level, expansions };
  }
  return { word, isLast, level: 0, expansions: segments.map(() => undefined) };
}

const LEVELS: readonly Level[] = [0, 1, 2];

function correctionOf(
  { word, level, expansions }: AskedWord,
  segments: readonly Segment[],
): SearchResult["corrections"] {
  if (level === 0) return [];
  const products = new Map<string, number>();
  for (const [index, expansion] of expansions.entries()) {
    if (!expansion) continue;
    for (const [other, count] of segments[index]!.text.spellings(expansion)) {
      products.set(other, (products.get(other) ?? 0) + count);
    }
  }
  const best = [...products].reduce((one, other) =>
    other[1] > one[1] || (other[1] === one[1] && other[0] < one[0]) ? other : one,
  );
  return [{ typed: word, found: best[0] }];
}

function matchWords(segment: Segment, expansions: readonly (Expansion | undefined)[]): MatchedText {
  const { pool, text } = segment;
  const taken: Bits[] = [];
  // Bits of the pool cover all rows; those of text only products.
  const words = wordsFor(segment.products);
  const take = (): Bits => {
    const bits = pool.takeEmpty();
    taken.push(bits);
    return bits.subarray(0, words);
  };
  const products = take();
  const found = expansions.filter((expansion) => expansion !== undefined);
  if (found.length === expansions.length) {
    text.addProducts(found[0]!, products);
    for (const expansion of found.slice(1)) {
      const more = pool.takeEmpty();
      text.addProducts(expansion, more.subarray(0, words));
      intersect(products, more);
      pool.give(more);
    }
  }
  let levels: readonly (readonly CostLevel[])[] | undefined;
  return {
    products,
    costOf(product) {
      levels ??= found.map((expansion) => text.costLevels(expansion, take));
      const word = product >>> 5;
      const bit = 1 << (product & 31);
      let sum = 0;
      for (const ofWord of levels) {
        for (const { cost, products: nearest } of ofWord) {
          if ((nearest[word]! & bit) === 0) continue;
          sum += cost;
          break;
        }
      }
      return sum;
    },
    close: () => taken.forEach((bits) => pool.give(bits)),
  };
}
