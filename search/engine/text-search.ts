// Text search over segments: they agree on the spelling of each word, then each finds its products.

import type { Highlight, Highlighting, SearchQuery, SearchResult } from "../query.ts";
import { intersect, setAll, subtract, wordsFor, type Bits } from "./bits.ts";
import type { Segment } from "./segment.ts";
import {
  absenceCost,
  highlightText,
  ruledWords,
  type CostLevel,
  type Expansion,
  type Level,
  type RuledWord,
} from "./text/index.ts";

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

interface AskedWord extends RuledWord {
  readonly level: Level;
  /** By segment. */
  readonly expansions: readonly (Expansion | undefined)[];
}

export function askText({ text = "", wordRules }: SearchQuery, segments: readonly Segment[]): AskedText {
  const { words, excluded } = ruledWords(text, wordRules);
  const levels = wordRules?.isCorrected === false ? LEVELS.slice(0, 1) : LEVELS;
  const asked = words.map((word) => askWord(word, levels, segments));
  const unwanted = excluded.map((word) => ({ word, isLast: false, isOptional: false }));
  const without = unwanted.map((word) => askWord(word, LEVELS.slice(0, 1), segments).expansions);
  return {
    isEmpty: asked.length === 0 && without.length === 0,
    corrections: asked.flatMap((one) => correctionOf(one, segments)),
    match: (segment) =>
      matchWords(
        segments[segment]!,
        asked.map(({ isOptional, expansions }) => ({ isOptional, expansion: expansions[segment] })),
        without.flatMap((expansions) => expansions[segment] ?? []),
      ),
    highlight: (field, { before, after }) =>
      highlightText(field, { asked, synonyms: segments[0]?.schema.synonyms ?? [], before, after }),
  };
}

/** All segments use the lowest level at which one of them finds the word, so that corrections never add results. */
function askWord(ruled: RuledWord, levels: readonly Level[], segments: readonly Segment[]): AskedWord {
  const { word, isLast } = ruled;
  for (const level of levels) {
    const expansions = segments.map(({ text }) => text.matchesAtLevel(word, isLast, level));
    if (expansions.some((expansion) => expansion !== undefined)) return { ...ruled, level, expansions };
  }
  return { ...ruled, level: 0, expansions: segments.map(() => undefined) };
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

/** A word in one segment; without an expansion, no product of the segment has it. */
interface WordInSegment {
  readonly isOptional: boolean;
  readonly expansion: Expansion | undefined;
}

function matchWords(segment: Segment, asked: readonly WordInSegment[], excluded: readonly Expansion[]): MatchedText {
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
  const combine = (expansion: Expansion, how: (into: Bits, other: Bits) => void): void => {
    const more = pool.takeEmpty();
    text.addProducts(expansion, more.subarray(0, words));
    how(products, more);
    pool.give(more);
  };
  const required = asked.filter(({ isOptional }) => !isOptional).map(({ expansion }) => expansion);
  const found = required.filter((expansion) => expansion !== undefined);
  if (asked.length === 0) setAll(products, segment.products);
  else if (required.length === 0) {
    for (const { expansion } of asked) if (expansion) text.addProducts(expansion, products);
  } else if (found.length === required.length) {
    text.addProducts(found[0]!, products);
    for (const expansion of found.slice(1)) combine(expansion, intersect);
  }
  for (const expansion of excluded) combine(expansion, subtract);
  const absent = absenceCost(asked.length, segment.schema.text.length);
  let levels: readonly (readonly CostLevel[])[] | undefined;
  return {
    products,
    costOf(product) {
      levels ??= asked.map(({ expansion }) => (expansion ? text.costLevels(expansion, take) : []));
      const word = product >>> 5;
      const bit = 1 << (product & 31);
      let sum = 0;
      for (const ofWord of levels) sum += costIn(ofWord, word, bit) ?? absent;
      return sum;
    },
    close: () => taken.forEach((bits) => pool.give(bits)),
  };
}

function costIn(levels: readonly CostLevel[], word: number, bit: number): number | undefined {
  for (const { cost, products } of levels) if ((products[word]! & bit) !== 0) return cost;
  return undefined;
}
