// Text search over segments: they agree on the spelling of each word, then each finds its products.

import type { Highlight, Highlighting, SearchQuery, SearchResult } from "../query.ts";
import { intersect, setAll, subtract, unite, wordsFor, type Bits } from "./bits.ts";
import type { Synonyms } from "../schema.ts";
import type { Segment } from "./segment.ts";
import {
  absenceCost,
  distance,
  highlightText,
  knownPartOf,
  phrasesIn,
  readSynonyms,
  ruledWords,
  stemsOf,
  type CompoundPart,
  type CostLevel,
  type Expansion,
  type FoundPhrase,
  type Level,
  type RuledWord,
  type SameWords,
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
  /** One entry for each segment. */
  readonly expansions: readonly (Expansion | undefined)[];
  /** Words equivalent to the phrase of this word. */
  readonly alternatives?: readonly string[];
  readonly hasCompounds: boolean;
  /** The part by which an unknown compound is found. */
  readonly part?: CompoundPart;
  /** Stems of its corrections, whose compounds are found too. */
  readonly correctedStems?: readonly string[];
}

export function askText({ text = "", wordRules }: SearchQuery, segments: readonly Segment[]): AskedText {
  const { words, excluded } = ruledWords(text, wordRules);
  const language = wordRules?.language;
  const synonyms = wordRules?.hasSynonyms === false ? NO_SYNONYMS : (segments[0]?.schema.synonyms ?? NO_SYNONYMS);
  const { same } = readSynonyms(synonyms, language);
  const phrases = words.length === 0 ? [] : phrasesIn(words, readSynonyms(synonyms, language));
  const levels = wordRules?.isCorrected === false ? EXACT : LEVELS;
  const hasCompounds = wordRules?.hasCompounds === true;
  const how = { segments, same, hasCompounds };
  const asked = words.map((word, place): AskedWord => {
    const phrase = phrases.find(({ from, to }) => from <= place && place < to);
    // A word of a phrase with synonyms is spelt as the merchant spells it.
    const found = askWord(word, phrase ? EXACT : levels, how);
    return phrase ? { ...found, alternatives: phrase.alternatives.flat() } : found;
  });
  const unwanted = excluded.map((word) => ({ word, isLast: false, isOptional: false }));
  const without = unwanted.map((word) => askWord(word, EXACT, how).expansions);
  return {
    isEmpty: asked.length === 0 && without.length === 0,
    corrections: asked.flatMap((one) => correctionOf(one, segments)),
    match: (segment) =>
      matchWords(
        segments[segment]!,
        partsOf(asked, phrases, segment, segments[segment]!),
        without.flatMap((expansions) => expansions[segment] ?? []),
        asked.length,
      ),
    highlight: (field, { before, after }) => highlightText(field, { asked, synonyms, language, before, after }),
  };
}

/** All segments use the lowest level at which one of them finds the word, so that corrections never add results. */
function askWord(ruled: RuledWord, levels: readonly Level[], how: Asking): AskedWord {
  const { word, isLast } = ruled;
  const { segments, same, hasCompounds } = how;
  for (const level of levels) {
    // A part of a compound is nearer to what is meant than a word that differs in two letters.
    const part = level === 2 && hasCompounds ? askPart(word, segments) : undefined;
    if (part) return { ...ruled, ...part, level: 0, hasCompounds };
    const expansions = segments.map(({ text }) => text.matchesAtLevel(word, isLast, level, same, hasCompounds));
    if (expansions.every((expansion) => expansion === undefined)) continue;
    const found: AskedWord = { ...ruled, level, expansions, hasCompounds };
    return hasCompounds && level > 0 ? withCompoundsOfCorrections(found, segments) : found;
  }
  return { ...ruled, level: 0, expansions: segments.map(() => undefined), hasCompounds };
}

/** A misspelt word finds the compounds that its corrections find. */
function withCompoundsOfCorrections(found: AskedWord, segments: readonly Segment[]): AskedWord {
  const { word, level, expansions } = found;
  const correctedStems = [...new Set([...correctionsOf(found, segments).keys()].flatMap(stemsOf))];
  return {
    ...found,
    correctedStems,
    expansions: segments.map(({ text }, at) => text.withForms(word, level, expansions[at], correctedStems)),
  };
}

interface Asking {
  readonly segments: readonly Segment[];
  readonly same: SameWords;
  readonly hasCompounds: boolean;
}

/** The best known part of an unknown compound. */
function askPart(word: string, segments: readonly Segment[]): Pick<AskedWord, "part" | "expansions"> | undefined {
  const find = (part: CompoundPart) => segments.map(({ text }) => text.matchesOfPart(word, part));
  const part = knownPartOf(word, (one) =>
    find(one).flatMap((found, at) => (found ? [...segments[at]!.text.spellings(found).keys()] : [])),
  );
  return part && { part, expansions: find(part) };
}

const LEVELS: readonly Level[] = [0, 1, 2];
const EXACT = LEVELS.slice(0, 1);
const NO_SYNONYMS: readonly Synonyms[] = [];

function correctionOf(asked: AskedWord, segments: readonly Segment[]): SearchResult["corrections"] {
  const { word, level } = asked;
  if (level === 0) return [];
  const near = correctionsOf(asked, segments);
  const best = [...(near.size > 0 ? near : spellingsOf(asked, segments))].reduce((one, other) =>
    other[1] > one[1] || (other[1] === one[1] && other[0] < one[0]) ? other : one,
  );
  return [{ typed: word, found: best[0] }];
}

