// A record as rows of values, one per variant.

import { filterableAttributes } from "../check-query.ts";
import { sortKeyOf } from "../engine/text/sort-key.ts";
import {
  valuesOf,
  type Attribute,
  type Fields,
  type IndexRecord,
  type IndexSchema,
  type IndexVariant,
} from "../schema.ts";

export type Values = readonly (string | number)[];

export interface Product {
  readonly record: IndexRecord;
  readonly rows: readonly Row[];
  /** The words of its searched fields with the position of the first field that has them. */
  readonly words: ReadonlyMap<string, number>;
}

/** One variant with its product. */
export interface Row {
  readonly product: string;
  readonly variant: IndexVariant;
  readonly place: number;
  /** In the order of `attributesOf`. */
  readonly values: readonly Values[];
  /** Keys of the product by sortable text. */
  readonly sortKeys: ReadonlyMap<string, string | undefined>;
}

/** The filterable attributes, including ids. */
export const attributesOf = (schema: IndexSchema): readonly Attribute[] => [...filterableAttributes(schema).values()];

export function readProduct(
  record: IndexRecord,
  schema: IndexSchema,
  wordsOf: (text: string) => readonly string[],
): Product {
  const attributes = attributesOf(schema);
  const ofProduct = attributes.map((attribute) => normal(valuesOf(attribute, record.fields)));
  const sortKeys = new Map((schema.sortableTexts ?? []).map((name) => [name, sortKeyOf(record, name)]));
  const rows = record.variants.map((variant, place): Row => {
    const values = attributes.map((attribute, slot) => {
      if (attribute.name === schema.productId) return [record.id];
      if (attribute.name === schema.variantId) return [variant.id];
      if (attribute.level === "product") return ofProduct[slot]!;
      return normal(valuesOf(attribute, record.fields, variant.fields));
    });
    return { product: record.id, variant, place, values, sortKeys };
  });
  const words = new Map<string, number>();
  for (const [place, field] of schema.text.entries()) {
    for (const fields of [record.fields, ...record.variants.map((variant) => variant.fields)]) {
      for (const text of textsOf(fields[field])) {
        for (const word of wordsOf(text)) if (!words.has(word)) words.set(word, place);
      }
    }
  }
  return { record, rows, words };
}

/** The texts of a field: itself, or each of its parts. */
export function textsOf(value: Fields[string]): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number" || typeof value === "boolean") return [String(value)];
  return Array.isArray(value) ? value.flatMap((part) => textsOf(part)) : [];
}

/** Applies a patch to a record. Null removes a field, and unknown variants are ignored. */
export function patched(record: IndexRecord, fields: Fields = {}, variants: readonly IndexVariant[] = []): IndexRecord {
  return {
    id: record.id,
    fields: withFields(record.fields, fields),
    variants: record.variants.map((variant) => {
      const patches = variants.filter(({ id }) => id === variant.id);
      return { id: variant.id, fields: patches.reduce((all, one) => withFields(all, one.fields), variant.fields) };
    }),
  };
}

function withFields(fields: Fields, changes: Fields): Fields {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
  const merged = { ...fields, ...Object.fromEntries(changed) };
  return Object.fromEntries(Object.entries(merged).filter(([name]) => changes[name] !== null));
}

/** Turns -0 into 0. */
const normal = (values: Values): Values => values.map((value) => (value === 0 ? 0 : value));
