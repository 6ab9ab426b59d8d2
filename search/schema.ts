// What an index holds: its attributes, its searched fields, and the records put into it. Knows nothing of fashion.

import type { Filter } from "./query.ts";

export interface Attribute {
  readonly name: string;
  readonly kind: "keyword" | "number";
  /** Whether variants of one product may differ in it. What a variant does not say, its product says for it. */
  readonly level: "product" | "variant";
  /** A written list: the value is split at this. A JSON array needs none. */
  readonly separator?: string;
  /** ISO 8601 moments, kept as milliseconds since 1970. */
  readonly isDate?: true;
  readonly isFacet?: true;
  readonly isSortable?: true;
  /**
   * Differs from variant to variant and changes often, like stock: cheap to hold and to change, slower to filter by.
   * A number; no facet and no order.
   */
  readonly isVolatile?: true;
}

export interface IndexSchema {
  /** Changes whenever what is indexed changes: an older snapshot is then built anew. */
  readonly version: string;
  /** The names under which filters know the product's and the variant's own id. */
  readonly productId: string;
  readonly variantId: string;
  readonly attributes: readonly Attribute[];
  /** Searched fields, the most telling first; at most sixteen. Of products or variants. */
  readonly text: readonly string[];
  /** The order of hits that nothing else tells apart. */
  readonly popularity: { readonly attribute: string; readonly direction: "ascending" | "descending" };
  /**
   * The keyword of variants with the most values a product, like the size: held as one set a product. A variant has one
   * value of it at most: of several the first.
   */
  readonly spread?: string;
  /**
   * What nearly every query asks, word for word among the parts of its filter, like what may be shown at all: counts within
   * it are known beforehand. Of attributes of products only.
   */
  readonly usual?: Filter;
  /** Words that mean the same, folded: ["sneakers", "trainers"]. */
  readonly synonyms: readonly (readonly string[])[];
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Fields = { readonly [name: string]: Json | undefined };

/** One product with its variants, at least one. Fields are kept and given back as they are, whether indexed or not. */
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
  /** Adds the product, or replaces it whole. */
  | { readonly kind: "put"; readonly record: IndexRecord }
  /** Sets single fields; null removes one. A product or variant that is not there is left alone. */
  | {
      readonly kind: "patch";
      readonly id: string;
      readonly fields?: Fields;
      readonly variants?: readonly IndexVariant[];
    }
  | { readonly kind: "delete"; readonly id: string };

/**
 * The values of one attribute: what the variant says, else what the product says. Empty when missing. Half of a surrogate
 * pair is no character, and becomes the replacement character.
 */
export function valuesOf(attribute: Attribute, fields: Fields, variant?: Fields): readonly (string | number)[] {
  if (attribute.kind === "keyword") return keywordsIn(attribute, fieldOf(attribute, fields, variant));
  const number = numberOf(attribute, fields, variant);
  return Number.isNaN(number) ? NONE : [number];
}

/** What a field says of an attribute; of one of products, only the product is heard. */
export const fieldOf = ({ name, level }: Attribute, fields: Fields, variant?: Fields): Json | undefined =>
  level === "product" ? fields[name] : (variant?.[name] ?? fields[name]);

export function keywordsIn({ separator }: Attribute, value: Json | undefined): readonly string[] {
  if (value === undefined || value === null || value === "") return NONE;
  if (Array.isArray(value)) return [...new Set(value.map((one) => String(one).toWellFormed()))];
  const text = String(value).toWellFormed();
  if (separator === undefined || !text.includes(separator)) return [text];
  return [...new Set(text.split(separator))].filter((part) => part !== "");
}

/** The same of an attribute of numbers; NaN when missing. */
export function numberOf(attribute: Attribute, fields: Fields, variant?: Fields): number {
  const value = fieldOf(attribute, fields, variant);
  if (value === undefined || value === null || value === "") return Number.NaN;
  const number =
    typeof value === "number" ? value : attribute.isDate === true ? Date.parse(String(value)) : Number(value);
  return Number.isFinite(number) ? number : Number.NaN;
}

const NONE: readonly never[] = [];