/** Words within the distance as a whole, with their number of products. */
const correctionsOf = (asked: AskedWord, segments: readonly Segment[]): ReadonlyMap<string, number> =>
  new Map([...spellingsOf(asked, segments)].filter(([other]) => distance(asked.word, other, false) <= asked.level));

function spellingsOf({ expansions }: AskedWord, segments: readonly Segment[]): ReadonlyMap<string, number> {
  const products = new Map<string, number>();
  for (const [index, expansion] of expansions.entries()) {
    if (!expansion) continue;
    for (const [other, count] of segments[index]!.text.spellings(expansion)) {
      products.set(other, (products.get(other) ?? 0) + count);
    }
  }
  return products;
}

/** A word of a query in one segment, or a phrase with synonyms. */
interface Part {
  readonly isOptional: boolean;
  /** Undefined: no product of the segment has the word. */
  readonly words: readonly (Expansion | undefined)[];
  /** Only those whose words the segment has. */
  readonly alternatives: readonly (readonly Expansion[])[];
}

function partsOf(
  asked: readonly AskedWord[],
  phrases: readonly FoundPhrase[],
  segment: number,
  { text }: Segment,
): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < asked.length; at++) {
    const phrase = phrases.find(({ from }) => from === at);
    const to = phrase?.to ?? at + 1;
    const alternatives = (phrase?.alternatives ?? []).flatMap((words) => {
      const expansions = words.flatMap((word) => text.matchesExactly(word) ?? []);
      return expansions.length === words.length ? [expansions] : [];
    });
    const words = asked.slice(at, to).map(({ expansions }) => expansions[segment]);
    parts.push({ isOptional: asked[at]!.isOptional, words, alternatives });
    at = to - 1;
  }
  return parts;
}

function matchWords(
  segment: Segment,
  parts: readonly Part[],
  excluded: readonly Expansion[],
  words: number,
): MatchedText {
  const { pool, text } = segment;
  const taken: Bits[] = [];
  // Bits of the pool cover all rows; those of text only products.
  const length = wordsFor(segment.products);
  const take = (): Bits => {
    const bits = pool.takeEmpty();
    taken.push(bits);
    return bits.subarray(0, length);
  };
  const products = take();
  const combine = (add: (into: Bits) => void, how: (into: Bits, other: Bits) => void, into = products): void => {
    const more = pool.takeEmpty();
    add(more.subarray(0, length));
    how(into, more);
    pool.give(more);
  };
  const addAll = (expansions: readonly Expansion[], into: Bits): void => {
    text.addProducts(expansions[0]!, into);
    for (const expansion of expansions.slice(1)) combine((more) => text.addProducts(expansion, more), intersect, into);
  };
  const addPart = ({ words: own, alternatives }: Part, into: Bits): void => {
    const found = own.filter((expansion) => expansion !== undefined);
    if (found.length === own.length) addAll(found, into);
    for (const other of alternatives) combine((more) => addAll(other, more), unite, into);
  };
  const required = parts.filter(({ isOptional }) => !isOptional);
  if (parts.length === 0) setAll(products, segment.products);
  else if (required.length === 0) for (const part of parts) addPart(part, products);
  else if (required.every(isFound)) {
    addPart(required[0]!, products);
    for (const part of required.slice(1)) combine((more) => addPart(part, more), intersect);
  }
  for (const expansion of excluded) combine((more) => text.addProducts(expansion, more), subtract);
  const absent = absenceCost(words, segment.schema.text.length);
  let costs: readonly PartCosts[] | undefined;
  const levelsOf = (expansion: Expansion | undefined) => (expansion ? text.costLevels(expansion, take) : []);
  return {
    products,
    costOf(product) {
      costs ??= parts.map((part) => ({
        words: part.words.map(levelsOf),
        alternatives: part.alternatives.map((other) => other.map(levelsOf)),
      }));
      const word = product >>> 5;
      const bit = 1 << (product & 31);
      let sum = 0;
      for (const part of costs) sum += partCost(part, word, bit) ?? absent;
      return sum;
    },
    close: () => taken.forEach((bits) => pool.give(bits)),
  };
}

const isFound = ({ words, alternatives }: Part): boolean =>
  alternatives.length > 0 || words.every((expansion) => expansion !== undefined);

interface PartCosts {
  readonly words: readonly (readonly CostLevel[])[];
  readonly alternatives: readonly (readonly (readonly CostLevel[])[])[];
}

/** The sum of the words' costs; an alternative costs as if each word were its worst one. */
function partCost({ words, alternatives }: PartCosts, word: number, bit: number): number | undefined {
  let best: number | undefined = 0;
  for (const levels of words) {
    const cost = costIn(levels, word, bit);
    best = cost === undefined || best === undefined ? undefined : best + cost;
  }
  for (const other of alternatives) {
    let worst: number | undefined = 0;
    for (const levels of other) {
      const cost = costIn(levels, word, bit);
      worst = cost === undefined || worst === undefined ? undefined : Math.max(worst, cost);
    }
    if (worst !== undefined) best = Math.min(best ?? Infinity, worst * words.length);
  }
  return best;
}

function costIn(levels: readonly CostLevel[], word: number, bit: number): number | undefined {
  for (const { cost, products } of levels) if ((products[word]! & bit) !== 0) return cost;
  return undefined;
}
