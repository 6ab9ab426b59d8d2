// The outbox of analytics: a purchase or refund is stored in the transaction that causes it and sent afterwards, at least once. If a
// process dies, another one takes over when the lease expires. Nothing is stored for buyers without consent.

import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { money, toMajor } from "#catalogue";
import { isPicked, type Database, type Sql } from "#commerce/database";
import { orderLineTable, orderTable } from "../orders/tables.ts";
import { analyticsItem, purchaseParams, type MeasuredOrder } from "./item.ts";
import { withGoods, type AnalyticsClient } from "./order-analytics.ts";
import { analyticsEventTable, orderAnalyticsTable } from "./tables.ts";

/** An event with its buyer's browser, ready to be sent. */
export interface DueEvent {
  readonly name: "purchase" | "refund";
  readonly params: object;
  readonly client: AnalyticsClient;
  readonly createdAt: Date;
}

/** Throws if the event could not be sent. */
export type SendEvent = (event: DueEvent) => Promise<void>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Other workers skip a claimed event for this long. */
const LEASE_MS = 2 * MINUTE_MS;
/** Backoff before each retry, about eleven hours in all: GA4 takes events for three days. Then the event is abandoned. */
const BACKOFF_MS = [1, 5, 15, 60, 120, 240, 240].map((minutes) => minutes * MINUTE_MS);
/** An operator can see for this long why an event was abandoned. */
const ABANDONED_DAYS = 30;

interface PlacedOrder extends MeasuredOrder {
  readonly id: string;
  readonly lines: readonly (MeasuredOrder["lines"][number] & { readonly productId: string | null })[];
}

/** In the transaction that places the order. */
export async function enqueuePurchase(tx: Sql, order: PlacedOrder, at: Date): Promise<void> {
  if (!(await hasClient(tx, order.id))) return;
  const params = purchaseParams({ ...order, lines: await withGoods(tx, order.lines) });
  await enqueue(tx, { orderId: order.id, name: "purchase", cause: "purchase", params }, at);
}

export interface Refunded {
  readonly orderId: string;
  /** Thousandths. */
  readonly amount: number;
  readonly currency: string;
  /** Each is sent once. */
  readonly cause: string;
  /** Refunded lines with their amounts, if known. */
  readonly lines: ReadonlyMap<string, number>;
}

/** In the transaction that decides on the refund. */
export async function enqueueRefund(tx: Sql, refunded: Refunded, at: Date): Promise<void> {
  const { orderId, amount, currency, cause, lines } = refunded;
  if (!(await hasClient(tx, orderId))) return;
  const [order] = await tx.select({ number: orderTable.number }).from(orderTable).where(eq(orderTable.id, orderId));
  const ids = [...lines.keys()];
  const rows = ids.length === 0 ? [] : await tx.select().from(orderLineTable).where(inArray(orderLineTable.id, ids));
  const params = {
    transaction_id: order?.number,
    currency,
    value: toMajor(money(amount, currency)),
    items: (await withGoods(tx, rows)).map((line) => analyticsItem(piecesOf(line, lines.get(line.id) ?? 0), currency)),
  };
  await enqueue(tx, { orderId, name: "refund", cause, params }, at);
}

/** A refund states amounts, which may be a part of what was paid for a piece. */
function piecesOf<Line extends Pick<typeof orderLineTable.$inferSelect, "price" | "quantity" | "discount">>(
  line: Line,
  amount: number,
): Line {
  const each = line.price - line.discount / line.quantity;
  const quantity = Math.min(line.quantity, Math.max(1, each > 0 ? Math.round(amount / each) : line.quantity));
  return { ...line, quantity, discount: Math.round((line.discount * quantity) / line.quantity) };
}

type NewEvent = Pick<typeof analyticsEventTable.$inferInsert, "orderId" | "name" | "cause" | "params">;

async function enqueue(tx: Sql, event: NewEvent, at: Date): Promise<void> {
  await tx
    .insert(analyticsEventTable)
    .values({ ...event, createdAt: at, dueAt: at })
    .onConflictDoNothing();
}

async function hasClient(tx: Sql, orderId: string): Promise<boolean> {
  const { clientId } = orderAnalyticsTable;
  const [row] = await tx.select({ clientId }).from(orderAnalyticsTable).where(eq(orderAnalyticsTable.orderId, orderId));
  return row?.clientId != null;
}

/** Sends the event that is due first. Safe to run in several processes at once. */
export async function sendNext(
  { sql: client }: Database,
  send: SendEvent,
  now: () => Date,
): Promise<"sent" | "failed" | "none"> {
  const event = await claimNext(client, now());
  if (!event) return "none";
  const isOurs = and(eq(analyticsEventTable.id, event.id), eq(analyticsEventTable.attempts, event.attempts));
  try {
    const browser = await readClient(client, event.orderId);
    if (browser) await send({ name: event.name, params: event.params, createdAt: event.createdAt, client: browser });
    await client.delete(analyticsEventTable).where(isOurs);
    return "sent";
  } catch (error) {
    const wait = BACKOFF_MS[event.attempts - 1];
    await client
      .update(analyticsEventTable)
      .set({
        lastError: error instanceof Error ? error.message : String(error),
        dueAt: wait === undefined ? null : new Date(now().getTime() + wait),
      })
      .where(isOurs);
    return "failed";
  }
}

async function claimNext(client: Sql, now: Date) {
  const due = client
    .select({ id: analyticsEventTable.id })
    .from(analyticsEventTable)
    .where(lte(analyticsEventTable.dueAt, now))
    .orderBy(asc(analyticsEventTable.dueAt), asc(analyticsEventTable.createdAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await client
    .update(analyticsEventTable)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${analyticsEventTable.attempts} + 1` })
    .where(isPicked(analyticsEventTable.id, due))
    .returning();
  return claimed;
}

/** Undefined if the buyer was erased meanwhile. */
async function readClient(client: Sql, orderId: string): Promise<AnalyticsClient | undefined> {
  const [row] = await client.select().from(orderAnalyticsTable).where(eq(orderAnalyticsTable.orderId, orderId));
  if (row?.clientId == null) return undefined;
  return { clientId: row.clientId, sessionId: row.sessionId, allowsMarketing: row.allowsMarketing };
}

/** Called when buyers are erased: nothing more is sent about their orders. */
export async function forgetClients(tx: Sql, orderIds: readonly string[]): Promise<void> {
  const ids = [...orderIds];
  await tx.delete(analyticsEventTable).where(inArray(analyticsEventTable.orderId, ids));
  await tx
    .update(orderAnalyticsTable)
    .set({ clientId: null, sessionId: null })
    .where(inArray(orderAnalyticsTable.orderId, ids));
}

/** Also removes events of a shop that no longer sends any. */
export async function sweepAnalytics({ sql: client }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_DAYS * DAY_MS);
  await client.delete(analyticsEventTable).where(lte(analyticsEventTable.createdAt, before));
}
