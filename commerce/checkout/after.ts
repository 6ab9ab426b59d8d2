// What is done after payments while the shop runs: those that stay open are asked after, and those whose time is over are ended.
// Several processes share the work; what two do is done once.

import { and, asc, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { paymentTable, type Buying } from "#commerce/payments";
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
