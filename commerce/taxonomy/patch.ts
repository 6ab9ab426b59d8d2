// Changes single nodes of a taxonomy, by the values that products carry:
//
//   { "types": { "Pants": { "handle": "trousers", "names": { "en": "Trousers" } }, "Capes": null } }
//
// Fields that the patch does not name stay. A new value adds a node at the end of its list, null removes one. A type moves to
// another category with `category`, a department into another one with `parent`.

import { z } from "zod";
import type { TaxonomyData } from "#catalogue";
import type { FieldError } from "#commerce/settings";
import { explain } from "./check.ts";
import { dataOf, rowsOf, type TaxonomyRow } from "./rows.ts";

const LISTS = [
  ["departments", "department"],
  ["categories", "category"],
  ["types", "type"],
] as const;

const Changes = z.record(z.string(), z.record(z.string(), z.unknown()).nullable()).optional();
const TaxonomyPatch = z.strictObject({ departments: Changes, categories: Changes, types: Changes });
export type TaxonomyPatch = z.output<typeof TaxonomyPatch>;

/** Checks the form of a patch. The fields are checked with the whole taxonomy, once it is applied. */
export function parsePatch(
  value: unknown,
):
  | { readonly kind: "patch"; readonly patch: TaxonomyPatch }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] } {
  const parsed = TaxonomyPatch.safeParse(value);
  return parsed.success ? { kind: "patch", patch: parsed.data } : { kind: "invalid", errors: explain(parsed.error) };
}

/** The result is checked like any other taxonomy. */
export function patchTaxonomy(before: TaxonomyData, patch: TaxonomyPatch): TaxonomyData {
  const rows = new Map(rowsOf(before).map((row) => [keyOf(row.kind, row.value), row]));
  for (const [list, kind] of LISTS) {
    for (const [value, change] of Object.entries(patch[list] ?? {})) {
      const key = keyOf(kind, value);
      const known = rows.get(key);
      if (change === null) rows.delete(key);
      else rows.set(key, changed(known ?? emptyRow(kind, value, rows.size), change));
    }
  }
  return dataOf([...rows.values()]);
}

type Fields = Readonly<Record<string, unknown>>;

const keyOf = (kind: string, value: string): string => `${kind} ${value}`;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const emptyRow = (kind: TaxonomyRow["kind"], value: string, position: number): TaxonomyRow => ({
  kind,
  value,
  parent: null,
  position,
  handle: "",
  names: {},
  aliases: [],
  previousHandles: [],
  details: {},
});

/** Fields of null are removed. The values are checked afterwards, with the whole taxonomy. */
function changed(row: TaxonomyRow, fields: Fields): TaxonomyRow {
  const { handle, names, aliases, previousHandles, category, parent, ...details } = fields;
  const above = row.kind === "type" ? category : parent;
  const given = {
    ...(handle !== undefined && { handle }),
    ...(names !== undefined && { names: isObject(names) ? withoutNulls({ ...row.names, ...names }) : names }),
    ...(aliases !== undefined && { aliases }),
    ...(previousHandles !== undefined && { previousHandles }),
    ...(above !== undefined && { parent: above }),
    details: withoutNulls({ ...row.details, ...details }),
  };
  return { ...row, ...given } as TaxonomyRow;
}

const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
