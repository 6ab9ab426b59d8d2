// How many pieces there are of a variant: the merchant's number in the catalogue on sale, locked and counted up or down.

import { and, asc, eq, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { logChanges } from "./change-log.ts";
import { lockOnSale, type OnSale } from "./generations.ts";
import { productTable, variantTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";

export interface LockedStock {
  /** Undefined before a first import. */
  readonly onSale: OnSale | undefined;
  /** Those of the variants asked for that are in the catalogue. */
  readonly variants: ReadonlyMap<string, { readonly productId: string; readonly quantity: number }>;
}

/**
 * Keeps these variants' numbers from changing until the transaction ends. First the generation, so that no import puts another
 * number in their place meanwhile, then the variants by id, so that two who want the same ones never wait for each other in a
 * circle. To write them, `strength` is "update".
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

/** Adds pieces to locked variants, or takes them away, and logs it; those that are not in the catalogue are left out. */
export async function addStock(
  tx: Sql,
  { onSale, variants }: LockedStock,
  pieces: ReadonlyMap<string, number>,
): Promise<void> {
  const changes = [...pieces].filter(([id, count]) => count !== 0 && variants.has(id));
  if (onSale === undefined || changes.length === 0) return;
  const products = [...new Set(changes.map(([id]) => variants.get(id)?.productId ?? ""))];
  await tx.execute(sql`
    update ${variantTable} as stored set inventory_quantity = stored.inventory_quantity + given.pieces
    from json_to_recordset(${JSON.stringify(changes.map(([id, count]) => ({ id, pieces: count })))}::json)
      as given (id text, pieces integer)
    where stored.generation = ${onSale.id} and stored.id = given.id`);
  // As an import sums it: see rows.ts.
  await tx.execute(sql`
    update ${productTable} as stored set inventory_quantity = (
      select least(${MOST}, sum(greatest(0, variant.inventory_quantity)))::integer from variant
      where variant.generation = stored.generation and variant.product_id = stored.id)
    where stored.generation = ${onSale.id} and ${isAmong(sql`stored.id`, products)}`);
  await logChanges(tx, onSale, products);
}

/** Of an integer column. */
const MOST = 2 ** 31 - 1;
