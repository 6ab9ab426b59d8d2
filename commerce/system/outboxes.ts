// Waiting and failed entries of each outbox, with reasons, and retrying those that failed.

import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { recordAudit } from "#commerce/audit";
import type { Database, Sql } from "#commerce/database";
import { eventTable } from "#commerce/events";
import { mailTable } from "#commerce/mail";
import { analyticsEventTable } from "../analytics/tables.ts";
import { orderTable } from "../orders/tables.ts";
import { refundTable } from "../payments/tables.ts";
import { pictureTable } from "../pictures/tables.ts";
import { webhookDeliveryTable, webhookTable } from "../webhooks/tables.ts";

export const OUTBOXES = ["mails", "webhooks", "refunds", "pictures", "analytics"] as const;
export type Outbox = (typeof OUTBOXES)[number];

export interface OutboxFailure {
  /** Subject, kind, number or address; never a person. */
  readonly subject: string;
  readonly error: string;
  readonly at: Date | null;
  /** Id of the webhook, or number of the order. */
  readonly of?: string;
}

export interface OutboxState {
  readonly outbox: Outbox;
  readonly waiting: number;
  readonly failed: number;
  /** Time of the oldest one that waits. */
  readonly oldest: Date | null;
  /** The latest ones. */
  readonly failures: readonly OutboxFailure[];
}

const SHOWN_FAILURES = 10;

export const readOutboxes = async ({ sql: client }: Database): Promise<readonly OutboxState[]> =>
  Promise.all([mails(client), webhooks(client), refunds(client), pictures(client), analytics(client)]);

/** Outboxes that are retried as a whole. Refunds are retried by order, webhooks by receiver, pictures by their own operation. */
export const RETRIED_OUTBOXES = ["mails", "analytics"] as const;
export type RetriedOutbox = (typeof RETRIED_OUTBOXES)[number];

/** Tries everything that was abandoned again, now. Returns the number. */
export async function retryOutbox({ sql: client }: Database, outbox: RetriedOutbox, now: Date): Promise<number> {
  const table = outbox === "mails" ? mailTable : analyticsEventTable;
  return client.transaction(async (tx) => {
    const { rowCount } = await tx.update(table).set({ dueAt: now, attempts: 0 }).where(isNull(table.dueAt));
    const retried = rowCount ?? 0;
    if (retried > 0) await recordAudit(tx, { subject: { kind: "outbox", id: outbox }, after: { retried } });
    return retried;
  });
}

/** Counts rows by two conditions, and the oldest of those that wait. */
async function count(client: Sql, table: PgTable, waiting: SQL, failed: SQL, createdAt?: PgColumn) {
  const [row] = await client
    .select({
      waiting: sql<string>`count(*) filter (where ${waiting})`,
      failed: sql<string>`count(*) filter (where ${failed})`,
      oldest: createdAt
        ? sql<string | null>`extract(epoch from min(${createdAt}) filter (where ${waiting})) * 1000`
        : sql<null>`null`,
    })
    .from(table)
    .where(sql`${waiting} or ${failed}`);
  const { oldest = null } = row ?? {};
  return {
    waiting: Number(row?.waiting ?? 0),
    failed: Number(row?.failed ?? 0),
    oldest: oldest === null ? null : new Date(Number(oldest)),
  };
}

async function mails(client: Sql): Promise<OutboxState> {
  const { subject, lastError, dueAt, createdAt } = mailTable;
  const counted = await count(client, mailTable, isNotNull(dueAt), isNull(dueAt), createdAt);
  const failures = await client
    .select({ subject, error: sql<string>`coalesce(${lastError}, '')`, at: createdAt })
    .from(mailTable)
    .where(isNull(dueAt))
    .orderBy(desc(createdAt))
    .limit(SHOWN_FAILURES);
  return { outbox: "mails", ...counted, failures };
}

async function webhooks(client: Sql): Promise<OutboxState> {
  const { state, updatedAt, webhookId, event } = webhookDeliveryTable;
  const counted = await count(client, webhookDeliveryTable, eq(state, "waiting"), eq(state, "failed"), updatedAt);
  const failures = await client
    .select({
      subject: sql<string>`${webhookTable.name} || ': ' || ${eventTable.kind}`,
      error: sql<string>`''`,
      at: updatedAt,
      of: webhookId,
    })
    .from(webhookDeliveryTable)
    .innerJoin(webhookTable, eq(webhookTable.id, webhookId))
    .innerJoin(eventTable, eq(eventTable.number, event))
    .where(eq(state, "failed"))
    .orderBy(desc(webhookDeliveryTable.id))
    .limit(SHOWN_FAILURES);
  return { outbox: "webhooks", ...counted, failures };
}

async function refunds(client: Sql): Promise<OutboxState> {
  const { state, createdAt, updatedAt, lastError } = refundTable;
  const counted = await count(client, refundTable, inArray(state, ["due", "pending"]), eq(state, "failed"), createdAt);
  const failures = await client
    .select({
      subject: orderTable.number,
      error: sql<string>`coalesce(${lastError}, '')`,
      at: updatedAt,
      of: orderTable.number,
    })
    .from(refundTable)
    .innerJoin(orderTable, eq(orderTable.id, refundTable.orderId))
    .where(eq(state, "failed"))
    .orderBy(desc(updatedAt))
    .limit(SHOWN_FAILURES);
  return { outbox: "refunds", ...counted, failures };
}

async function pictures(client: Sql): Promise<OutboxState> {
  const { state, host, address, reason } = pictureTable;
  const isFetched = sql`${host} <> ''`;
  const isFailed = and(eq(state, "failed"), isFetched)!;
  const counted = await count(client, pictureTable, and(eq(state, "waiting"), isFetched)!, isFailed);
  const failures = await client
    .select({ subject: address, error: sql<string>`coalesce(${reason}, '')`, at: sql<Date | null>`null` })
    .from(pictureTable)
    .where(isFailed)
    .limit(SHOWN_FAILURES);
  return { outbox: "pictures", ...counted, failures };
}

async function analytics(client: Sql): Promise<OutboxState> {
  const { name, lastError, dueAt, createdAt } = analyticsEventTable;
  const counted = await count(client, analyticsEventTable, isNotNull(dueAt), isNull(dueAt), createdAt);
  const failures = await client
    .select({ subject: name, error: sql<string>`coalesce(${lastError}, '')`, at: createdAt })
    .from(analyticsEventTable)
    .where(isNull(dueAt))
    .orderBy(desc(createdAt))
    .limit(SHOWN_FAILURES);
  return { outbox: "analytics", ...counted, failures };
}
