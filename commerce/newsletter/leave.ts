// Leaving the newsletter. An unsubscribed address is suppressed, so that no import or old export brings it back.

import { eq } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { stopAlerts } from "#commerce/alerts";
import { dropListMails, readListKey, suppressAddress, type MailList } from "#commerce/mail";
import { backInStockTable } from "../stock/tables.ts";
import { newsletterSubscriptionTable as table } from "./tables.ts";

export type Unsubscribed =
  | { readonly kind: "unsubscribed"; readonly list: MailList; readonly email: string }
  /** The link was not signed by this shop. */
  | { readonly kind: "invalid" };

/** Takes the key of a link in a mail. Repeating it is harmless. */
export async function unsubscribe(
  { sql: client }: Pick<Database, "sql">,
  key: unknown,
  now: Date,
): Promise<Unsubscribed> {
  const member = await readListKey(client, key);
  if (!member) return { kind: "invalid" };
  const { list, email } = member;
  await client.transaction(async (tx) => {
    if (list === "newsletter") return forgetSubscriber(tx, email, now);
    if (list === "alerts") return stopAlerts(tx, email);
    await tx.delete(backInStockTable).where(eq(backInStockTable.email, email));
    await dropListMails(tx, member);
  });
  return { kind: "unsubscribed", list, email };
}

/** In a transaction: ends the subscription of an address, also one that waits for its confirmation. */
export async function forgetSubscriber(tx: Sql, email: string, now: Date): Promise<void> {
  await tx.delete(table).where(eq(table.email, email));
  await suppressAddress(tx, email, "unsubscribed", now);
}
