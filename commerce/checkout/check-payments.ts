// Background job that checks open payments and cancels expired ones. Several processes may run it at once: each payment is
// leased to one of them.

import { and, asc, eq, inArray, lte, or, sql } from "drizzle-orm";
import { isPicked, type Sql } from "#commerce/database";
import { paymentTable, type OrderServices } from "#commerce/payments";
import { LONGEST_HOLD_MS } from "#commerce/stock";
import { ABANDONED_AFTER_MS, checkPayment } from "./place.ts";
import { readPayment, type Settled } from "./settle.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Time for which a payment is reserved for the process that checks it. */
const LEASE_MS = 2 * MINUTE_MS;
/** Delays between checks of a payment. */
const BACKOFF_MS = [30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS];
/** Time before the expiry of a payment at which it is checked for the last time. */
const LAST_CALL_MS = 30 * SECOND_MS;
const BATCH = 20;

interface PaymentChecks {
  readonly placed: number;
  readonly ended: number;
  /** Still open, or the check failed. */
  readonly open: number;
}

/** Checks one batch of due payments. All counts are 0 once none is due. What is left when `closing` aborts is due after its lease. */
export async function checkOpenPayments(services: OrderServices, closing?: AbortSignal): Promise<PaymentChecks> {
  const counts = { placed: 0, ended: 0, open: 0 };
  for (const { id, attempts } of await takeDue(services.database.sql, services.provider.name, services.now())) {
    if (closing?.aborted) break;
    const found = await readPayment(services.database.sql, id);
    if (!found) continue;
    try {
      const { order, payment } = await checkPayment(services, found);
      const isOpen = payment.state === "created" || payment.state === "pending";
      if (isOpen) await scheduleCheck(services, found, attempts);
      counts[isOpen ? "open" : order.placedAt === null ? "ended" : "placed"] += 1;
    } catch (error) {
      services.onError(new Error(`Could not check payment ${id}`, { cause: error }));
      await scheduleCheck(services, found, attempts);
      counts.open += 1;
    }
  }
  return counts;
}

function takeDue(client: Sql, provider: string, now: Date) {
  // Regardless of the provider.
  const isAbandoned = lte(paymentTable.createdAt, new Date(now.getTime() - LONGEST_HOLD_MS - ABANDONED_AFTER_MS));
  const due = client
    .select({ id: paymentTable.id })
    .from(paymentTable)
    .where(and(lte(paymentTable.dueAt, now), or(eq(paymentTable.provider, provider), isAbandoned)))
    .orderBy(asc(paymentTable.dueAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return client
    .update(paymentTable)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${paymentTable.attempts} + 1` })
    .where(isPicked(paymentTable.id, due))
    .returning({ id: paymentTable.id, attempts: paymentTable.attempts });
}

/** Due when the payment expires, so that its stock is released then, and shortly before, when progress still extends it. */
async function scheduleCheck(
  { database, now }: OrderServices,
  { order, payment }: Settled,
  attempts: number,
): Promise<void> {
  const delay = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? MINUTE_MS;
  const at = now().getTime();
  const expiry = order.expiresAt?.getTime() ?? 0;
  const next = [expiry - LAST_CALL_MS, expiry].find((moment) => moment > at) ?? Infinity;
  const dueAt = new Date(Math.min(at + delay, next));
  await database.sql
    .update(paymentTable)
    .set({ dueAt })
    .where(and(eq(paymentTable.id, payment.id), inArray(paymentTable.state, ["created", "pending"])));
}
