// The vocabulary of records for queries: their values and words, and some unknown ones.

import type { Value } from "../query.ts";
import type { IndexRecord, IndexSchema, Json } from "../schema.ts";
import { attributesOf, textsOf } from "../reference/rows.ts";
import type { Vocabulary } from "./arbitrary-queries.ts";

/** Sample size, large enough to include rare values. */
const VALUES = 300;

export function vocabularyOf(schema: IndexSchema, records: readonly IndexRecord[]): Vocabulary {
  const rows = records.flatMap(({ fields, variants }) => variants.map((variant) => ({ ...fields, ...variant.fields })));
  const values = attributesOf(schema).map(({ name, kind, separator }): [string, readonly Value[]] => {
    const found = rows.flatMap((row) => partsOf((row as Readonly<Record<string, Json | undefined>>)[name], separator));
    return [name, [...new Set(found)].slice(0, VALUES).concat(kind === "keyword" ? ["nowhere", ""] : [0, -1, 1e9])];
  });
  const texts = rows.flatMap((row) =>
    schema.text.flatMap((field) => textsOf((row as Readonly<Record<string, Json | undefined>>)[field])),
  );
  const words = new Set(texts.flatMap((text) => text.split(/\s+/)));
  return {
    schema,
    values: Object.fromEntries(values),
    words: [...words],
    fields: ["title", "vendor", "size", "nowhere"],
  };
}

function partsOf(value: Json | undefined, separator: string | undefined): readonly Value[] {
  if (typeof value === "string" && separator !== undefined) return value.split(separator);
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return [value];
  return Array.isArray(value) ? value.flatMap((part) => partsOf(part, separator)) : [];
}
