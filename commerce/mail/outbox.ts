// The outbox: a mail is written in the transaction that promises it, and delivered afterwards, once at least and as often as
// it takes. A process that dies in between leaves it to the next.

import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { composeLetter, type Letter, type Mail } from "./mail.ts";
import { mailTable } from "./tables.ts";

/** Throws when the mail could not be handed over; an error with `isFinal` is not worth another try. */
export type Deliver = (mail: Mail) => Promise<void>;

export class Undeliverable extends Error {
  readonly isFinal = true;
}

export interface Delivered {
  readonly delivered: number;
  readonly failed: number;
}

const MINUTE_MS = 60_000;
/** How long whoever took a mail has it to itself. */
const LEASE_MS = 2 * MINUTE_MS;
const BATCH = 10;
/** Before each further try; after the last one it is given up. Half a day in all. */
const WAITS_MS = [1, 5, 15, 60, 120, 240, 240].map((minutes) => minutes * MINUTE_MS);

/** A mail as a row, for a statement that decides by itself whether it is sent. */
export function mailRow(recipient: string, letter: Letter, now: Date) {
  return { id: randomUUID(), recipient, ...composeLetter(letter), createdAt: now, dueAt: now };
}

export async function enqueueMail(client: Sql, recipient: string, letter: Letter, now: Date): Promise<void> {
  await client.insert(mailTable).values(mailRow(recipient, letter, now));
}

/** Delivers what is due, one batch; several processes share the work without sending anything twice. */
export async function deliverDue({ sql: client }: Database, deliver: Deliver, now: Date): Promise<Delivered> {
  const due = client
    .select({ id: mailTable.id })
    .from(mailTable)
    .where(lte(mailTable.dueAt, now))
    .orderBy(asc(mailTable.dueAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  const taken = await client
    .update(mailTable)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${mailTable.attempts} + 1` })
    .where(inArray(mailTable.id, due))
    .returning();
  let delivered = 0;
  for (const mail of taken) {
    try {
      await deliver(mail);
      await client.delete(mailTable).where(eq(mailTable.id, mail.id));
      delivered += 1;
    } catch (error) {
      const isFinal = error instanceof Undeliverable;
      const wait = isFinal ? undefined : WAITS_MS[mail.attempts - 1];
      await client
        .update(mailTable)
        .set({
          lastError: error instanceof Error ? error.message : String(error),
          dueAt: wait === undefined ? null : new Date(now.getTime() + wait),
        })
        // Unless the lease ran out and somebody else is trying it now.
        .where(and(eq(mailTable.id, mail.id), eq(mailTable.attempts, mail.attempts)));
    }
  }
  return { delivered, failed: taken.length - delivered };
}
