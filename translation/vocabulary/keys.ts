// The keys of the vocabulary, as types, so that a language that lacks an entry does not compile, and as lists.
import type { JEWELLERY } from "./jewellery.ts";
import { MORE_COLOURS, MORE_MATERIALS, MORE_MODIFIERS, MORE_NOUNS_BY_TYPE, MORE_PATTERNS } from "./merchant-words.ts";
import { type CATEGORIES, COLOURS, type COUNTRIES, type DEPARTMENTS, type FIBRES } from "./names.ts";
import type { NAVIGATION, OPTIONS, PRODUCT_TYPES } from "./names.ts";
import { CLOTHS, MATERIALS, MODIFIERS, NOUNS_BY_TYPE, PATTERNS } from "./title-words.ts";

/** Slug of a product type: "coats". */
export type TypeSlug = keyof typeof NOUNS_BY_TYPE;
type MoreNouns = typeof MORE_NOUNS_BY_TYPE;
export type Noun = (typeof NOUNS_BY_TYPE)[TypeSlug][number] | MoreNouns[keyof MoreNouns][number];
export type Modifier = (typeof MODIFIERS)[number] | (typeof MORE_MODIFIERS)[number];
export type Pattern = (typeof PATTERNS)[number] | (typeof MORE_PATTERNS)[number];
export type Material = (typeof MATERIALS)[number] | (typeof MORE_MATERIALS)[number] | (typeof CLOTHS)[number];

export type DepartmentName = (typeof DEPARTMENTS)[number];
export type CategoryName = (typeof CATEGORIES)[number];
export type ProductTypeName = (typeof PRODUCT_TYPES)[number];
export type NavigationName = (typeof NAVIGATION)[number];
export type JewelleryText = (typeof JEWELLERY)[number];
export type OptionText = (typeof OPTIONS)[number];
export type ColourName = (typeof COLOURS)[number] | (typeof MORE_COLOURS)[number];
export type Fibre = (typeof FIBRES)[number];
export type Country = (typeof COUNTRIES)[number];

/** The words of titles with those that only merchants write. */
export const nounsOf = (type: TypeSlug): readonly Noun[] => [...NOUNS_BY_TYPE[type], ...(MORE_NOUNS[type] ?? [])];
const MORE_NOUNS: Readonly<Partial<Record<TypeSlug, readonly Noun[]>>> = MORE_NOUNS_BY_TYPE;
export const TYPE_SLUGS = Object.keys(NOUNS_BY_TYPE) as TypeSlug[];
export const ALL_NOUNS: readonly Noun[] = TYPE_SLUGS.flatMap(nounsOf);
export const ALL_MODIFIERS: readonly Modifier[] = [...MODIFIERS, ...MORE_MODIFIERS];
export const ALL_PATTERNS: readonly Pattern[] = [...PATTERNS, ...MORE_PATTERNS];
export const ALL_MATERIALS: readonly Material[] = [...MATERIALS, ...CLOTHS, ...MORE_MATERIALS];
export const ALL_COLOURS: readonly ColourName[] = [...COLOURS, ...MORE_COLOURS];

/** Words whose meaning in a query gives way to any other. */
export const MERCHANT_WORDS: ReadonlySet<string> = new Set<string>([
  ...Object.values(MORE_NOUNS_BY_TYPE).flat(),
  ...MORE_MODIFIERS,
  ...MORE_PATTERNS,
  ...MORE_MATERIALS,
  ...MORE_COLOURS,
]);

/** Keys of the vocabulary by other names. */
export type Aliases<Key extends string> = Readonly<Record<string, Key>>;
