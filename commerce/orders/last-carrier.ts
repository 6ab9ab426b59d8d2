// The carrier of the shop's latest parcel, which the next one probably has too.

import { desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { orderTable, parcelTable } from "./tables.ts";

/** Only the newest orders are looked at, in the order of their index. */
const NEWEST = 200;

/** Undefined if none of the newest orders has a parcel with a carrier. */
export async function findLastCarrier({ sql: client }: Pick<Database, "sql">): Promise<string | undefined> {
  const newest = client
    .select({ id: orderTable.id })
    .from(orderTable)
    .orderBy(sql`${orderTable.createdAt} desc nulls last`)
    .limit(NEWEST)
    .as("newest");
  const [row] = await client
    .select({ carrier: parcelTable.carrier })
    .from(parcelTable)
    .innerJoin(newest, eq(newest.id, parcelTable.orderId))
    .where(isNotNull(parcelTable.carrier))
    .orderBy(desc(parcelTable.sentAt))
    .limit(1);
  return row?.carrier ?? undefined;
}
