// Reading a text index: which terms a query's word finds, which products have them, and how well.

import { cut, findsBeginnings } from "./analyse.ts";
import { type Dictionary, openDictionary } from "./dictionary.ts";
import { fold } from "./fold.ts";
import { readSynonyms } from "./match.ts";
import { addRun } from "./prefixes.ts";
import { bitsetLength, readTextSections, type TextSize } from "./sections.ts";
import { singular } from "./singular.ts";
import { highestLevel, type Level } from "./spelling.ts";
import { walkSpellings } from "./walk.ts";

export interface TextOptions extends TextSize {
  readonly synonyms: readonly (readonly string[])[];
}

/** The terms that a query's word finds at one level. Only for the index that gave it. */
export interface Expansion {
  readonly word: string;
  readonly level: Level;
  /** Terms found as exact, ascending. */
  readonly exact: readonly number[];
  /**
   * Terms found by their beginning or as another spelling, from and to (exclusive), ascending. Those found as exact may
   * be among them.
   */
  readonly begun: readonly { readonly from: number; readonly to: number }[];
}

/** The products found at one cost: bit p & 31 of word p >> 5 is product p. Not to be written to. */
export interface CostLevel {
  readonly cost: number;
  readonly products: Uint32Array;
}

export interface TextIndex {
  /**
   * What the word finds with exactly this allowance, or undefined when none of it is live. Several indexes agree on the
   * smallest level at which one of them finds something.
   */
  matchesAtLevel(word: string, isLast: boolean, level: Level): Expansion | undefined;
  /** Live products of each live term found, to name the most frequent as a correction. */
  spellings(expansion: Expansion): Map<string, number>;
  /** Adds the products of an expansion to a bit set of all products. Removed products are among them. */
  addProducts(expansion: Expansion, into: Uint32Array): void;
  /**
   * The same by `field + (exact ? 0 : fields)`, ascending, levels without a product left out. A product's cost is that of
   * the first level that has it. `take` gives a cleared bit set of all products.
   */
  costLevels(expansion: Expansion, take?: () => Uint32Array): CostLevel[];
  /** The terms of a product with these texts, each once. */
  termsOf(texts: Iterable<string>): readonly number[];
  /** A product with these terms is no longer there: they have one live product less. */
  forget(terms: readonly number[]): void;
}

export function openText(
  stored: Readonly<Record<string, unknown>>,
  { products, fields, synonyms }: TextOptions,
): TextIndex {
  const sections = readTextSections(stored);
  const { entryRuns, runFields, runStarts, postings, prefixes } = sections;
  const dictionary = openDictionary(sections);
  const alike = readSynonyms(synonyms);
  const live = sections.termProducts.slice();
  const length = bitsetLength(products);

  const matchesAtLevel = (word: string, isLast: boolean, level: Level): Expansion | undefined => {
    const canBegin = findsBeginnings(word, isLast);
    let found: Pick<Expansion, "exact" | "begun">;
    if (level > 0) {
      if (level > highestLevel(word)) return undefined;
      found = { exact: [], begun: rangesOf(walkSpellings(sections, word, level, canBegin)) };
    } else {
      const key = singular(word);
      const exact = (alike.get(key) ?? [key]).flatMap(dictionary.ofSingular);
      const begun = canBegin ? [dictionary.beginning(word)].filter(({ from, to }) => from < to) : [];
      found = { exact: exact.toSorted((a, b) => a - b), begun };
    }
    const isLive = found.exact.some((term) => live[term]! > 0) || found.begun.some((range) => hasLive(live, range));
    return isLive ? { word, level, ...found } : undefined;
  };

  /** Calls back with the runs of the terms found otherwise, or of what they are merged into. */
  const eachBegun = ({ begun }: Expansion, visit: (run: number) => void): void => {
    for (const { from, to } of begun) {
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
    spellings: (expansion) => liveSpellings(expansion, dictionary, live),
    addProducts(expansion, into) {
      const add = (run: number) => addRun(postings, runStarts[run]!, runStarts[run + 1]!, into);
      eachExact(expansion, add);
      eachBegun(expansion, add);
    },
    costLevels(expansion, take = () => new Uint32Array(length)) {
      const sets: (Uint32Array | undefined)[] = Array.from({ length: 2 * fields }, () => undefined);
      const isShared: boolean[] = [];
      const add = (run: number, cost: number): void => {
        const start = runStarts[run]!;
        const end = runStarts[run + 1]!;
        const before = sets[cost];
        // A bit set that is alone at its cost is read where it is stored.
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
      eachBegun(expansion, (run) => add(run, fields + runFields[run]!));
      return sets.flatMap((set, cost) => (set === undefined ? [] : [{ cost, products: set }]));
    },
    termsOf(texts) {
      const terms = new Set<number>();
      for (const text of texts) cut(fold(text), (word) => terms.add(dictionary.find(word)));
      terms.delete(-1);
      return [...terms];
    },
    forget(terms) {
      for (const term of terms) if (live[term]! > 0) live[term]!--;
    },
  };
}

function rangesOf(terms: readonly number[]): Expansion["begun"] {
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

/** The place among the merged prefixes of this range of terms, or -1. */
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

function liveSpellings({ exact, begun }: Expansion, { word }: Dictionary, live: Uint32Array): Map<string, number> {
  const found = new Map<string, number>();
  const add = (term: number): void => {
    if (live[term]! > 0) found.set(word(term), live[term]!);
  };
  for (const term of exact) add(term);
  for (const { from, to } of begun) for (let term = from; term < to; term++) add(term);
  return found;
}
