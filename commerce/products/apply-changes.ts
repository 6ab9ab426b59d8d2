// Applies changes to the rows of products, in order. Pure.

import type { FeedRow } from "#catalogue";
import type { CatalogueChange, FieldValues } from "./change.ts";
import type { FeedError } from "./feed.ts";
import { versionOf, withCurrentCounts } from "./version.ts";

/** Rows of products, by product id. */
export type Products = ReadonlyMap<string, readonly FeedRow[]>;

export type Applied =
  | {
      readonly kind: "applied";
      /** Every changed product; undefined if it was deleted. */
      readonly products: ReadonlyMap<string, readonly FeedRow[] | undefined>;
      /** The last line that changed each product. */
      readonly lines: ReadonlyMap<string, number>;
    }
  | { readonly kind: "bad-change"; readonly error: FeedError }
  /** The product of the line is not the one that its author saw. */
  | { readonly kind: "stale"; readonly line: number; readonly product: string };

/** `before` must contain every existing product that a change refers to. */
export function applyChanges(before: Products, changes: readonly CatalogueChange[]): Applied {
  const products = new Map<string, readonly FeedRow[] | undefined>();
  const lines = new Map<string, number>();
  const owners = new Map<string, string>();
  for (const [id, rows] of before) for (const row of rows) owners.set(row.objectID, id);
  const current = (id: string) => (products.has(id) ? products.get(id) : before.get(id));
  const update = (id: string, rows: readonly FeedRow[] | undefined, line: number): void => {
    for (const row of current(id) ?? []) owners.delete(row.objectID);
    for (const row of rows ?? []) owners.set(row.objectID, id);
    products.set(id, rows);
    lines.set(id, line);
  };
  for (const change of changes) {
    const { line } = change;
    if (change.kind !== "set-variant" && change.version !== undefined) {
      const product = change.kind === "put" ? change.rows[0]!.product_id : change.product;
      if (versionOf(current(product)) !== change.version) return { kind: "stale", line, product };
    }
    if (change.kind === "put") {
      const id = change.rows[0]!.product_id;
      update(id, change.version === undefined ? change.rows : withCurrentCounts(change.rows, current(id)), line);
    } else if (change.kind === "delete") {
      update(change.product, undefined, line);
    } else {
      const [field, id, owner] =
        change.kind === "set-product"
          ? (["product", change.product, change.product] as const)
          : (["variant", change.variant, owners.get(change.variant)] as const);
      const rows = owner === undefined ? undefined : current(owner);
      if (owner === undefined || rows === undefined) {
        return { kind: "bad-change", error: { line, field, message: `${id} is not in the catalogue` } };
      }
      const isTarget = (row: FeedRow) => change.kind === "set-product" || row.objectID === id;
      update(
        owner,
        rows.map((row) => (isTarget(row) ? withFields(row, change.fields) : row)),
        line,
      );
    }
  }
  return { kind: "applied", products, lines };
}

/** The fields were validated when the change was parsed. */
function withFields(row: FeedRow, fields: FieldValues): FeedRow {
  const result: Record<string, unknown> = { ...row, ...fields };
  for (const field in fields) if (fields[field] === null) delete result[field];
  return result as typeof row & typeof result;
}
