// Pieces of a product that the shop has sold.

import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { orderLineTable, orderTable } from "./tables.ts";

/** Of placed orders without cancelled ones. Returns are not subtracted. */
export async function countSoldPieces(client: Pick<Sql, "select">, productId: string): Promise<number> {
  const [row] = await client
    .select({ pieces: sql<number>`coalesce(sum(${orderLineTable.quantity}), 0)::int` })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.orderId))
    .where(
      and(eq(orderLineTable.productId, productId), isNotNull(orderTable.placedAt), ne(orderTable.state, "cancelled")),
    );
  return row?.pieces ?? 0;
}
