// All words of an index with their numbers of products, in memory. Matching and correcting words works as in the embedded
// engine.

import { matchesPrefix } from "../../engine/text/analyse.ts";
import { isCorrectable } from "../../engine/text/characters.ts";
import { isFormOf, stemsOf } from "../../engine/text/compounds.ts";
import { reversed, reversedStemOf } from "../../engine/text/dictionary.ts";
import { singular } from "../../engine/text/singular.ts";
import type { Synonyms } from "../../schema.ts";
import { correctWord, sameWords, type FoundWords, type WordsWith } from "../../reference/text.ts";

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
    const arranged = (this.#arranged ??= arrange(this.#counts.keys()));
    const { sorted, bySingular } = arranged;
    const words = new Map<string, boolean>();
    for (const stem of hasCompounds ? stemsOf(word) : [])
      for (const one of formsOf(stem, arranged)) words.set(one, false);
    if (matchesPrefix(word, isLast)) for (const one of beginningWith(sorted, word)) words.set(one, false);
    for (const same of sameWords(word, synonyms)) {
      for (const one of bySingular.get(same) ?? []) words.set(one, true);
    }
    if (words.size > 0 || !isCorrected) return { words };
    const wordsWith: WordsWith = ({ kind, text }) =>
      kind === "end" ? formsOf(text, arranged) : beginningWith(sorted, text).filter(isCorrectable);
    return correctWord(word, isLast, this.#counts, hasCompounds ? wordsWith : undefined);
  }
}

interface Arranged {
  readonly sorted: readonly string[];
  readonly bySingular: ReadonlyMap<string, readonly string[]>;
  /** Correctable words by their reversed stems, sorted: the compounds that end with a word are a range. */
  readonly endings: readonly string[];
  readonly byEnding: ReadonlyMap<string, readonly string[]>;
}

function arrange(words: Iterable<string>): Arranged {
  const sorted = [...words].toSorted((a, b) => (a < b ? -1 : 1));
  const byEnding = Map.groupBy(sorted.filter(isCorrectable), reversedStemOf);
  const endings = [...byEnding.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  return { sorted, bySingular: Map.groupBy(sorted, singular), endings, byEnding };
}

/** Forms and compounds of the word with a German stem. */
const formsOf = (stem: string, { endings, byEnding }: Arranged): readonly string[] =>
  beginningWith(endings, reversed(stem))
    .flatMap((ending) => byEnding.get(ending) ?? [])
    .filter((one) => isFormOf(one, stem));

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
