// The outbox: a mail is stored in the transaction that causes it and delivered afterwards, at least once. If a process dies,
// another one takes over when the lease expires.

import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { isPicked, type Database, type Sql } from "#commerce/database";
import { composeMail, type Letterhead, type MailContent, type Mail, type MailShop } from "./mail.ts";
import { mailTable } from "./tables.ts";
import { FACTS, hasLogo, INSIGHTS, readSetting, taxNumbersOf } from "#commerce/settings";
import { messagesWith, readMailTexts, type MailTexts } from "#commerce/settings/mail-texts";
import { readPalette } from "#commerce/settings/theme";

/** Throws if the mail could not be sent; an `Undeliverable` is not retried. */
export type Deliver = (mail: Mail) => Promise<void>;

/** A permanent failure. */
export class Undeliverable extends Error {}

export interface Delivered {
  readonly delivered: number;
  readonly failed: number;
}

const MINUTE_MS = 60_000;
/** Other workers skip a claimed mail for this long. */
const LEASE_MS = 2 * MINUTE_MS;
const BATCH = 10;
/** Backoff before each retry, about eleven hours in all. After the last one, the mail is abandoned. */
const BACKOFF_MS = [1, 5, 15, 60, 120, 240, 240].map((minutes) => minutes * MINUTE_MS);

const DAY_MS = 24 * 60 * MINUTE_MS;

/** Writes a mail in the name of the shop as it is now. */
export type WriteMail = (shop: MailShop) => MailContent;

export interface MailTo {
  readonly recipient: string;
  readonly write: WriteMail;
}

/** A mail as a row, for a statement that inserts it conditionally. */
export async function mailRow(client: Sql, recipient: string, write: WriteMail, now: Date) {
  return (await openWriter(client, now))({ recipient, write });
}

/** Reads the shop's texts and letterhead once, for any number of mails of a transaction. */
async function openWriter(client: Sql, now: Date) {
  const letterhead = await readLetterhead(client);
  const { timeZone } = await readSetting(client, INSIGHTS);
  const shop = mailShop(letterhead.name, timeZone, await readMailTexts(client));
  return ({ recipient, write }: MailTo) => {
    const mail = composeMail(write(shop), letterhead);
    return { id: randomUUID(), recipient, ...mail, createdAt: now, dueAt: now };
  };
}

export const mailShop = (name: string, timeZone: string, texts: MailTexts): MailShop => ({
  name,
  timeZone,
  messages: messagesWith(texts),
});

async function readLetterhead(client: Sql): Promise<Letterhead> {
  const facts = await readSetting(client, FACTS);
  const { name, company, address, registration, email, phone } = facts;
  const imprint = [company, address, registration, ...taxNumbersOf(facts), email, phone].flatMap((line) => line ?? []);
  return { name, hasLogo: await hasLogo(client), imprint, palette: await readPalette(client) };
}

/** Does nothing without a recipient: that of an order whose buyer was erased. */
export async function enqueueMail(client: Sql, recipient: string, write: WriteMail, now: Date): Promise<void> {
  if (recipient !== "") await client.insert(mailTable).values(await mailRow(client, recipient, write, now));
}

export async function enqueueMails(client: Sql, mails: readonly MailTo[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  const write = await openWriter(client, now);
  await client.insert(mailTable).values(mails.map(write));
}

/** Delivers one batch of due mails. Safe to run in several processes at once. */
export async function deliverDue({ sql: client }: Database, deliver: Deliver, now: () => Date): Promise<Delivered> {
  let [delivered, failed] = [0, 0];
  for (const mail of await claimDue(client, now())) {
    if (!(await renewLease(client, mail, now()))) continue;
    try {
      await deliver(mail);
      await client.delete(mailTable).where(eq(mailTable.id, mail.id));
      delivered += 1;
    } catch (error) {
      failed += 1;
      const isFinal = error instanceof Undeliverable;
      const wait = isFinal ? undefined : BACKOFF_MS[mail.attempts - 1];
      await client
        .update(mailTable)
        .set({
          lastError: storable(error instanceof Error ? error.message : String(error)),
          dueAt: wait === undefined ? null : after(now(), wait),
        })
        .where(isOurs(mail));
    }
  }
  return { delivered, failed };
}

/** Deletes abandoned mails after the retention period, during which an operator can see why they failed. */
export async function sweepMails({ sql: client }: Database, days: number, now: Date): Promise<void> {
  await client
    .delete(mailTable)
    .where(and(isNull(mailTable.dueAt), lte(mailTable.createdAt, after(now, -days * DAY_MS))));
}

type Claimed = Pick<typeof mailTable.$inferSelect, "id" | "attempts">;

function claimDue(client: Sql, now: Date) {
  const due = client
    .select({ id: mailTable.id })
    .from(mailTable)
    .where(lte(mailTable.dueAt, now))
    // A newsletter to thousands does not delay the confirmation of an order.
    .orderBy(sql`${mailTable.unsubscribe} is not null`, asc(mailTable.dueAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return client
    .update(mailTable)
    .set({ dueAt: after(now, LEASE_MS), attempts: sql`${mailTable.attempts} + 1` })
    .where(isPicked(mailTable.id, due))
    .returning();
}

/** Earlier mails of the batch may have taken long: false if the lease expired and another worker claimed the mail. */
async function renewLease(client: Sql, mail: Claimed, now: Date): Promise<boolean> {
  const renewed = await client
    .update(mailTable)
    .set({ dueAt: after(now, LEASE_MS) })
    .where(isOurs(mail))
    .returning({ id: mailTable.id });
  return renewed.length > 0;
}

/** Claiming a mail increments its attempts, so an unchanged number means that it is still ours. */
const isOurs = ({ id, attempts }: Claimed) => and(eq(mailTable.id, id), eq(mailTable.attempts, attempts));

/** A mail server may answer with anything. */
const storable = (text: string): string => text.replaceAll("\0", " ").toWellFormed().slice(0, 1_000);

const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
