// What may be bought: the catalogue's number less what is held for orders that are being paid.

import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { catalogueGenerationTable, variantTable } from "../products/tables.ts";
import { reservationTable } from "./tables.ts";

/** Variants that are not in the catalogue on sale are left out. */
export async function availableOf(
  client: Pick<Sql, "select">,
  variantIds: readonly string[],
  now = new Date(),
): Promise<ReadonlyMap<string, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await client
    .select({ id: variantTable.id, available: availableNow(now) })
    .from(variantTable)
    .innerJoin(
      catalogueGenerationTable,
      and(eq(catalogueGenerationTable.id, variantTable.generation), eq(catalogueGenerationTable.state, "on-sale")),
    )
    .where(sql`${variantTable.id} = any(${sql.param([...new Set(variantIds)])}::text[])`);
  return new Map(rows.map(({ id, available }) => [id, available]));
}

/**
 * The same as an expression over the variant's table, for statements that read it anyway. Never below nothing, whatever the
 * merchant's number became meanwhile. What the bag of this id holds for an order of its own is not missing from it. Columns are
 * spelt out: in a query of one table the builder leaves out the table.
 */
export const availableNow = (
  now: Date,
  cartId?: SQL,
): SQL<number> => sql<number>`greatest(0, variant.inventory_quantity - (
  select coalesce(sum(held.quantity), 0) from ${reservationTable} as held
  where held.variant_id = variant.id and held.state = 'held' and held.expires_at > ${now.toISOString()}::timestamptz
    ${cartId ? isOthers(cartId) : sql``}))::int`;

const isOthers = (cartId: SQL): SQL =>
  sql`and not exists (select 1 from shop_order where shop_order.id = held.order_id and shop_order.cart_id = ${cartId})`;
