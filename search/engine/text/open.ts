// Reads a text index: the terms that match a word, their products and costs.

import type { Synonyms } from "../../schema.ts";
import { splitWords, matchesPrefix } from "./analyse.ts";
import { type CompoundPart, stemsOf } from "./compounds.ts";
import { type Dictionary, openDictionary } from "./dictionary.ts";
import { fold } from "./fold.ts";
import { addRun } from "./prefixes.ts";
import { bitsetLength, readTextSections, type TextSize } from "./sections.ts";
import { singular } from "./singular.ts";
import { maxLevel, type Level } from "./spelling.ts";
import { readSynonyms, type SameWords } from "./synonyms.ts";
import { walkSpellings } from "./walk.ts";

export interface TextOptions extends TextSize {
  /** Called for every query. */
  readonly synonyms: () => readonly Synonyms[];
}

/** The terms that match a word at one level. Valid only for the index that returned it. */
export interface Expansion {
  readonly word: string;
  readonly level: Level;
  /** Exact matches, ascending. */
  readonly exact: readonly number[];
  /**
   * Ranges of prefix matches or corrections, ascending; the end is exclusive. They may include exact matches.
   */
  readonly approximate: readonly { readonly from: number; readonly to: number }[];
}

/** The products of one cost: bit p & 31 of word p >> 5 is product p. Must not be modified. */
export interface CostLevel {
  readonly cost: number;
  readonly products: Uint32Array;
}

export interface TextIndex {
  /**
   * The matches of a word at one level; undefined if no product of them is live. Several indexes agree on the lowest level with
   * a match. `same` replaces the synonyms of every language. With compounds, exact words also find other German forms.
   */
  matchesAtLevel(
    word: string,
    isLast: boolean,
    level: Level,
    same?: SameWords,
    hasCompounds?: boolean,
  ): Expansion | undefined;
  /** The matches with the German forms and compounds of some stems; undefined if no product of them is live. */
  withForms(
    word: string,
    level: Level,
    matches: Expansion | undefined,
    stems: readonly string[],
  ): Expansion | undefined;
  /** The matches of a part of a compound; undefined if no product of them is live. */
  matchesOfPart(word: string, part: CompoundPart): Expansion | undefined;
  /** The matches of a word in the singular and its plurals alone; undefined if no product of them is live. */
  matchesExactly(word: string): Expansion | undefined;
  /** Number of live products of each matching term; the most frequent term is the correction. */
  spellings(expansion: Expansion): Map<string, number>;
  /** Adds the products of an expansion to a bit set, including removed products. */
  addProducts(expansion: Expansion, into: Uint32Array): void;
  /**
   * The products by cost, `field + (exact ? 0 : fields)`, ascending and without empty levels. The cost of a product is that of
   * the first level that contains it. `take` returns a cleared bit set of all products.
   */
  costLevels(expansion: Expansion, take?: () => Uint32Array): CostLevel[];
  /** The distinct terms of texts. */
  termsOf(texts: Iterable<string>): readonly number[];
  /** Removes a product with these terms from their live counts. */
  forget(terms: readonly number[]): void;
}

