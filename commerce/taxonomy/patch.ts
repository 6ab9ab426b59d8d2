// Changes single nodes of a taxonomy, by the values that products carry:
//
//   { "types": { "Pants": { "handle": "trousers", "names": { "en": "Trousers" } }, "Capes": null } }
//
// Fields that the patch does not name stay. A new value adds a node at the end of its list, null removes one. A type moves to
// another category with `category`, a department into another one with `parent`.

import type { TaxonomyData } from "#catalogue";
import { dataOf, rowsOf, type TaxonomyRow } from "./rows.ts";

const LISTS = { departments: "department", categories: "category", types: "type" } as const;

/** The result is checked like any other taxonomy; a patch that is not an object changes nothing. */
export function patchTaxonomy(before: TaxonomyData, patch: unknown): TaxonomyData {
  const rows = new Map(rowsOf(before).map((row) => [keyOf(row.kind, row.value), row]));
  for (const [list, kind] of Object.entries(LISTS)) {
    for (const [value, change] of entriesOf(isObject(patch) ? patch[list] : undefined)) {
      const key = keyOf(kind, value);
      const known = rows.get(key);
      if (change === null) rows.delete(key);
      else rows.set(key, changed(known ?? emptyRow(kind, value, rows.size), isObject(change) ? change : {}));
    }
  }
  return dataOf([...rows.values()]);
}

type Fields = Readonly<Record<string, unknown>>;

const keyOf = (kind: string, value: string): string => `${kind} ${value}`;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) ? Object.entries(value) : [];

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
