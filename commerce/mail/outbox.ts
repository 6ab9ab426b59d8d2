// The outbox: a mail is written in the transaction that promises it, and delivered afterwards, once at least and as often as
// it takes. A process that dies in between leaves it to the next.

import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
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

/** A mail that was given up carries somebody's address, and is not kept for ever. */
const KEPT_WHEN_GIVEN_UP_MS = 14 * 24 * 60 * MINUTE_MS;

/** A mail as a row, for a statement that decides by itself whether it is sent. */
export function mailRow(recipient: string, letter: Letter, now: Date) {
  return { id: randomUUID(), recipient, ...composeLetter(letter), createdAt: now, dueAt: now };
}

export async function enqueueMail(client: Sql, recipient: string, letter: Letter, now: Date): Promise<void> {
  await client.insert(mailTable).values(mailRow(recipient, letter, now));
}

/** Delivers what is due, one batch; several processes share the work without sending anything twice. */
export async function deliverDue({ sql: client }: Database, deliver: Deliver, now: () => Date): Promise<Delivered> {
  let [delivered, failed] = [0, 0];
  for (const mail of await takeDue(client, now())) {
    if (!(await renewLease(client, mail, now()))) continue;
    try {
      await deliver(mail);
      await client.delete(mailTable).where(eq(mailTable.id, mail.id));
      delivered += 1;
    } catch (error) {
      failed += 1;
      const isFinal = error instanceof Undeliverable;
      const wait = isFinal ? undefined : WAITS_MS[mail.attempts - 1];
      await client
        .update(mailTable)
        .set({
          lastError: error instanceof Error ? error.message : String(error),
          dueAt: wait === undefined ? null : after(now(), wait),
        })
        .where(isOurs(mail));
    }
  }
  return { delivered, failed };
}

/** Deletes the mails that were given up, long after they were written: till then an operator can see why. */
export async function sweepMails({ sql: client }: Database, now: Date): Promise<void> {
  await client
    .delete(mailTable)
    .where(and(isNull(mailTable.dueAt), lte(mailTable.createdAt, after(now, -KEPT_WHEN_GIVEN_UP_MS))));
}

type Taken = Pick<typeof mailTable.$inferSelect, "id" | "attempts">;

function takeDue(client: Sql, now: Date) {
  const due = client
    .select({ id: mailTable.id })
    .from(mailTable)
    .where(lte(mailTable.dueAt, now))
    .orderBy(asc(mailTable.dueAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return client
    .update(mailTable)
    .set({ dueAt: after(now, LEASE_MS), attempts: sql`${mailTable.attempts} + 1` })
    .where(inArray(mailTable.id, due))
    .returning();
}

/** Those before it in the batch may have taken long: false if the lease ran out and somebody else has the mail. */
async function renewLease(client: Sql, mail: Taken, now: Date): Promise<boolean> {
  const renewed = await client
    .update(mailTable)
    .set({ dueAt: after(now, LEASE_MS) })
    .where(isOurs(mail))
    .returning({ id: mailTable.id });
  return renewed.length > 0;
}

/** Whoever takes a mail counts an attempt: it is still ours if nobody has since. */
const isOurs = ({ id, attempts }: Taken) => and(eq(mailTable.id, id), eq(mailTable.attempts, attempts));

const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
