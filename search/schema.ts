// The schema of an index, its records and its changes. Independent of what is sold: threads that build an index load nothing of the
// catalogue, which would take them longer than their own modules.

import type { LanguageCode, Synonyms } from "#catalogue";
import type { Filter } from "./query.ts";

export type { Synonyms };

/** Undefined if it applies in every language. */
export const languageOfSynonyms = (synonyms: Synonyms): LanguageCode | undefined =>
  "language" in synonyms ? synonyms.language : undefined;

/** The words that find others, and what each of them finds. */
export function directionsOf(synonyms: Synonyms): readonly [from: readonly string[], finds: readonly string[]] {
  if ("word" in synonyms) return [[synonyms.word], synonyms.finds];
  const words = "words" in synonyms ? synonyms.words : synonyms;
  return [words, words];
}

export interface Attribute {
  readonly name: string;
  readonly kind: "keyword" | "number";
  /** A variant without a value takes that of its product. */
  readonly level: "product" | "variant";
  /** Separates the values of a list in a string. JSON arrays need none. */
  readonly separator?: string;
  /** ISO 8601 dates, stored as milliseconds since 1970. */
  readonly isDate?: true;
  readonly isFacet?: true;
  readonly isSortable?: true;
  /**
   * For numbers of variants that change often, like stock: cheap to store and update, but slower to filter by. Cannot be a
   * facet or sortable.
   */
  readonly isVolatile?: true;
}

export interface IndexSchema {
  /** Must change with the schema: snapshots of other versions are rebuilt. */
  readonly version: string;
  /** Names of the product and variant ids in filters. */
  readonly productId: string;
  readonly variantId: string;
  /** May be a getter. New attributes take effect when all records are replaced. */
  readonly attributes: readonly Attribute[];
  /** Searched fields of products and variants, the most important first; at most 16. */
  readonly text: readonly string[];
  /** Texts of products that hits can be sorted by, without case and accents. None of them is an attribute. */
  readonly sortableTexts?: readonly string[];
  /** Order of hits that are otherwise equal. */
  readonly popularity: { readonly attribute: string; readonly direction: "ascending" | "descending" };
  /**
   * The variant keywords with the most values per product, like the size. Each is stored as one set per product, and a variant
   * has at most one value of it (the first).
   */
  readonly spread?: readonly string[];
  /**
   * A filter on product attributes that nearly every query contains literally, like visibility. Counts within it are
   * precomputed.
   */
  readonly commonFilter?: Filter;
  /** May be a getter, because they are read at every query. */
  readonly synonyms: readonly Synonyms[];
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Fields = { readonly [name: string]: Json | undefined };

/** A product with at least one variant. All fields are stored and returned unchanged, whether indexed or not. */
export interface IndexRecord {
  readonly id: string;
  readonly fields: Fields;
  readonly variants: readonly IndexVariant[];
}

export interface IndexVariant {
  readonly id: string;
  readonly fields: Fields;
}

export type Change =
  /** Adds or replaces the product. */
  | { readonly kind: "put"; readonly record: IndexRecord }
  /** Sets single fields; null removes one. Unknown products and variants are ignored. */
  | {
      readonly kind: "patch";
      readonly id: string;
      readonly fields?: Fields;
      readonly variants?: readonly IndexVariant[];
    }
  | { readonly kind: "delete"; readonly id: string };

/**
 * The values of an attribute, taken from the variant or else from the product; empty if missing. Unpaired surrogates become
 * the replacement character.
 */
export function valuesOf(attribute: Attribute, fields: Fields, variant?: Fields): readonly (string | number)[] {
  if (attribute.kind === "keyword") return keywordsIn(attribute, fieldOf(attribute, fields, variant));
  const number = numberOf(attribute, fields, variant);
  return Number.isNaN(number) ? NONE : [number];
}

/** The field of an attribute: the variant's, or else the product's. */
export const fieldOf = ({ name, level }: Attribute, fields: Fields, variant?: Fields): Json | undefined =>
  level === "product" ? fields[name] : (variant?.[name] ?? fields[name]);

export function keywordsIn({ separator }: Attribute, value: Json | undefined): readonly string[] {
  if (value === undefined || value === null || value === "") return NONE;
  if (Array.isArray(value)) return [...new Set(value.map((one) => String(one).toWellFormed()))];
  const text = String(value).toWellFormed();
  if (separator === undefined || !text.includes(separator)) return [text];
  return [...new Set(text.split(separator))].filter((part) => part !== "");
}

/** The value of a numeric attribute; NaN if missing. */
export function numberOf(attribute: Attribute, fields: Fields, variant?: Fields): number {
  const value = fieldOf(attribute, fields, variant);
  if (value === undefined || value === null || value === "") return Number.NaN;
  const number =
    typeof value === "number" ? value : attribute.isDate === true ? Date.parse(String(value)) : Number(value);
  return Number.isFinite(number) ? number : Number.NaN;
}

const NONE: readonly never[] = [];
