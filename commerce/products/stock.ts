// Locks and changes the stock of variants in the catalogue on sale.

import { and, asc, eq, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { emitEvents, stockEvents } from "#commerce/events";
import { logChanges } from "./change-log.ts";
import { lockOnSale, type OnSale } from "./generations.ts";
import { productTable, variantTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";

export interface LockedStock {
  /** Undefined before the first import. */
  readonly onSale: OnSale | undefined;
  /** The requested variants that are in the catalogue. */
  readonly variants: ReadonlyMap<string, { readonly productId: string; readonly quantity: number }>;
}

/**
 * Locks the stock of variants until the transaction ends: first the generation, so that no import replaces it, then the variants
 * by id, to avoid deadlocks. Use "update" to write them.
 */
export async function lockStock(
  tx: Sql,
  variantIds: Iterable<string>,
  strength: "share" | "update",
): Promise<LockedStock> {
  const onSale = await lockOnSale(tx, strength);
  if (onSale === undefined) return { onSale, variants: new Map() };
  const rows = await tx
    .select({ id: variantTable.id, productId: variantTable.productId, quantity: variantTable.inventoryQuantity })
    .from(variantTable)
    .where(and(eq(variantTable.generation, onSale.id), isAmong(sql`${variantTable.id}`, variantIds)))
    .orderBy(asc(variantTable.id))
    .for("no key update");
  return { onSale, variants: new Map(rows.map(({ id, ...variant }) => [id, variant])) };
}

/** Adds (or subtracts) pieces of locked variants and logs the change. Unknown variants are ignored. */
export async function addStock(
  tx: Sql,
  { onSale, variants }: LockedStock,
  pieces: ReadonlyMap<string, number>,
): Promise<void> {
  const changes = [...pieces].filter(([id, count]) => count !== 0 && variants.has(id));
  if (onSale === undefined || changes.length === 0) return;
  const products = [...new Set(changes.map(([id]) => variants.get(id)?.productId ?? ""))];
  const { rows } = await tx.execute<{ id: string; product: string; quantity: number }>(sql`
    update ${variantTable} as stored set inventory_quantity = stored.inventory_quantity + given.pieces
    from json_to_recordset(${JSON.stringify(changes.map(([id, count]) => ({ id, pieces: count })))}::json)
      as given (id text, pieces integer)
    where stored.generation = ${onSale.id} and stored.id = given.id
    returning stored.id, stored.product_id as product, stored.inventory_quantity as quantity`);
  // The same sum as in rows.ts.
  await tx.execute(sql`
    update ${productTable} as stored set inventory_quantity = (
      select least(${MAX_INTEGER}, sum(greatest(0, variant.inventory_quantity)))::integer from variant
      where variant.generation = stored.generation and variant.product_id = stored.id)
    where stored.generation = ${onSale.id} and ${isAmong(sql`stored.id`, products)}`);
  await logChanges(tx, onSale, products);
  await emitEvents(tx, stockEvents(rows));
}

const MAX_INTEGER = 2 ** 31 - 1;
