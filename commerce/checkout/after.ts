// What is done after payments while the shop runs: those that stay open are asked after, those whose time is over are ended, and
// what providers sent word of is carried out. Several processes share the work; what two do is done once.

import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { paymentEventTable, paymentTable, type Buying, type Webhook } from "#commerce/payments";
import { HOLD_MS } from "./begin.ts";
import { askAfter, FORSAKEN_MS } from "./place.ts";
import { readPayment, type Settled } from "./settle.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** How long whoever took a payment to ask after it has it to itself. */
const LEASE_MS = 2 * MINUTE_MS;
/** Between one question and the next. */
const WAITS_MS = [30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS];
const BATCH = 20;

export interface AskedAfter {
  readonly placed: number;
  readonly ended: number;
  /** Still open, or not to be found out now. */
  readonly open: number;
}

/** One batch of payments that are due; none left when all counts are nothing. */
export async function askAfterPayments(buying: Buying): Promise<AskedAfter> {
  const counts = { placed: 0, ended: 0, open: 0 };
  for (const { id, attempts } of await takeDue(buying.database.sql, buying.provider.name, buying.now())) {
    const found = await readPayment(buying.database.sql, id);
    if (!found) continue;
    try {
      const { order, payment } = await askAfter(buying, found);
      const isOpen = payment.state === "created" || payment.state === "pending";
      if (isOpen) await askAgain(buying, found, attempts);
      counts[isOpen ? "open" : order.placedAt === null ? "ended" : "placed"] += 1;
    } catch (error) {
      buying.onError(new Error(`The payment ${id} could not be asked after`, { cause: error }));
      await askAgain(buying, found, attempts);
      counts.open += 1;
    }
  }
  return counts;
}

function takeDue(client: Sql, provider: string, now: Date) {
  // Whichever provider it was of.
  const isForsaken = lte(paymentTable.createdAt, new Date(now.getTime() - HOLD_MS - FORSAKEN_MS));
  const due = client
    .select({ id: paymentTable.id })
    .from(paymentTable)
    .where(and(lte(paymentTable.dueAt, now), or(eq(paymentTable.provider, provider), isForsaken)))
    .orderBy(asc(paymentTable.dueAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return client
    .update(paymentTable)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${paymentTable.attempts} + 1` })
    .where(inArray(paymentTable.id, due))
    .returning({ id: paymentTable.id, attempts: paymentTable.attempts });
}

/** At the latest when its time is over, so that its stock is free then. */
async function askAgain({ database, now }: Buying, { order, payment }: Settled, attempts: number): Promise<void> {
  const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? MINUTE_MS;
  const at = now().getTime();
  const expiry = order.expiresAt?.getTime() ?? 0;
  const dueAt = new Date(expiry > at ? Math.min(at + wait, expiry) : at + wait);
  await database.sql
    .update(paymentTable)
    .set({ dueAt })
    .where(and(eq(paymentTable.id, payment.id), inArray(paymentTable.state, ["created", "pending"])));
}

/** Keeps a provider's word, once. It is carried out afterwards, so that the provider is answered at once. */
export async function keepWebhook(
  { database, provider, now, onWork }: Buying,
  { id, type, reference, paymentId }: Extract<Webhook, { kind: "event" }>,
): Promise<"kept" | "known"> {
  const kept = await database.sql
    .insert(paymentEventTable)
    .values({ provider: provider.name, eventId: id, reference, paymentId, kind: type, receivedAt: now() })
    .onConflictDoNothing()
    .returning({ id: paymentEventTable.eventId });
  onWork();
  return kept.length > 0 ? "kept" : "known";
}

/**
 * Carries out one batch of what providers sent word of; how many. What such a message says is not believed but asked: they
 * come in any order, and the provider's answer is what is true now.
 */
export async function carryOutWebhooks(buying: Buying): Promise<number> {
  const { database, provider, now } = buying;
  const events = await database.sql
    .select()
    .from(paymentEventTable)
    .where(and(isNull(paymentEventTable.settledAt), eq(paymentEventTable.provider, provider.name)))
    .orderBy(asc(paymentEventTable.receivedAt))
    .limit(BATCH);
  let carriedOut = 0;
  for (const { eventId, reference, paymentId } of events) {
    try {
      const found = await findByWord(database.sql, provider.name, reference, paymentId);
      // What is not of this shop is nobody's business here.
      if (found) await askAfter(buying, found);
      await database.sql
        .update(paymentEventTable)
        .set({ settledAt: now() })
        .where(and(eq(paymentEventTable.provider, provider.name), eq(paymentEventTable.eventId, eventId)));
      carriedOut += 1;
    } catch (error) {
      buying.onError(new Error(`The provider's word ${eventId} could not be carried out`, { cause: error }));
    }
  }
  return carriedOut;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function findByWord(
  client: Sql,
  provider: string,
  reference: string,
  paymentId: string | null,
): Promise<Settled | undefined> {
  const isIt = [
    eq(paymentTable.reference, reference),
    ...(paymentId !== null && UUID.test(paymentId) ? [eq(paymentTable.id, paymentId)] : []),
  ];
  const [row] = await client
    .select({ id: paymentTable.id })
    .from(paymentTable)
    .where(and(eq(paymentTable.provider, provider), or(...isIt)));
  return row && readPayment(client, row.id);
}
