// Differences between the catalogue on sale and its next generation, for events and indexes. Read in small steps before the new one is
// published, because in the embedded database readers wait for a statement to finish.

import { and, eq, getTableColumns, gt, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database, Sql } from "#commerce/database";
import { emitEvents, productEvents, stockEvents, type ChangedStock } from "#commerce/events";
import type { OnSale } from "./generations.ts";
import { catalogueChangeTable, productTable, variantTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";

/** Products compared in one statement. */
const BATCH = 500;

export interface Differences {
  /** The generation that was compared, with its position then; undefined before the first import. */
  readonly before: OnSale | undefined;
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly stock: readonly ChangedStock[];
  /** New products, and those of which anything differs, dates and stock included. */
  readonly touched: readonly string[];
}

export const isUnchanged = ({ created, changed, removed, stock }: Differences): boolean =>
  [created, changed, removed, stock].every((found) => found.length === 0);

export async function compareGenerations(
  { sql: client }: Database,
  before: OnSale | undefined,
  generation: number,
): Promise<Differences> {
  const found = {
    created: [] as string[],
    changed: [] as string[],
    removed: [] as string[],
    stock: [] as ChangedStock[],
    touched: [] as string[],
  };
  const old = before?.id ?? 0;
  for (let after = "", isLast = false; !isLast;) {
    const products = await compareProducts(client, old, generation, after);
    const last = products.at(-1)?.id ?? after;
    const variants = before && last > "" ? await compareVariants(client, old, generation, { after, last }) : new Map();
    for (const { id, isNew, isTouched, differs } of products) {
      if (isNew || isTouched || variants.has(id)) found.touched.push(id);
      if (isNew) found.created.push(id);
      else if (differs || variants.get(id)?.differs) found.changed.push(id);
      if (!isNew) found.stock.push(...(variants.get(id)?.stock ?? []));
    }
    isLast = products.length < BATCH;
    after = last;
  }
  for (let after = "", isLast = before === undefined; !isLast;) {
    const removed = await removedAfter(client, old, generation, after);
    found.removed.push(...removed);
    isLast = removed.length < BATCH;
    after = removed.at(-1) ?? after;
  }
  return { before, ...found };
}

/** In the transaction that publishes the generation. `late` are the products that were sold since the comparison. */
export async function emitDifferences(
  tx: Sql,
  { created, changed, removed, stock }: Differences,
  { generation, late, at }: { readonly generation: number; readonly late: readonly string[]; readonly at: Date },
): Promise<void> {
  // The new generation does not have these changes.
  const sold = late.length > 0 ? await stockOf(tx, late, generation) : [];
  const known = new Set(sold.map(({ id }) => id));
  await emitEvents(tx, [
    ...productEvents("product.removed", removed, at),
    ...productEvents("product.created", created, at),
    ...productEvents("product.changed", changed, at),
    ...stockEvents([...stock.filter(({ id }) => !known.has(id)), ...sold], at),
  ]);
}

/** Never compared. */
const KEYS = new Set(["generation", "id", "search_text"]);

/** Without events of changed products: dates, which follow other changes, and stock, which has separate events. */
const NOT_EMITTED = new Set([
  ...KEYS,
  "published_at",
  "visibility_changes_at",
  "created_at",
  "updated_at",
  "written",
  "inventory_quantity",
  "old_inventory_quantity",
]);

const rowOf = (table: PgTable, alias: string, except: ReadonlySet<string>): SQL => {
  const columns = Object.values(getTableColumns(table)).filter(({ name }) => !except.has(name));
  const values = columns.map(({ name }) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`);
  return sql`row(${sql.join(values, sql`, `)})`;
};

const differ = (table: PgTable, except = NOT_EMITTED): SQL =>
  sql`${rowOf(table, "new", except)} is distinct from ${rowOf(table, "old", except)}`;

async function compareProducts(client: Sql, old: number, generation: number, after: string) {
  const { rows } = await client.execute<{ id: string; isNew: boolean; isTouched: boolean; differs: boolean }>(sql`
    select new.id, old.id is null as "isNew", ${differ(productTable, KEYS)} as "isTouched", ${differ(productTable)} as differs
    from ${productTable} new left join ${productTable} old on old.generation = ${old} and old.id = new.id
    where new.generation = ${generation} and new.id > ${after} order by new.id limit ${BATCH}`);
  return rows;
}

interface VariantDifferences {
  readonly differs: boolean;
  readonly stock: readonly ChangedStock[];
}

async function compareVariants(
  client: Sql,
  old: number,
  generation: number,
  { after, last }: { readonly after: string; readonly last: string },
): Promise<ReadonlyMap<string, VariantDifferences>> {
  const within = (of: number) =>
    sql`(select * from ${variantTable} where generation = ${of} and product_id > ${after} and product_id <= ${last})`;
  const { rows } = await client.execute<{ product: string; differs: boolean; stock: readonly ChangedStock[] }>(sql`
    select coalesce(new.product_id, old.product_id) as product, bool_or(${differ(variantTable)}) as differs,
      coalesce(json_agg(json_build_object('id', new.id, 'product', new.product_id, 'quantity', new.inventory_quantity))
        filter (where new.inventory_quantity is distinct from old.inventory_quantity and new.id is not null), '[]') as stock
    from ${within(generation)} new full join ${within(old)} old on old.id = new.id
    where ${differ(variantTable, KEYS)}
    group by 1`);
  return new Map(rows.map(({ product, ...difference }) => [product, difference]));
}

/** `offset 0` looks up each product. Without it, every statement may read the whole new catalogue. */
async function removedAfter(client: Sql, old: number, generation: number, after: string): Promise<readonly string[]> {
  const { rows } = await client.execute<{ id: string }>(sql`
    select old.id from ${productTable} old
    where old.generation = ${old} and old.id > ${after}
      and not exists (select from ${productTable} new where new.generation = ${generation} and new.id = old.id offset 0)
    order by old.id limit ${BATCH}`);
  return rows.map(({ id }) => id);
}

/** Products whose changes were logged after the comparison: sales go on during an import. */
export async function changedSince(tx: Sql, { id, sequence }: OnSale): Promise<readonly string[]> {
  const logged = await tx
    .selectDistinct({ productId: catalogueChangeTable.productId })
    .from(catalogueChangeTable)
    .where(and(eq(catalogueChangeTable.generation, id), gt(catalogueChangeTable.sequence, sequence)));
  return logged.map(({ productId }) => productId);
}

const stockOf = (tx: Sql, products: readonly string[], generation: number): Promise<readonly ChangedStock[]> =>
  tx
    .select({ id: variantTable.id, product: variantTable.productId, quantity: variantTable.inventoryQuantity })
    .from(variantTable)
    .where(and(eq(variantTable.generation, generation), isAmong(sql`${variantTable.productId}`, products)));
