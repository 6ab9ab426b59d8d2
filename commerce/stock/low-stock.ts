// Sizes that sell and are nearly gone, for the merchant. Goods without sales do not count.

import { and, asc, desc, eq, gte, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { orderLineTable, orderTable } from "../orders/tables.ts";
import { findOnSale } from "../products/generations.ts";
import { variantTable } from "../products/tables.ts";

export interface LowStock {
  readonly variantId: string;
  readonly vendor: string;
  readonly title: string;
  readonly size: string;
  readonly image: string;
  /** Pieces in stock. */
  readonly left: number;
  /** Pieces sold since then. */
  readonly sold: number;
}

/** The fewest first. */
export async function findLowStock(
  { sql: client }: Pick<Database, "sql">,
  { since, atMost, limit }: { readonly since: Date; readonly atMost: number; readonly limit: number },
): Promise<readonly LowStock[]> {
  const onSale = await findOnSale(client);
  if (!onSale) return [];
  const sold = client
    .select({
      variantId: orderLineTable.variantId,
      vendor: sql<string>`max(${orderLineTable.vendor})`.as("line_vendor"),
      title: sql<string>`max(${orderLineTable.title})`.as("line_title"),
      size: sql<string>`max(${orderLineTable.size})`.as("line_size"),
      image: sql<string>`max(${orderLineTable.image})`.as("line_image"),
      sold: sql<number>`sum(${orderLineTable.quantity})`.mapWith(Number).as("pieces"),
    })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.orderId))
    .where(and(gte(orderTable.placedAt, since), isNotNull(orderLineTable.variantId)))
    .groupBy(orderLineTable.variantId)
    .as("sold_lines");
  const rows = await client
    .select({
      variantId: variantTable.id,
      vendor: sold.vendor,
      title: sold.title,
      size: sold.size,
      image: sold.image,
      left: variantTable.inventoryQuantity,
      sold: sold.sold,
    })
    .from(sold)
    .innerJoin(variantTable, and(eq(variantTable.id, sold.variantId), eq(variantTable.generation, onSale.id)))
    .where(lte(variantTable.inventoryQuantity, atMost))
    .orderBy(asc(variantTable.inventoryQuantity), desc(sold.sold), asc(variantTable.id))
    .limit(limit);
  return rows;
}
