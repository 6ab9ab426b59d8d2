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

/** Returns the ids of products whose prices may have changed: all others keep the prices that are stored. */
export async function writeRows(
  tx: Sql,
  generation: number,
  changed: readonly ChangedRows[],
): Promise<readonly string[]> {
  const products = new Difference<ProductRow>((before, after) => before.handle === after.handle);
  const variants = new Difference<VariantRow>(() => true);
  const repriced = new Set<string>();
  for (const { before, after } of changed) {
    const [old, now] = [before, after].map((rows) => rows && toTableRows(generation, rows));
    if (!isDeepStrictEqual(pricesOf(old), pricesOf(now))) repriced.add((old ?? now)!.product.id);
    products.add(old && [old.product], now && [now.product]);
    variants.add(old?.variants, now?.variants);
  }
  for (const { id } of products.added) repriced.add(id);
  // Delete before inserting, so that products can exchange handles and variants.
  await deleteRows(tx, generation, variantTable, variants.removed);
  await deleteRows(tx, generation, productTable, products.removed);
  await updateRows(tx, productTable, products.changed, ({ id }) => repriced.has(id));
  await updateRows(tx, variantTable, variants.changed, ({ productId }) => repriced.has(productId));
  await insertRows(tx, productTable, products.added);
  await insertRows(tx, variantTable, variants.added);
  return [...repriced];
}

/** Condition that a text column is one of the values, in a single parameter. */
export const isAmong = (column: SQL, values: Iterable<string>): SQL =>
  sql`${column} in (select json_array_elements_text(${JSON.stringify([...values])}::json))`;

const toTableRows = (generation: number, rows: readonly FeedRow[]) =>
  toRows(
    generation,
    rows.map((row, index) => feedLineOf(row, index + 1)),
  );

/** Columns that depend on the stored history of prices and on conversions, too, and are written together. */
const PRICE_COLUMNS = ["prices", "compareAtPrices", "priorPrices", "statedPriorPrices"] as const;
/** Columns that schedules set; the stored values may be out of date. */
const CURRENT_COLUMNS = ["isVisible", "isHeld", "visibilityChangesAt"] as const satisfies readonly (keyof ProductRow)[];

/** The prices that rows state, by variant; undefined for a product that does not exist. */
const pricesOf = (rows: ReturnType<typeof toTableRows> | undefined) =>
  rows && [
    pick(rows.product),
    Object.fromEntries(rows.variants.map((variant) => [variant.id, pick(variant)] as const)),
  ];

const pick = (row: Pick<ProductRow | VariantRow, (typeof PRICE_COLUMNS)[number]>) =>
  PRICE_COLUMNS.map((column) => row[column]);

interface Pair<Row> {
  readonly before: Row;
  readonly after: Row;
}

class Difference<Row extends { readonly id: string }> {
  readonly removed: string[] = [];
  readonly changed: Pair<Row>[] = [];
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
        if (!isDeepStrictEqual(found, row)) this.changed.push({ before: found, after: row });
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

/** Writes the columns that differ in any of the rows. Others are not sent, parsed and compressed again. */
async function updateRows<Table extends CatalogueTable>(
  tx: Sql,
  table: Table,
  pairs: readonly Pair<Table["$inferSelect"]>[],
  isRepriced: (row: Table["$inferSelect"]) => boolean,
): Promise<void> {
  // The stored prices of the others include conversions, which the rows do not have.
  const groups = Map.groupBy(pairs, ({ after }) => isRepriced(after));
  for (const group of groups.values()) await updateColumns(tx, table, group, differingColumns(table, group));
}

function differingColumns<Table extends CatalogueTable>(
  table: Table,
  pairs: readonly Pair<Table["$inferSelect"]>[],
): ReadonlySet<string> {
  const differing = new Set(
    Object.keys(getTableColumns(table)).filter((key) =>
      pairs.some(({ before, after }) => !isDeepStrictEqual(valueOf(before, key), valueOf(after, key))),
    ),
  );
  if (PRICE_COLUMNS.some((column) => differing.has(column)))
    for (const column of [...PRICE_COLUMNS, "converted"]) differing.add(column);
  for (const column of CURRENT_COLUMNS) differing.add(column);
  return differing;
}

const valueOf = (row: object, key: string): unknown => row[key as keyof typeof row];

async function updateColumns<Table extends CatalogueTable>(
  tx: Sql,
  table: Table,
  pairs: readonly Pair<Table["$inferSelect"]>[],
  differing: ReadonlySet<string>,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => differing.has(key));
  const keys = [["generation", table.generation] as const, ["id", table.id] as const, ...columns];
  const named = pairs.map(({ after }) =>
    Object.fromEntries(keys.map(([key, { name }]) => [name, valueOf(after, key)] as const)),
  );
  const settings = columns.map(([, { name }]) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`);
  const type = sql.identifier(getTableName(table));
  await tx.execute(sql`
    update ${table} as stored set ${sql.join(settings, sql`, `)}
    from json_populate_recordset(null::${type}, ${JSON.stringify(named)}::json) as given
    where stored.generation = given.generation and stored.id = given.id`);
}
