// The texts of a searched field.

import type { Fields, IndexRecord } from "../schema.ts";

/** All distinct texts of a field in a record and its variants. */
export function textsOf({ fields, variants }: IndexRecord, name: string): ReadonlySet<string> {
  const texts = new Set<string>();
  const add = (value: Fields[string]) => {
    if (typeof value === "string" && value !== "") texts.add(value);
    else if (typeof value === "number" || typeof value === "boolean") texts.add(String(value));
    else if (Array.isArray(value)) value.forEach(add);
  };
  add(fields[name]);
  for (const variant of variants) add(variant.fields[name]);
  return texts;
}
