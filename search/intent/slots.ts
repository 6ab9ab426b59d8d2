// Demands of a query: each is a set of alternatives, with an importance by which demands are given up.

import type { Meaning, MeaningSection } from "#catalogue";
import { words } from "../engine/text/analyse.ts";
import { singular } from "../engine/text/singular.ts";
import { all, any, type Boost, type Filter, is } from "../query.ts";
import type { Phrase } from "../engine/text/synonyms.ts";
import { meaningFilter, type MeaningTable, WORDS_ATTRIBUTE } from "./meaning-table.ts";
import type { Span } from "./patterns.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Demands below `people` are given up for more results; those from there on only if there are none. */
export const IMPORTANCE = {
  type: 10,
  vendor: 8,
  colour: 6,
  people: 5,
  word: 3,
  quality: 2.5,
  occasion: 2,
  things: 1,
} as const;

export interface Slot {
  /** Words as typed; empty for the types that other slots imply. */
  readonly typed: string;
  /** Absent if the text was translated. */
  readonly span?: Span;
  readonly importance: number;
  /** The products that satisfy it; absent for a word that is searched as text. */
  readonly filter?: Filter;
  /** A word of the text. */
  readonly word?: string;
  /** Preferences among these products. */
  readonly boosts: readonly Boost[];
  readonly isThing: boolean;
  /** Types to show if no slot names a thing. */
  readonly things: readonly string[];
  readonly section?: MeaningSection;
  /** The product type that the words name, although no product has them. */
  readonly type?: string;
}

const SECTION_IMPORTANCE: Readonly<Record<MeaningSection, number>> = {
  things: IMPORTANCE.type,
  colours: IMPORTANCE.colour,
  people: IMPORTANCE.people,
  qualities: IMPORTANCE.quality,
  occasions: IMPORTANCE.occasion,
  kinds: IMPORTANCE.quality,
};

/** A quality of few alternatives, such as a pattern, says more than a season. */
const importanceOf = ({ section, tiers }: Meaning): number =>
  section === "qualities" && tiers.flat().length <= 3 ? IMPORTANCE.word : SECTION_IMPORTANCE[section];

/** A tier outweighs all later ones, and those the number of matching alternatives. */
const TIER_WEIGHTS = [100, 30, 10] as const;
const MATCH_WEIGHT = 1;

export type Typed = Pick<Slot, "typed" | "span">;

/** A phrase of the table. Except for things, products with its own words are best. */
export function meaningSlot(typed: Typed, phrase: readonly string[], meaning: Meaning, table: MeaningTable): Slot {
  const own = all(...phrase.map((word) => is(WORDS_ATTRIBUTE, ...table.alike(word))));
  const tiers = meaning.tiers.map((tier) => tier.map((conditions) => all(...conditions.map(table.filterOf))));
  const isWide = meaning.section === "qualities" || meaning.section === "occasions";
  const ranked = [[...(meaning.section === "things" ? [] : [own]), ...(tiers[0] ?? [])], ...tiers.slice(1)];
  return {
    ...typed,
    importance: importanceOf(meaning),
    filter: any(...ranked.flat()),
    boosts: [
      ...ranked.map((tier, place) => ({ filter: any(...tier), weight: TIER_WEIGHTS[Math.min(place, 2)]! })),
      ...(isWide ? ranked.flat().map((filter) => ({ filter, weight: MATCH_WEIGHT })) : []),
    ],
    isThing: meaning.section === "things",
    things: meaning.things,
    section: meaning.section,
  };
}

