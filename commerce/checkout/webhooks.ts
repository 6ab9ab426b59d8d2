// What providers send word of: kept once and answered at once, and carried out afterwards. One that cannot be carried out waits
// ever longer and keeps none of the others from it.

import { and, asc, eq, inArray, lte, or, sql } from "drizzle-orm";
import { isUuid, type Sql } from "#commerce/database";
import { paymentEventTable, paymentTable, type Buying, type Webhook } from "#commerce/payments";
import { askAfter } from "./place.ts";
import { readPayment, type Settled } from "./settle.ts";

const MINUTE_MS = 60_000;
/** How long whoever took a word to carry it out has it to itself. */
const LEASE_MS = 2 * MINUTE_MS;
/** Before each further try; the last one is repeated for ever: `ledger check` names what has been tried often. */
const WAITS_MS = [0.5, 2, 10, 60].map((minutes) => minutes * MINUTE_MS);
const BATCH = 20;

/** Keeps a provider's word, once. It is carried out afterwards, so that the provider is answered at once. */
export async function keepWebhook(
  { database, provider, now, onWork }: Buying,
  { id, type, reference, paymentId }: Extract<Webhook, { kind: "event" }>,
): Promise<"kept" | "known"> {
  const at = now();
  const kept = await database.sql
    .insert(paymentEventTable)
    .values({ provider: provider.name, eventId: id, reference, paymentId, kind: type, receivedAt: at, dueAt: at })
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
  const { database, provider, now, onError } = buying;
  let carriedOut = 0;
  for (const event of await takeDue(database.sql, provider.name, now())) {
    // Whoever takes a word counts an attempt: it is still ours if nobody has since.
    const isIt = and(
      eq(paymentEventTable.provider, provider.name),
      eq(paymentEventTable.eventId, event.eventId),
      eq(paymentEventTable.attempts, event.attempts),
    );
    try {
      const found = await findByWord(database.sql, event);
      // What is not of this shop is nobody's business here.
      if (found) await askAfter(buying, found);
      await database.sql.update(paymentEventTable).set({ settledAt: now(), dueAt: null, lastError: null }).where(isIt);
      carriedOut += 1;
    } catch (error) {
      const { eventId, attempts } = event;
      onError(new Error(`The provider's word ${eventId} could not be carried out, try ${attempts}`, { cause: error }));
      const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? MINUTE_MS;
      const lastError = error instanceof Error ? error.message : String(error);
      await database.sql
        .update(paymentEventTable)
        .set({ dueAt: new Date(now().getTime() + wait), lastError })
        .where(isIt);
    }
  }
  return carriedOut;
}

type Word = typeof paymentEventTable.$inferSelect;

async function takeDue(client: Sql, provider: string, now: Date): Promise<Word[]> {
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
    .where(and(inArray(eventId, due), isOfProvider))
    .returning();
  return taken.toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime());
}

/** The payment, with the name that its provider calls it by, where the answer that told it was lost. */
async function findByWord(client: Sql, { provider, reference, paymentId }: Word): Promise<Settled | undefined> {
  const isIt = [eq(paymentTable.reference, reference), ...(isUuid(paymentId) ? [eq(paymentTable.id, paymentId)] : [])];
  const [row] = await client
    .select({ id: paymentTable.id })
    .from(paymentTable)
    .where(and(eq(paymentTable.provider, provider), or(...isIt)));
  const found = row && (await readPayment(client, row.id));
  return found && { ...found, payment: { ...found.payment, reference: found.payment.reference ?? reference } };
}
