// What changes make of products: rows in, rows out, in the order of the changes.

import type { FeedRow } from "#catalogue";
import type { CatalogueChange, FieldValues } from "./change.ts";
import type { FeedError } from "./feed.ts";

/** The rows of each product by its id. */
export type Products = ReadonlyMap<string, readonly FeedRow[]>;

export type Applied =
  | {
      readonly kind: "applied";
      /** Every product that a change was about; undefined for one that is gone. */
      readonly products: ReadonlyMap<string, readonly FeedRow[] | undefined>;
      /** The line that changed each of them last. */
      readonly lines: ReadonlyMap<string, number>;
    }
  | { readonly kind: "bad-change"; readonly error: FeedError };

/** `before` has every product that exists and that a change is about. */
export function applyChanges(before: Products, changes: readonly CatalogueChange[]): Applied {
  const products = new Map<string, readonly FeedRow[] | undefined>();
  const lines = new Map<string, number>();
  const owners = new Map<string, string>();
  for (const [id, rows] of before) for (const row of rows) owners.set(row.objectID, id);
  const current = (id: string) => (products.has(id) ? products.get(id) : before.get(id));
  const become = (id: string, rows: readonly FeedRow[] | undefined, line: number): void => {
    for (const row of current(id) ?? []) owners.delete(row.objectID);
    for (const row of rows ?? []) owners.set(row.objectID, id);
    products.set(id, rows);
    lines.set(id, line);
  };
  for (const change of changes) {
    const { line } = change;
    if (change.kind === "put") {
      become(change.rows[0]!.product_id, change.rows, line);
    } else if (change.kind === "delete") {
      become(change.product, undefined, line);
    } else {
      const [field, id, owner] =
        change.kind === "set-product"
          ? (["product", change.product, change.product] as const)
          : (["variant", change.variant, owners.get(change.variant)] as const);
      const rows = owner === undefined ? undefined : current(owner);
      if (owner === undefined || rows === undefined) {
        return { kind: "bad-change", error: { line, field, message: `${id} is not in the catalogue` } };
      }
      const isMeant = (row: FeedRow) => change.kind === "set-product" || row.objectID === id;
      become(
        owner,
        rows.map((row) => (isMeant(row) ? withFields(row, change.fields) : row)),
        line,
      );
    }
  }
  return { kind: "applied", products, lines };
}

/** The fields were checked by the feed's own rules when the change was read. */
function withFields(row: FeedRow, fields: FieldValues): FeedRow {
  const result: Record<string, unknown> = { ...row, ...fields };
  for (const field in fields) if (fields[field] === null) delete result[field];
  return result as typeof row & typeof result;
}
