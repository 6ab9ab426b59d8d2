// Deliveries of a webhook with their attempts, and replaying them.

import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { recordAudit } from "#commerce/audit";
import { isUuid, type Database } from "#commerce/database";
import { eventTable, type EventKind } from "#commerce/events";
import { publishedEvent, type PublishedEvent } from "./event.ts";
import { publishEvents, readFeed } from "./publish.ts";
import { webhookAttemptTable, webhookDeliveryTable, webhookTable } from "./tables.ts";
import { withWebhook } from "./webhooks.ts";

export interface DeliveryAttempt {
  readonly at: Date;
  readonly status: number | null;
  readonly response: string;
  readonly error: string | null;
  readonly milliseconds: number;
}

export interface WebhookDelivery {
  readonly id: number;
  readonly state: "waiting" | "delivered" | "failed";
  readonly eventId: string;
  readonly position: number | null;
  readonly kind: EventKind;
  readonly dueAt: Date | null;
  readonly updatedAt: Date;
  /** Oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
}

export const DELIVERY_PAGE = 50;

export interface DeliveryQuery {
  /** Id of the last delivery of the page before. */
  readonly before?: number | undefined;
  readonly state?: WebhookDelivery["state"] | undefined;
  /** Only this delivery. */
  readonly id?: number | undefined;
}

/** The newest first. */
export async function listDeliveries(
  { sql: client }: Database,
  webhookId: string,
  { before, state, id: only }: DeliveryQuery,
): Promise<readonly WebhookDelivery[]> {
  if (!isUuid(webhookId)) return [];
  const rows = await client
    .select({
      id: webhookDeliveryTable.id,
      state: webhookDeliveryTable.state,
      eventId: eventTable.id,
      position: eventTable.position,
      kind: eventTable.kind,
      dueAt: webhookDeliveryTable.dueAt,
      updatedAt: webhookDeliveryTable.updatedAt,
    })
    .from(webhookDeliveryTable)
    .innerJoin(eventTable, eq(eventTable.number, webhookDeliveryTable.event))
    .where(
      and(
        eq(webhookDeliveryTable.webhookId, webhookId),
        before === undefined ? undefined : lt(webhookDeliveryTable.id, before),
        state && eq(webhookDeliveryTable.state, state),
        only === undefined ? undefined : eq(webhookDeliveryTable.id, only),
      ),
    )
    .orderBy(desc(webhookDeliveryTable.id))
    .limit(DELIVERY_PAGE);
  const attempts = await client
    .select()
    .from(webhookAttemptTable)
    .where(
      inArray(
        webhookAttemptTable.deliveryId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(webhookAttemptTable.at));
  return rows.map((row) => ({
    ...row,
    attempts: attempts.flatMap(({ deliveryId, ...attempt }) => (deliveryId === row.id ? [attempt] : [])),
  }));
}

/** Sends an event again, delivered or not. False if the webhook has no such delivery. */
export async function replayDelivery(
  { sql: client }: Database,
  webhookId: string,
  deliveryId: number,
  now: Date,
): Promise<boolean> {
  const isReplayed = await withWebhook(client, webhookId, async (tx) => {
    const replayed = await tx
      .update(webhookDeliveryTable)
      .set({ state: "waiting", dueAt: now, attempts: 0, updatedAt: now })
      .where(and(eq(webhookDeliveryTable.id, deliveryId), eq(webhookDeliveryTable.webhookId, webhookId)))
      .returning({ event: webhookDeliveryTable.event });
    if (replayed.length === 0) return false;
    await recordAudit(tx, { subject: { kind: "webhook", id: webhookId }, after: { delivery: deliveryId } });
    return true;
  });
  return isReplayed ?? false;
}

/** A delivery with the body of its request, as it would be sent now. Undefined if the webhook has no such delivery. */
export async function findDelivery(
  database: Database,
  webhookId: string,
  deliveryId: number,
  origin: string,
): Promise<{ readonly delivery: WebhookDelivery; readonly body: PublishedEvent } | undefined> {
  const [delivery] = await listDeliveries(database, webhookId, { id: deliveryId });
  if (!delivery) return undefined;
  const [event] = await database.sql.select().from(eventTable).where(eq(eventTable.id, delivery.eventId));
  return event && { delivery, body: publishedEvent(event, origin) };
}

/** Sends all failed deliveries again; undefined if there is no such webhook. */
export const replayFailed = (
  { sql: client }: Database,
  webhookId: string,
  now: Date,
): Promise<{ readonly kind: "replayed"; readonly events: number } | undefined> =>
  withWebhook(client, webhookId, async (tx) => {
    const { rowCount } = await tx
      .update(webhookDeliveryTable)
      .set({ state: "waiting", dueAt: now, attempts: 0, updatedAt: now })
      .where(and(eq(webhookDeliveryTable.webhookId, webhookId), eq(webhookDeliveryTable.state, "failed")));
    const events = rowCount ?? 0;
    await recordAudit(tx, { subject: { kind: "webhook", id: webhookId }, after: { failed: true, events } });
    return { kind: "replayed", events };
  });

export type ReplaySince = { readonly after: number } | { readonly since: Date };

export type ReplayResult =
  | { readonly kind: "replayed"; readonly events: number }
  /** Events after the position were deleted at the end of their retention period. */
  | { readonly kind: "too-old"; readonly oldest: number }
  | { readonly kind: "no-such-webhook" };

/** Sends all events after a position, or since a time, also those of a time in which the webhook was disabled or did not exist. */
export async function replaySince(
  database: Database,
  webhookId: string,
  from: ReplaySince,
  now: Date,
): Promise<ReplayResult> {
  await publishEvents(database, now);
  const { prunedTo } = await readFeed(database.sql);
  if ("after" in from && from.after < prunedTo) return { kind: "too-old", oldest: prunedTo };
  const isWanted =
    "after" in from ? sql`event.position > ${from.after}` : sql`event.at >= ${from.since.toISOString()}::timestamptz`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const replayed = await withWebhook(database.sql, webhookId, async (tx): Promise<ReplayResult> => {
    const { rowCount } = await tx.execute(sql`
      insert into ${webhookDeliveryTable} (webhook_id, event, state, due_at, attempts, updated_at)
      select webhook.id, event.number, 'waiting', ${moment}, 0, ${moment}
      from ${eventTable} join ${webhookTable} on webhook.kinds = '{}' or event.kind = any (webhook.kinds)
      where webhook.id = ${webhookId} and event.position is not null and ${isWanted} order by event.position
      on conflict (webhook_id, event)
        do update set state = 'waiting', due_at = excluded.due_at, attempts = 0, updated_at = excluded.updated_at`);
    const events = rowCount ?? 0;
    await recordAudit(tx, { subject: { kind: "webhook", id: webhookId }, after: { ...from, events } });
    return { kind: "replayed", events };
  });
  return replayed ?? { kind: "no-such-webhook" };
}
