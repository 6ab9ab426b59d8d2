// Shows and hides products whose scheduled time has come, as changes that every index follows.

import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { emitEvents, productEvents } from "#commerce/events";
import { logChanges } from "./change-log.ts";
import { lockOnSale } from "./generations.ts";
import { catalogueGenerationTable, productTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";

/** Products in one transaction: few enough not to delay shoppers. */
const BATCH = 500;

/** Shows and hides the products whose time has come. Returns how many. */
export async function applySchedules(database: Database, now: Date): Promise<number> {
  for (let total = 0; ;) {
    // Without a lock, because mostly nothing is due.
    if ((await dueIds(database.sql, now, 1)).length === 0) return total;
    const applied = await database.sql.transaction((tx) => applyBatch(tx, now));
    // A running import reads the clock itself when it writes a product; the rest is applied once it is published.
    if (applied === 0) return total;
    total += applied;
  }
}

async function dueIds(client: Pick<Sql, "select">, now: Date, limit: number): Promise<readonly string[]> {
  const { id, generation, visibilityChangesAt } = productTable;
  const rows = await client
    .select({ id })
    .from(productTable)
    .innerJoin(catalogueGenerationTable, eq(catalogueGenerationTable.id, generation))
    .where(and(eq(catalogueGenerationTable.state, "on-sale"), lte(visibilityChangesAt, now)))
    .orderBy(asc(visibilityChangesAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

async function applyBatch(tx: Sql, now: Date): Promise<number> {
  const onSale = await lockOnSale(tx);
  const ids = onSale ? await dueIds(tx, now, BATCH) : [];
  if (onSale === undefined || ids.length === 0) return 0;
  const { visibleFrom, visibleUntil } = productTable;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`coalesce(${visibleUntil} <= ${at}, false)`;
  const isEarly = sql`coalesce(${visibleFrom} > ${at}, false)`;
  // Only products that the merchant shows have a moment of their next change.
  await tx
    .update(productTable)
    .set({
      isVisible: sql`not ${isEarly} and not ${isOver}`,
      isHeld: sql`nullif(${isEarly} or ${isOver}, false)`,
      visibilityChangesAt: sql`case when ${isOver} then null when ${isEarly} then ${visibleFrom} else ${visibleUntil} end`,
    })
    .where(and(eq(productTable.generation, onSale.id), isAmong(sql`${productTable.id}`, ids)));
  await emitEvents(tx, productEvents("product.changed", ids, now));
  await logChanges(tx, onSale, ids);
  return ids.length;
}
