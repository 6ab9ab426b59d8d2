// Applies a patch to a record.

import type { Change, Fields, IndexRecord } from "../schema.ts";

/** Null removes a field. Unknown variants are ignored. */
export function patchRecord(
  record: IndexRecord,
  { fields = {}, variants = [] }: Extract<Change, { readonly kind: "patch" }>,
): IndexRecord {
  return {
    id: record.id,
    fields: patched(record.fields, fields),
    variants: record.variants.map((variant) => ({
      id: variant.id,
      fields: variants
        .filter(({ id }) => id === variant.id)
        .reduce((all, one) => patched(all, one.fields), variant.fields),
    })),
  };
}

function patched(fields: Fields, changes: Fields): Fields {
  const result: Record<string, Fields[string]> = { ...fields };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete result[name];
    else if (value !== undefined) result[name] = value;
  }
  return result;
}
