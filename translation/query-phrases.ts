// The phrases of a language's queries and their English meanings.
import type { Language, Wording } from "./language.ts";
import { keyOf, type QueryRules, wordsOf } from "./query-words.ts";
import { everyForm } from "./wording.ts";
import { CATEGORIES, MATERIALS, NOUNS_BY_TYPE, PRODUCT_TYPES } from "./vocabulary/index.ts";

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
  /** Length of the longest key in words, or in characters without spaces. */
  readonly longest: number;
  /** Names of things that have several words, the longest first, by their first word. */
  readonly names: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** Precedence: words that shoppers type, words of titles, things, cloths, colours. */
export function phrasesOf(language: Language, grammar: QueryRules): Phrases {
  const formed = (entries: readonly (readonly [string, Wording])[]): Entry[] =>
    entries.map(([meaning, wording]) => [meaning, everyForm(wording, language.forms.length)]);
  const keysOf = (group: readonly Entry[]): ReadonlyMap<string, string> => sharedMeanings(group, grammar);
  const things = [
    keysOf(Object.entries(grammar.words ?? {}).map(([text, meaning]) => [meaning, [text]])),
    keysOf(Object.entries(language.nouns).map(([noun, [, text]]) => [noun, [text]])),
    keysOf([...Object.entries(language.productTypes), ...Object.entries(language.categories)].map(named)),
    keysOf(formed(MATERIALS.map((material) => [material, language.materials[material]]))),
    keysOf(formed(Object.entries(language.patterns))),
    keysOf(Object.entries(language.colours).map(named)),
    keysOf(Object.entries(language.departments).map(named)),
  ];
  const qualities = keysOf(formed(Object.entries(language.modifiers)));
  const meanings = new Map<string, Meaning>();
  for (const key of new Set([...things.flatMap((group) => [...group.keys()]), ...qualities.keys()])) {
    const thing = things.find((group) => group.has(key))?.get(key);
    const quality = qualities.get(key);
    meanings.set(key, meaningOf(thing, quality));
  }
  const units = (key: string): number => (grammar.isSpaceless ? key.length : key.split(" ").length);
  const names = [...(things[1]?.keys() ?? [])].map((key) => key.split(" ")).filter(({ length }) => length > 1);
  return {
    meanings,
    longest: Math.max(0, ...[...meanings.keys()].map(units)),
    names: Map.groupBy(
      names.toSorted((one, other) => other.length - one.length),
      ([first = ""]) => first,
    ),
  };
}

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
  ...[...Object.values(NOUNS_BY_TYPE).flat(), ...PRODUCT_TYPES, ...CATEGORIES].map(lastWord),
  "shoes",
  "underwear",
]);

/** A phrase with several English meanings means the words that they share, possibly none. */
function sharedMeanings(group: readonly Entry[], grammar: QueryRules): ReadonlyMap<string, string> {
  const all = new Map<string, Set<string>>();
  for (const [meaning, texts] of group)
    for (const text of texts) {
      const key = keyOf(wordsOf(text, grammar), grammar.isSpaceless ?? false);
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
