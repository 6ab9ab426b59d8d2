// Opens a closed account again: its owner signed in before it was erased.

import { and, eq, isNotNull } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { emitCustomerEvent } from "#commerce/events";
import { enqueueMail } from "#commerce/mail";
import { recordSecurityEvent } from "#commerce/security";
import type { Caller } from "./accounts.ts";
import { reopenedMail } from "./mails.ts";
import { accountTable } from "./tables.ts";

/** Does nothing if the account is not closed. */
export async function reopenAccount(
  tx: Sql,
  accountId: string,
  { network, language }: Pick<Caller, "network" | "language">,
  now: Date,
): Promise<void> {
  const [reopened] = await tx
    .update(accountTable)
    .set({ closedAt: null, closedLanguage: null })
    .where(and(eq(accountTable.id, accountId), isNotNull(accountTable.closedAt)))
    .returning({ email: accountTable.email });
  if (!reopened) return;
  await emitCustomerEvent(tx, "customer.reopened", accountId, now);
  await recordSecurityEvent(tx, { kind: "account-reopened", at: now, network, accountId });
  await enqueueMail(tx, reopened.email, (shop) => reopenedMail(shop, language), now);
}
