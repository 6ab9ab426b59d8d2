// Available stock: the catalogue's quantity minus active holds.

import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { catalogueGenerationTable, variantTable } from "../products/tables.ts";
import { reservationTable } from "./tables.ts";

/** Variants that are not in the current catalogue are left out. */
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
 * Available stock as an SQL expression over the variant table. Never negative, even if the merchant lowered the quantity below
 * the holds. Holds for orders of the given cart are ignored, so that a shopper does not compete with their own order. Columns are
 * qualified by hand, because Drizzle omits the table in single-table queries.
 */
export const availableNow = (
  now: Date,
  cartId?: SQL,
): SQL<number> => sql<number>`greatest(0, variant.inventory_quantity - (
  select coalesce(sum(held.quantity), 0) from ${reservationTable} as held
  where held.variant_id = variant.id and held.state = 'held' and held.expires_at > ${now.toISOString()}::timestamptz
    ${cartId ? isOfAnotherCart(cartId) : sql``}))::int`;

const isOfAnotherCart = (cartId: SQL): SQL =>
  sql`and not exists (select 1 from shop_order where shop_order.id = held.order_id and shop_order.cart_id = ${cartId})`;
