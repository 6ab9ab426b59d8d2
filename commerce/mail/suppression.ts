// The suppression list: addresses that receive no list mails. Mails about a person's own orders and account are sent regardless,
// because the law or the person asks for them.

import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { listKey, type ListMember, type MailList } from "./lists.ts";
import { openSigner } from "./signing.ts";
import { mailTable, suppressionTable as table, type SUPPRESSION_REASONS } from "./tables.ts";

export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/**
 * Also removes mails that wait in the outbox: those of the newsletter if the person left it, and of every list if the mail service
 * reports the address. A report replaces "unsubscribed", but not the reverse.
 */
export async function suppressAddress(tx: Sql, email: string, reason: SuppressionReason, now: Date): Promise<void> {
  const row = { addressHash: await addressHash(tx, email), reason, since: now };
  const insert = tx.insert(table).values(row);
  await (reason === "unsubscribed"
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: table.addressHash, set: row }));
  if (reason === "unsubscribed") return dropListMails(tx, { list: "newsletter", email });
  await tx.delete(mailTable).where(and(eq(mailTable.recipient, email), isNotNull(mailTable.unsubscribe)));
}

/** Removes the mails of a list that wait in the outbox, for a person who leaves it. */
export async function dropListMails(tx: Sql, member: ListMember): Promise<void> {
  const key = listKey(await openSigner(tx), member);
  const isOfList = sql`right(${mailTable.unsubscribe}, ${key.length}) = ${key}`;
  await tx.delete(mailTable).where(and(eq(mailTable.recipient, member.email), isOfList));
}

/** For a person who has confirmed by a link in a mail that they want to hear from the shop again. */
export async function liftSuppression(tx: Sql, email: string): Promise<void> {
  await tx.delete(table).where(eq(table.addressHash, await addressHash(tx, email)));
}

/** The reason for which an address receives no mails of any list. */
export async function findSuppression(
  client: Pick<Sql, "select" | "insert">,
  email: string,
): Promise<{ readonly reason: SuppressionReason; readonly since: Date } | undefined> {
  const [row] = await client
    .select({ reason: table.reason, since: table.since })
    .from(table)
    .where(eq(table.addressHash, await addressHash(client, email)));
  return row;
}

/** Leaving the newsletter does not end other mails that the person asks for. */
export async function isSuppressed(
  client: Pick<Sql, "select" | "insert">,
  { list, email }: { readonly list: MailList; readonly email: string },
): Promise<boolean> {
  const found = await findSuppression(client, email);
  return found !== undefined && (list === "newsletter" || found.reason !== "unsubscribed");
}

/** Filters the addresses that receive no mails of a list. */
export async function suppressedAmong(
  client: Pick<Sql, "select" | "insert">,
  list: MailList,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const { sign } = await openSigner(client);
  const byHash = new Map(emails.map((email) => [sign(PURPOSE, email), email]));
  const isOfList = list === "newsletter" ? undefined : ne(table.reason, "unsubscribed");
  const rows = await client
    .select({ hash: table.addressHash })
    .from(table)
    .where(and(inArray(table.addressHash, [...byHash.keys()]), isOfList));
  return new Set(rows.flatMap(({ hash }) => byHash.get(hash) ?? []));
}

const PURPOSE = "suppressed address";

const addressHash = async (client: Pick<Sql, "select" | "insert">, email: string): Promise<string> =>
  (await openSigner(client)).sign(PURPOSE, email);