export function openText(
  stored: Readonly<Record<string, unknown>>,
  { products, fields, synonyms }: TextOptions,
): TextIndex {
  const sections = readTextSections(stored);
  const { entryRuns, runFields, runStarts, postings, prefixes } = sections;
  const dictionary = openDictionary(sections);
  const live = sections.termProducts.slice();
  const length = bitsetLength(products);

  const ifLive = (expansion: Expansion): Expansion | undefined => {
    const { exact, approximate } = expansion;
    const isLive = exact.some((term) => live[term]! > 0) || approximate.some((range) => hasLive(live, range));
    return isLive ? expansion : undefined;
  };
  const matchesAtLevel: TextIndex["matchesAtLevel"] = (word, isLast, level, same, hasCompounds = false) => {
    const isPrefix = matchesPrefix(word, isLast);
    let found: Pick<Expansion, "exact" | "approximate">;
    if (level > 0) {
      if (level > maxLevel(word)) return undefined;
      found = { exact: [], approximate: rangesOf(walkSpellings(sections, word, level, isPrefix)) };
    } else {
      const key = singular(word);
      const exact = ((same ?? readSynonyms(synonyms()).same).get(key) ?? [key]).flatMap(dictionary.ofSingular);
      const beginning = isPrefix ? [dictionary.beginning(word)].filter(({ from, to }) => from < to) : [];
      const forms = hasCompounds ? stemsOf(word).flatMap(dictionary.ofStem) : [];
      found = { exact: exact.toSorted((a, b) => a - b), approximate: withTerms(beginning, forms) };
    }
    return ifLive({ word, level, ...found });
  };

  /** Visits the runs of approximate matches, or the merged run of a prefix. */
  const eachApproximate = ({ approximate }: Expansion, visit: (run: number) => void): void => {
    for (const { from, to } of approximate) {
      const merged = prefixOf(prefixes, from, to);
      const first = merged < 0 ? from : dictionary.size + merged;
      const end = merged < 0 ? to : first + 1;
      for (let run = entryRuns[first]!; run < entryRuns[end]!; run++) visit(run);
    }
  };

  const eachExact = ({ exact }: Expansion, visit: (run: number) => void): void => {
    for (const term of exact) for (let run = entryRuns[term]!; run < entryRuns[term + 1]!; run++) visit(run);
  };

  return {
    matchesAtLevel,
    withForms(word, level, { exact, approximate } = { word, level, exact: [], approximate: [] }, stems) {
      return ifLive({ word, level, exact, approximate: withTerms(approximate, stems.flatMap(dictionary.ofStem)) });
    },
    matchesOfPart(word, { kind, text }) {
      const approximate =
        kind === "end" ? withTerms([], dictionary.ofStem(text)) : withTerms([dictionary.beginning(text)], []);
      return ifLive({ word, level: 0, exact: [], approximate });
    },
    matchesExactly: (word) => ifLive({ word, level: 0, exact: dictionary.ofSingular(word), approximate: [] }),
    spellings: (expansion) => liveSpellings(expansion, dictionary, live),
    addProducts(expansion, into) {
      const add = (run: number) => addRun(postings, runStarts[run]!, runStarts[run + 1]!, into);
      eachExact(expansion, add);
      eachApproximate(expansion, add);
    },
    costLevels(expansion, take = () => new Uint32Array(length)) {
      const sets: (Uint32Array | undefined)[] = Array.from({ length: 2 * fields }, () => undefined);
      const isShared: boolean[] = [];
      const add = (run: number, cost: number): void => {
        const start = runStarts[run]!;
        const end = runStarts[run + 1]!;
        const before = sets[cost];
        // A single bit set is used in place.
        if (before === undefined && end - start === length) {
          sets[cost] = postings.subarray(start, end);
          isShared[cost] = true;
          return;
        }
        const set = before !== undefined && !isShared[cost] ? before : (sets[cost] = take());
        if (isShared[cost]) {
          set.set(before!);
          isShared[cost] = false;
        }
        addRun(postings, start, end, set);
      };
      eachExact(expansion, (run) => add(run, runFields[run]!));
      eachApproximate(expansion, (run) => add(run, fields + runFields[run]!));
      return sets.flatMap((set, cost) => (set === undefined ? [] : [{ cost, products: set }]));
    },
    termsOf(texts) {
      const terms = new Set<number>();
      for (const text of texts) splitWords(fold(text), (word) => terms.add(dictionary.find(word)));
      terms.delete(-1);
      return [...terms];
    },
    forget(terms) {
      for (const term of terms) if (live[term]! > 0) live[term]!--;
    },
  };
}

/** The ranges, and those of terms outside them. */
function withTerms(ranges: Expansion["approximate"], terms: readonly number[]): Expansion["approximate"] {
  if (terms.length === 0) return ranges;
  const others = new Set(terms.filter((term) => !ranges.some(({ from, to }) => from <= term && term < to)));
  return [...ranges, ...rangesOf([...others].toSorted((a, b) => a - b))].toSorted((a, b) => a.from - b.from);
}

function rangesOf(terms: readonly number[]): Expansion["approximate"] {
  const ranges: { from: number; to: number }[] = [];
  for (const term of terms) {
    const last = ranges.at(-1);
    if (last?.to === term) last.to++;
    else ranges.push({ from: term, to: term + 1 });
  }
  return ranges;
}

function hasLive(live: Uint32Array, { from, to }: { readonly from: number; readonly to: number }): boolean {
  for (let term = from; term < to; term++) if (live[term]! > 0) return true;
  return false;
}

/** The index of a range of terms among the merged prefixes; -1 if there is none. */
function prefixOf(prefixes: Uint32Array, from: number, to: number): number {
  let low = 0;
  let high = prefixes.length / 2;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const isBefore = prefixes[2 * middle]! < from || (prefixes[2 * middle] === from && prefixes[2 * middle + 1]! > to);
    if (isBefore) low = middle + 1;
    else high = middle;
  }
  return prefixes[2 * low] === from && prefixes[2 * low + 1] === to ? low : -1;
}

function liveSpellings(
  { exact, approximate }: Expansion,
  { word }: Dictionary,
  live: Uint32Array,
): Map<string, number> {
  const found = new Map<string, number>();
  const add = (term: number): void => {
    if (live[term]! > 0) found.set(word(term), live[term]!);
  };
  for (const term of exact) add(term);
  for (const { from, to } of approximate) for (let term = from; term < to; term++) add(term);
  return found;
}
