// All words of an index with their numbers of products, in memory. Matching and correcting words works as in the embedded
// engine.

import { matchesPrefix } from "../../engine/text/analyse.ts";
import { singular } from "../../engine/text/singular.ts";
import type { Synonyms } from "../../schema.ts";
import { findWords, sameWords, type FoundWords } from "../../reference/text.ts";

export class Vocabulary {
  readonly #counts: Map<string, number>;
  /** Rebuilt on demand after words were added or removed. */
  #arranged: Arranged | undefined;

  constructor(counts: Iterable<readonly [word: string, products: number]>) {
    this.#counts = new Map(counts);
  }

  /** Adds or removes a product of a word. */
  count(word: string, by: 1 | -1): void {
    const before = this.#counts.get(word) ?? 0;
    if (before + by > 0) this.#counts.set(word, before + by);
    else this.#counts.delete(word);
    if (before === 0 || before + by <= 0) this.#arranged = undefined;
  }

  find(
    word: string,
    isLast: boolean,
    isCorrected: boolean,
    synonyms: readonly Synonyms[],
    hasCompounds = false,
  ): FoundWords {
    // Compounds need a scan of all words.
    if (hasCompounds) return findWords(word, isLast, isCorrected, this.#counts, synonyms, true);
    const { sorted, bySingular } = (this.#arranged ??= arrange(this.#counts.keys()));
    const words = new Map<string, boolean>();
    if (matchesPrefix(word, isLast)) for (const one of beginningWith(sorted, word)) words.set(one, false);
    for (const same of sameWords(word, synonyms)) {
      for (const one of bySingular.get(same) ?? []) words.set(one, true);
    }
    // Corrections need a scan of all words.
    return words.size > 0 || !isCorrected ? { words } : findWords(word, isLast, true, this.#counts, synonyms);
  }
}

interface Arranged {
  readonly sorted: readonly string[];
  readonly bySingular: ReadonlyMap<string, readonly string[]>;
}

function arrange(words: Iterable<string>): Arranged {
  const sorted = [...words].toSorted((a, b) => (a < b ? -1 : 1));
  return { sorted, bySingular: Map.groupBy(sorted, singular) };
}

function beginningWith(sorted: readonly string[], beginning: string): readonly string[] {
  const start = firstFrom(sorted, beginning);
  let end = start;
  while (sorted[end]?.startsWith(beginning) === true) end++;
  return sorted.slice(start, end);
}

function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
