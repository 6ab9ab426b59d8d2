// Splits an English title into words that can be compared with the vocabulary, and looks phrases up.
import {
  ALL_COLOURS,
  ALL_MATERIALS,
  ALL_MODIFIERS,
  ALL_NOUNS,
  ALL_PATTERNS,
  AUDIENCES,
  COLOUR_ALIASES,
  type ColourName,
  type DepartmentName,
  JEWELLERY_ALIASES,
  type Material,
  MATERIAL_ALIASES,
  type Modifier,
  MODIFIER_ALIASES,
  type Noun,
  NOUN_ALIASES,
  type Pattern,
  PATTERN_ALIASES,
  WITH_ALIASES,
} from "./vocabulary/index.ts";
import type { Family } from "./language.ts";
import { familyOf } from "./wording.ts";

/** A word of a title. Hyphens separate words: "slim-fit" and "Slim Fit" are the same two. */
export interface Unit {
  /** Comparable form: "men's". A number of karats is "# karat". */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly karat?: number;
}

/** Part of a title that the vocabulary knows, other than the noun. */
export type Element =
  | { readonly kind: "modifier"; readonly key: Modifier }
  | { readonly kind: "pattern"; readonly key: Pattern }
  | { readonly kind: "material"; readonly key: Material }
  | { readonly kind: "colour"; readonly key: ColourName }
  | { readonly kind: "audience"; readonly key: DepartmentName };

const KARAT = /^(\d{1,2})-?(?:k|kt|ct)$/u;

export function unitsOf(text: string): readonly Unit[] {
  return [...text.matchAll(/\d{1,2}[ -]karat(?![\p{L}])|(?<=\s)[-–—](?=\s)|[/&+]|[^\s/&+-]+/giu)].map(
    ({ 0: word, index }) => {
      const key = keyOf(word.replace(/[ -]karat$/iu, "k"));
      const karat = KARAT.exec(key)?.[1];
      const place = { start: index, end: index + word.length };
      return karat ? { key: "# karat", karat: Number(karat), ...place } : { key, ...place };
    },
  );
}

/** The nouns that end before `end`, the longest first. */
export const nounsBefore = (units: readonly Unit[], end: number): readonly Found<Noun>[] =>
  Array.from({ length: Math.min(LONGEST, end) }, (_, shorter) => Math.min(LONGEST, end) - shorter).flatMap((count) => {
    const value = NOUNS.get(joined(units.slice(end - count, end)));
    return value === undefined ? [] : [{ value, count }];
  });

/** The longest element that ends before `end`, as it is meant beside the noun. */
export function elementBefore(units: readonly Unit[], end: number, noun?: Noun): Found<Element> | undefined {
  const special = noun && BY_FAMILY[familyOf(noun)];
  return longestBefore(units, end, (key) => special?.get(key) ?? ELEMENTS.get(key));
}

/** "leather-trimmed" is a cloth next to the noun, and a finish before another cloth: "leather-trimmed canvas bag". */
export const cutOf = (element: Element): Element =>
  element.kind === "material" && isModifier(element.key) ? { kind: "modifier", key: element.key } : element;

const isModifier = (key: string): key is Modifier => (ALL_MODIFIERS as readonly string[]).includes(key);

/** The modifier that "belt" is in "with a belt". */
export const detailOf = (units: readonly Unit[]): Modifier | undefined => WITH.get(joined(units));

export const isKnownWord = (key: string): boolean => NOUNS.has(key) || ELEMENTS.has(key);

export interface Found<Value> {
  readonly value: Value;
  /** Number of units that it spans. */
  readonly count: number;
}

function longestBefore<Value>(
  units: readonly Unit[],
  end: number,
  valueOf: (key: string) => Value | undefined,
): Found<Value> | undefined {
  for (let count = Math.min(LONGEST, end); count > 0; count--) {
    const phrase = units.slice(end - count, end);
    const value = valueOf(joined(phrase, true)) ?? valueOf(joined(phrase));
    if (value !== undefined) return { value, count };
  }
  return undefined;
}

/** `isExact`: with the number of karats, for alloys that have their own words. */
const joined = (units: readonly Unit[], isExact = false): string =>
  units.map(({ key, karat }) => (isExact && karat !== undefined ? `${karat} karat` : key)).join(" ");

/** Words in the longest phrase: "wool and cashmere blend". */
const LONGEST = 5;

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^["“]|["”]$/gu, "");

const spaced = (phrase: string): string => keyOf(phrase).replaceAll("-", " ");

const table = <Value>(entries: Iterable<readonly [string, Value]>): ReadonlyMap<string, Value> =>
  new Map([...entries].map(([phrase, value]) => [spaced(phrase), value]));

/** Merchants name pairs in the singular too: "ankle boot". */
const singular = (noun: string): string => noun.replace(/(?<=[^s])s$/u, "");

const NOUNS = table<Noun>([
  ...Object.entries(NOUN_ALIASES).flatMap(([alias, noun]): [string, Noun][] => [
    [singular(alias), noun],
    [alias, noun],
  ]),
  ...ALL_NOUNS.map((noun): [string, Noun] => [singular(noun), noun]),
  ...ALL_NOUNS.map((noun): [string, Noun] => [noun, noun]),
]);

const elementsOf = <Key extends string, Kind extends Element["kind"]>(
  kind: Kind,
  keys: readonly Key[],
  aliases: Readonly<Record<string, Key>>,
): readonly (readonly [string, { readonly kind: Kind; readonly key: Key }])[] => [
  ...Object.entries(aliases).map(([alias, key]) => [alias, { kind, key }] as const),
  ...keys.map((key) => [key, { kind, key }] as const),
];

/** Colours except in jewellery. */
const COLOURED_METALS: ReadonlySet<Material> = new Set(["gold", "silver", "rose gold", "white gold", "yellow gold"]);

/** Later entries take precedence: a word for a cloth and a cut means the cloth. */
const ELEMENTS = table<Element>([
  ...elementsOf("audience", [], AUDIENCES),
  ...elementsOf("colour", ALL_COLOURS, COLOUR_ALIASES),
  ...elementsOf("modifier", ALL_MODIFIERS, MODIFIER_ALIASES),
  ...elementsOf("pattern", ALL_PATTERNS, PATTERN_ALIASES),
  ...elementsOf(
    "material",
    ALL_MATERIALS.filter((key) => !COLOURED_METALS.has(key)),
    MATERIAL_ALIASES,
  ),
]);

const JEWELLERY = table<Element>(
  Object.entries(JEWELLERY_ALIASES).map(([alias, meaning]) => [
    alias,
    "material" in meaning ? { kind: "material", key: meaning.material } : { kind: "modifier", key: meaning.modifier },
  ]),
);

/** Words with another meaning for some goods. */
const BY_FAMILY: Readonly<Partial<Record<Family, ReadonlyMap<string, Element>>>> = {
  jewellery: JEWELLERY,
  clothing: table<Element>([["slim", { kind: "modifier", key: "slim-fit" }]]),
};

const WITH = table<Modifier>(Object.entries(WITH_ALIASES));
