// Publishes events: gives them their place in the feed, and creates their deliveries.
//
// Transactions do not commit in the order in which they insert, so a reader that remembers the largest number would miss a row that
// commits late. Hence events get their position in a separate step, after their transactions have committed. The lock on the feed's
// row is held until that step commits, so positions become visible in order and without gaps, and a cursor skips nothing. This needs no
// more than row locks, which both databases have; unlike transaction ids, positions survive a backup and restore.
//
// Changes of the same order or variant lock its row before they emit, so their events have ascending numbers, and keep this order.

import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { eventTable, stockChunks, type ChangedStock } from "#commerce/events";
import { eventFeedTable, webhookDeliveryTable, webhookTable } from "./tables.ts";

const BATCH = 1_000;
const FEED = "events";

/** Publishes all committed events. Safe to run in several processes at once. Returns their number. */
export async function publishEvents({ sql: client }: Pick<Database, "sql">, now: Date): Promise<number> {
  let published = 0;
  for (;;) {
    if (!(await hasUnpublished(client))) return published;
    const count = await client.transaction((tx) => publishBatch(tx, now));
    published += count;
    if (count === 0) return published;
  }
}

async function hasUnpublished(client: Sql): Promise<boolean> {
  const found = await client
    .select({ number: eventTable.number })
    .from(eventTable)
    .where(isNull(eventTable.position))
    .limit(1);
  return found.length > 0;
}

async function publishBatch(tx: Sql, now: Date): Promise<number> {
  const before = await lockFeed(tx);
  const unpublished = await tx
    .select({ number: eventTable.number, kind: eventTable.kind })
    .from(eventTable)
    .where(isNull(eventTable.position))
    .orderBy(asc(eventTable.number))
    .limit(BATCH);
  const stock = unpublished.filter(({ kind }) => kind === "stock.changed").map(({ number }) => number);
  const dropped = await mergeStock(tx, stock);
  const numbers = unpublished.map(({ number }) => number).filter((number) => !dropped.has(number));
  if (numbers.length === 0) return 0;
  await tx.execute(sql`
    update ${eventTable} set position = ${before} + given.nth
    from json_array_elements_text(${JSON.stringify(numbers)}::json) with ordinality as given (number, nth)
    where event.number = given.number::bigint`);
  await tx
    .update(eventFeedTable)
    .set({ position: before + numbers.length })
    .where(eq(eventFeedTable.name, FEED));
  await tx.execute(sql`
    insert into ${webhookDeliveryTable} (webhook_id, event, state, due_at, attempts, updated_at)
    select webhook.id, event.number, 'waiting', ${now.toISOString()}::timestamptz, 0, ${now.toISOString()}::timestamptz
    from ${eventTable} join ${webhookTable} on webhook.is_enabled and (webhook.kinds = '{}' or event.kind = any (webhook.kinds))
    where event.position > ${before} order by event.position`);
  return numbers.length;
}

async function lockFeed(tx: Sql): Promise<number> {
  await tx.insert(eventFeedTable).values({ name: FEED, position: 0, prunedTo: 0 }).onConflictDoNothing();
  const [feed] = await tx.select().from(eventFeedTable).where(eq(eventFeedTable.name, FEED)).for("update");
  return feed?.position ?? 0;
}

/** Publishes only the last of several changes of a variant: in a rush, one event covers the sales of many orders. */
async function mergeStock(tx: Sql, numbers: readonly number[]): Promise<ReadonlySet<number>> {
  if (numbers.length < 2) return new Set();
  const events = await tx
    .select({ number: eventTable.number, data: eventTable.data })
    .from(eventTable)
    .where(inArray(eventTable.number, [...numbers]))
    .orderBy(asc(eventTable.number));
  const latest = new Map<string, ChangedStock>();
  for (const { data } of events) {
    for (const variant of data["variants"] as readonly ChangedStock[]) latest.set(variant.id, variant);
  }
  const merged = stockChunks([...latest.values()]);
  // The latest rows stay, so that the time is that of a late change.
  const updated = events.slice(-merged.length);
  for (const [index, { number }] of updated.entries()) {
    await tx
      .update(eventTable)
      .set({ data: { variants: merged[index] } })
      .where(eq(eventTable.number, number));
  }
  const dropped = events.slice(0, -merged.length).map(({ number }) => number);
  if (dropped.length > 0) await tx.delete(eventTable).where(inArray(eventTable.number, dropped));
  return new Set(dropped);
}

/** Position of the last published event, and of the last deleted one. */
export async function readFeed(client: Pick<Sql, "select">): Promise<{ position: number; prunedTo: number }> {
  const [feed] = await client.select().from(eventFeedTable).where(eq(eventFeedTable.name, FEED));
  return { position: feed?.position ?? 0, prunedTo: feed?.prunedTo ?? 0 };
}

/** Deletes events after their retention period, with their deliveries. */
export async function sweepEvents({ sql: client }: Database, days: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - days * 86_400_000);
  await client.transaction(async (tx) => {
    await lockFeed(tx);
    const { rows } = await tx.execute<{ position: string | null }>(sql`
      with deleted as (
        delete from ${eventTable} where position is not null and at < ${before.toISOString()}::timestamptz returning position
      ) select max(position)::text as position from deleted`);
    const prunedTo = rows[0]?.position;
    if (prunedTo != null) {
      await tx
        .update(eventFeedTable)
        .set({ prunedTo: sql`greatest(${eventFeedTable.prunedTo}, ${prunedTo}::bigint)` })
        .where(and(eq(eventFeedTable.name, FEED)));
    }
  });
}