/** A phrase with synonyms: products that have all words of one of them, or what the table says that it means. */
export function synonymSlot(typed: Typed, phrase: Phrase, vocabulary: Vocabulary, table: MeaningTable): Slot {
  const texts = [phrase.words, ...phrase.alternatives];
  const having = texts.map((text) => all(...text.map((word) => is(WORDS_ATTRIBUTE, ...table.alike(word)))));
  const meanings = texts.flatMap((text) => table.of(text) ?? []);
  const isThing =
    meanings.some(({ section }) => section === "things") ||
    texts.some((text) => table.alike(text.at(-1)!).some((word) => vocabulary.typeWords.has(word)));
  return {
    ...typed,
    importance: isThing ? IMPORTANCE.type : Math.max(IMPORTANCE.word, ...meanings.map(importanceOf)),
    filter: any(...having, ...meanings.map((meaning) => meaningFilter(meaning, table))),
    boosts: [{ filter: any(...having), weight: TIER_WEIGHTS[0] }],
    isThing,
    things: isThing ? [] : meanings.flatMap(({ things }) => things),
    ...(isThing && { section: "things" as const }),
  };
}

/** A word that the catalogue has. One that names a type prefers products of the type to those that only mention it. */
export function wordSlot(typed: Typed, word: string, vocabulary: Vocabulary, table: MeaningTable): Slot {
  const alike = table.alike(word);
  const isAmong = (names: ReadonlySet<string>) => alike.some((one) => names.has(one));
  const plain = { ...typed, word, boosts: [], isThing: false, things: [] };
  if (isAmong(vocabulary.typeWords)) return typeSlot(typed, word, vocabulary, table);
  if (isAmong(vocabulary.peopleWords)) return { ...plain, importance: IMPORTANCE.people };
  if (isAmong(vocabulary.colourWords)) return { ...plain, importance: IMPORTANCE.colour };
  return { ...plain, importance: isAmong(vocabulary.vendorWords) ? IMPORTANCE.vendor : IMPORTANCE.word };
}

function typeSlot(typed: Typed, word: string, { types }: Vocabulary, table: MeaningTable): Slot {
  const alike = table.alike(word);
  const ending = types.filter((type) => alike.includes(singular(words(type).at(-1) ?? "")));
  const whole = ending.filter((type) => words(type).length === 1 || words(type).join("") === word);
  const mentioned = is(WORDS_ATTRIBUTE, ...alike);
  return {
    ...typed,
    importance: IMPORTANCE.type,
    // "Underwear And Socks" are not all socks: there the title decides.
    filter: whole.length > 0 ? any(is("product_type", ...ending), mentioned) : mentioned,
    boosts: [
      ...(whole.length > 0 ? [{ filter: is("product_type", ...whole), weight: TIER_WEIGHTS[0] }] : []),
      ...(ending.length > 0 ? [{ filter: is("product_type", ...ending), weight: TIER_WEIGHTS[1] }] : []),
    ],
    isThing: true,
    things: [],
    section: "things",
  };
}

/** A word that no product has, such as "sundress": all products of its type. */
export const namedTypeSlot = ({ typed, span }: Typed, type: string): Slot => ({
  typed,
  ...(span && { span }),
  importance: IMPORTANCE.type,
  filter: is("product_type", type),
  boosts: [],
  isThing: true,
  things: [],
  section: "things",
  type,
});

/** The same slots if no thing names a type. */
export function asNamedTypes(slots: readonly Slot[], typeOf: (word: string) => string | undefined): readonly Slot[] {
  const named = slots.map((slot) => {
    const type = slot.isThing ? typeOf(slot.typed) : undefined;
    return type === undefined ? slot : namedTypeSlot(slot, type);
  });
  return named.every((slot, at) => slot === slots[at]) ? slots : named;
}

/** The types that occasions and qualities imply; undefined if another slot names a thing. */
export function impliedSlot(slots: readonly Slot[]): Slot | undefined {
  if (slots.some(({ isThing }) => isThing)) return undefined;
  const implied = slots.map(({ things }) => things).filter((things) => things.length > 0);
  const common = (implied[0] ?? []).filter((type) => implied.every((things) => things.includes(type)));
  const types = common.length > 0 ? common : [...new Set(implied.flat())];
  if (types.length === 0) return undefined;
  return {
    typed: "",
    importance: IMPORTANCE.things,
    filter: is("product_type", ...types),
    boosts: [],
    isThing: false,
    things: [],
  };
}
