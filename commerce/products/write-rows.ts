// Writes changed products: only rows that differ, and in place where possible, because an update that keeps indexed columns does not
// touch the indexes.

import { isDeepStrictEqual } from "node:util";
import { and, eq, getTableColumns, getTableName, sql, type SQL } from "drizzle-orm";
import type { FeedRow } from "#catalogue";
import { insertRows, type Sql } from "#commerce/database";
import { feedLineOf } from "./feed.ts";
import { toRows, type ProductRow, type VariantRow } from "./rows.ts";
import { productTable, variantTable } from "./tables.ts";

interface ChangedRows {
  /** Undefined for a new product. */
  readonly before: readonly FeedRow[] | undefined;
  /** Undefined for a deleted product. */
  readonly after: readonly FeedRow[] | undefined;
}

export async function writeRows(tx: Sql, generation: number, changed: readonly ChangedRows[]): Promise<void> {
  const products = new Difference<ProductRow>((before, after) => before.handle === after.handle);
  const variants = new Difference<VariantRow>(() => true);
  for (const { before, after } of changed) {
    const [old, now] = [before, after].map((rows) => rows && toTableRows(generation, rows));
    products.add(old && [old.product], now && [now.product]);
    variants.add(old?.variants, now?.variants);
  }
  // Delete before inserting, so that products can exchange handles and variants.
  await deleteRows(tx, generation, variantTable, variants.removed);
  await deleteRows(tx, generation, productTable, products.removed);
  await updateRows(tx, productTable, products.changed);
  await updateRows(tx, variantTable, variants.changed);
  await insertRows(tx, productTable, products.added);
  await insertRows(tx, variantTable, variants.added);
}

/** Condition that a text column is one of the values, in a single parameter. */
export const isAmong = (column: SQL, values: Iterable<string>): SQL =>
  sql`${column} in (select json_array_elements_text(${JSON.stringify([...values])}::json))`;

const toTableRows = (generation: number, rows: readonly FeedRow[]) =>
  toRows(
    generation,
    rows.map((row, index) => feedLineOf(row, index + 1)),
  );

class Difference<Row extends { readonly id: string }> {
  readonly removed: string[] = [];
  readonly changed: Row[] = [];
  readonly added: Row[] = [];
  readonly #canStay: (before: Row, after: Row) => boolean;

  constructor(canStay: (before: Row, after: Row) => boolean) {
    this.#canStay = canStay;
  }

  add(before: readonly Row[] = [], after: readonly Row[] = []): void {
    const old = new Map(before.map((row) => [row.id, row]));
    for (const row of after) {
      const found = old.get(row.id);
      if (found === undefined || !this.#canStay(found, row)) {
        this.added.push(row);
      } else {
        old.delete(row.id);
        if (!isDeepStrictEqual(found, row)) this.changed.push(row);
      }
    }
    this.removed.push(...old.keys());
  }
}

type CatalogueTable = typeof productTable | typeof variantTable;

async function deleteRows(tx: Sql, generation: number, table: CatalogueTable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(table).where(and(eq(table.generation, generation), isAmong(sql`${table.id}`, ids)));
}

/** Like insertRows, for existing rows with the same generation and id. */
async function updateRows<Table extends CatalogueTable>(
  tx: Sql,
  table: Table,
  rows: readonly Table["$inferSelect"][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name] as const);
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, name]) => [name, row[key as keyof typeof row]] as const)),
  );
  const settings = columns
    .filter(([key]) => key !== "generation" && key !== "id")
    .map(([, name]) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`);
  const type = sql.identifier(getTableName(table));
  await tx.execute(sql`
    update ${table} as stored set ${sql.join(settings, sql`, `)}
    from json_populate_recordset(null::${type}, ${JSON.stringify(named)}::json) as given
    where stored.generation = given.generation and stored.id = given.id`);
}
