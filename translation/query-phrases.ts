// The phrases of a language's queries and their English meanings.
import type { Language, Wording } from "./language.ts";
import { keyOf, type QueryRules, wordsOf } from "./query-words.ts";
import { everyForm } from "./wording.ts";
import { ALL_NOUNS, CATEGORIES, CLOTHS, MERCHANT_WORDS, PRODUCT_TYPES } from "./vocabulary/index.ts";

/** In English. Some words name both a thing and a quality: 高跟 is heels or heeled. */
export interface Meaning {
  readonly thing?: string;
  readonly quality?: string;
  /** True if the thing is a product, not a cloth or a colour. */
  readonly isThing: boolean;
}

/** Keys are folded words joined by a space, or without one in languages that have none. */
export interface Phrases {
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** The words of all keys as the vocabulary spells them. */
  readonly words: ReadonlyMap<string, string>;
  /** Length of the longest key in words, or in characters without spaces. */
  readonly longest: number;
  /** Names of things that have several words, the longest first, by their first word. */
  readonly names: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** Words that only merchants write give way to all others. Read once. */
export function phrasesOf(language: Language): Phrases {
  const known = cache.get(language) ?? readPhrases(language);
  cache.set(language, known);
  return known;
}

const cache = new WeakMap<Language, Phrases>();

function readPhrases(language: Language): Phrases {
  // A name inside a phrase is part of it: "mit Jade" is about the stone, even if a model is called Jade.
  const grammar = { ...language.query, modelNames: NO_NAMES };
  const spelt = new Map<string, string>();
  const merchants = meaningsOf(language, grammar, spelt, true);
  const general = meaningsOf(language, grammar, spelt, false);
  const meanings = new Map([...merchants.meanings, ...general.meanings]);
  const units = (key: string): number => (grammar.isSpaceless ? key.length : key.split(" ").length);
  const names = [...new Set([...general.nouns, ...merchants.nouns])]
    .map((key) => key.split(" "))
    .filter(({ length }) => length > 1);
  return {
    meanings,
    words: new Map(
      [...meanings.keys()].flatMap((key) => key.split(" ")).map((word) => [word, spelt.get(word) ?? word] as const),
    ),
    longest: Math.max(0, ...[...meanings.keys()].map(units)),
    names: Map.groupBy(
      names.toSorted((one, other) => other.length - one.length),
      ([first = ""]) => first,
    ),
  };
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** Meanings from the merchants' words or from the others. Precedence: words that shoppers type, words of titles, things, cloths, colours. */
function meaningsOf(
  language: Language,
  grammar: QueryRules,
  spelt: Map<string, string>,
  isMerchants: boolean,
): { readonly meanings: ReadonlyMap<string, Meaning>; readonly nouns: Iterable<string> } {
  const formed = (entries: readonly (readonly [string, Wording])[]): Entry[] =>
    entries
      .filter(([english]) => isSearched(english))
      .map(([english, wording]) => [english, everyForm(wording, language.forms.length)]);
  const keysOf = (group: readonly Entry[]): ReadonlyMap<string, string> =>
    sharedMeanings(
      group.filter(([english]) => MERCHANT_WORDS.has(english) === isMerchants),
      grammar,
      spelt,
    );
  const general = (group: readonly Entry[]): ReadonlyMap<string, string> =>
    sharedMeanings(isMerchants ? [] : group, grammar, spelt);
  const nouns = keysOf(Object.entries(language.nouns).map(([noun, [, text]]) => [noun, [text]]));
  const things = [
    general(Object.entries(grammar.words ?? {}).map(([text, meaning]) => [meaning, [text]])),
    nouns,
    general([...Object.entries(language.productTypes), ...Object.entries(language.categories)].map(named)),
    keysOf(formed(Object.entries(language.materials))),
    keysOf(formed(Object.entries(language.patterns))),
    keysOf(Object.entries(language.colours).map(named)),
    general(Object.entries(language.departments).map(named)),
  ];
  const qualities = keysOf(formed(Object.entries(language.modifiers)));
  const meanings = new Map<string, Meaning>();
  for (const key of new Set([...things.flatMap((group) => [...group.keys()]), ...qualities.keys()])) {
    const thing = things.find((group) => group.has(key))?.get(key);
    meanings.set(key, meaningOf(thing, qualities.get(key)));
  }
  return { meanings, nouns: nouns.keys() };
}

/** Materials that only descriptions name are in no title, and an alloy without its number is none. */
const isSearched = (key: string): boolean => !key.includes("#") && !(CLOTHS as readonly string[]).includes(key);

/** A word for a cloth and a quality means what both share: shearling, of "shearling" and "shearling-lined". */
function meaningOf(thing: string | undefined, quality: string | undefined): Meaning {
  const isThing = THINGS.has(lastWord(thing ?? ""));
  if (thing !== undefined && quality !== undefined && !isThing)
    return { thing: shared([thing, quality]) || thing, isThing };
  return { ...(thing !== undefined && { thing }), ...(quality !== undefined && { quality }), isThing };
}

type Entry = readonly [english: string, texts: readonly string[]];

const named = ([name, text]: readonly [string, string]): Entry => [name, [text]];

const lastWord = (text: string): string => text.toLowerCase().split(" ").at(-1) ?? "";

const THINGS: ReadonlySet<string> = new Set([
  ...[...ALL_NOUNS, ...PRODUCT_TYPES, ...CATEGORIES].map(lastWord),
  "shoes",
  "underwear",
]);

/** A phrase with several English meanings means the words that they share, possibly none. */
function sharedMeanings(
  group: readonly Entry[],
  grammar: QueryRules,
  spelt: Map<string, string>,
): ReadonlyMap<string, string> {
  const all = new Map<string, Set<string>>();
  for (const [meaning, texts] of group)
    for (const text of texts) {
      const words = wordsOf(text, grammar);
      const key = keyOf(words, grammar.isSpaceless ?? false);
      for (const word of words) if (!spelt.has(word.key)) spelt.set(word.key, word.written);
      if (key !== "") all.set(key, (all.get(key) ?? new Set()).add(meaning.toLowerCase()));
    }
  return new Map([...all].map(([key, several]) => [key, shared([...several])]));
}

/** "puffer coat" and "puffer jacket" share "puffer". */
function shared([first = "", ...others]: readonly string[]): string {
  const wordsIn = (text: string): readonly string[] => text.split(/[\s-]+/u);
  if (others.length === 0) return first;
  return wordsIn(first)
    .filter((word) => others.every((other) => wordsIn(other).includes(word)))
    .join(" ");
}
