// Numbers of products on sale by department, type or tag.

import { eq, sql, type SQL } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { productTable } from "./tables.ts";
import { ON_SALE } from "./visibility.ts";

export type GoodsField = "department" | "type" | "tag";

/** By value, the most products first. */
export async function goodsInUse(client: Pick<Sql, "select">, field: GoodsField): Promise<ReadonlyMap<string, number>> {
  const value = VALUES[field];
  const products = sql<number>`count(*)::int`;
  const goods = client
    .select({ value: sql<string>`${value}`.as("value") })
    .from(productTable)
    .where(eq(productTable.generation, ON_SALE))
    .as("goods");
  const rows = await client
    .select({ value: goods.value, products })
    .from(goods)
    .groupBy(goods.value)
    .orderBy(sql`count(*) desc`, goods.value);
  return new Map(rows.map((row) => [row.value, row.products]));
}

const VALUES: Readonly<Record<GoodsField, SQL>> = {
  department: sql`unnest(${productTable.departments})`,
  type: sql`${productTable.productType}`,
  tag: sql`unnest(${productTable.tags})`,
};
