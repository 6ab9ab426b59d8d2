// Webhooks of payment providers, stored once on receipt and processed afterwards. A failing webhook is retried with backoff and
// does not block others.

import { and, asc, eq, lte, or, sql } from "drizzle-orm";
import { isPicked, isUuid, type Sql } from "#commerce/database";
import { bookMovements, paymentEventTable, paymentTable, type OrderServices, type Webhook } from "#commerce/payments";
import { checkPayment } from "./place.ts";
import { readPayment, type Settled } from "./settle.ts";

const MINUTE_MS = 60_000;
/** Time for which an event is reserved for the process that handles it. */
const LEASE_MS = 2 * MINUTE_MS;
/** Delays before retries; the last one repeats. `ledger check` lists events with many attempts. */
const BACKOFF_MS = [0.5, 2, 10, 60].map((minutes) => minutes * MINUTE_MS);
const BATCH = 20;

/** Stores an event once. It is processed afterwards, so that the provider gets a response at once. */
export async function storeWebhook(
  { database, provider, now, onWork }: OrderServices,
  { id, type, reference, paymentId }: Extract<Webhook, { kind: "event" }>,
): Promise<"stored" | "duplicate"> {
  const at = now();
  const stored = await database.sql
    .insert(paymentEventTable)
    .values({ provider: provider.name, eventId: id, reference, paymentId, kind: type, receivedAt: at, dueAt: at })
    .onConflictDoNothing()
    .returning({ id: paymentEventTable.eventId });
  onWork();
  return stored.length > 0 ? "stored" : "duplicate";
}

/**
 * Processes one batch of events and returns how many succeeded. Events may arrive in any order, so each only triggers a check of
 * the payment's status at the provider. What is left when `closing` aborts is due after its lease.
 */
export async function processWebhooks(services: OrderServices, closing?: AbortSignal): Promise<number> {
  const { database, provider, now, onError } = services;
  let processed = 0;
  for (const event of await takeDue(database.sql, provider.name, now())) {
    if (closing?.aborted) break;
    // Leasing an event increments its attempts, so an unchanged count means that the lease is still ours.
    const isLeased = and(
      eq(paymentEventTable.provider, provider.name),
      eq(paymentEventTable.eventId, event.eventId),
      eq(paymentEventTable.attempts, event.attempts),
    );
    try {
      const found = (await findPaymentOf(database.sql, event)) ?? (await findMovedPayment(services, event));
      // Events of other systems that share the provider's account are ignored.
      const payment = found && (await checkPayment(services, found)).payment;
      // An event with another reference is about a refund or a dispute.
      if (payment && payment.reference !== event.reference) await bookMovements(services, payment);
      await database.sql
        .update(paymentEventTable)
        .set({ settledAt: now(), dueAt: null, lastError: null })
        .where(isLeased);
      processed += 1;
    } catch (error) {
      const { eventId, attempts } = event;
      onError(new Error(`Could not process webhook event ${eventId} (attempt ${attempts})`, { cause: error }));
      const delay = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? MINUTE_MS;
      const lastError = error instanceof Error ? error.message : String(error);
      await database.sql
        .update(paymentEventTable)
        .set({ dueAt: new Date(now().getTime() + delay), lastError })
        .where(isLeased);
    }
  }
  return processed;
}

type PaymentEvent = typeof paymentEventTable.$inferSelect;

async function takeDue(client: Sql, provider: string, now: Date): Promise<PaymentEvent[]> {
  const { eventId, dueAt } = paymentEventTable;
  const isOfProvider = eq(paymentEventTable.provider, provider);
  const due = client
    .select({ eventId })
    .from(paymentEventTable)
    .where(and(lte(dueAt, now), isOfProvider))
    .orderBy(asc(dueAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  const taken = await client
    .update(paymentEventTable)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${paymentEventTable.attempts} + 1` })
    .where(and(isPicked(eventId, due), isOfProvider))
    .returning();
  return taken.toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime());
}

/** Finds the payment of an event. Sets its provider reference if the response that carried it was lost. */
async function findPaymentOf(
  client: Sql,
  { provider, reference, paymentId }: PaymentEvent,
): Promise<Settled | undefined> {
  const matches = [
    eq(paymentTable.reference, reference),
    ...(isUuid(paymentId) ? [eq(paymentTable.id, paymentId)] : []),
  ];
  const [row] = await client
    .select({ id: paymentTable.id })
    .from(paymentTable)
    .where(and(eq(paymentTable.provider, provider), or(...matches)));
  const found = row && (await readPayment(client, row.id));
  return found && { ...found, payment: { ...found.payment, reference: found.payment.reference ?? reference } };
}

async function findMovedPayment(
  { database, provider }: OrderServices,
  { reference }: PaymentEvent,
): Promise<Settled | undefined> {
  const paymentId = await provider.findPaymentId(reference);
  return isUuid(paymentId) ? readPayment(database.sql, paymentId) : undefined;
}
