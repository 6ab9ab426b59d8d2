// Mails to the owners of the shop, each in their language.

import { and, eq } from "drizzle-orm";
import type { LanguageCode } from "#catalogue";
import type { Sql } from "#commerce/database";
import { enqueueMail, mailLanguage, type MailContent, type MailShop } from "#commerce/mail";
import { staffTable } from "./tables.ts";

/** In the transaction of the change that the mail is about. */
export async function mailOwners(
  tx: Sql,
  write: (shop: MailShop, language: LanguageCode) => MailContent,
  now: Date,
): Promise<void> {
  const owners = await tx
    .select({ email: staffTable.email, language: staffTable.language })
    .from(staffTable)
    .where(and(eq(staffTable.role, "owner"), eq(staffTable.status, "active")));
  for (const owner of owners) await enqueueMail(tx, owner.email, (shop) => write(shop, mailLanguage(owner)), now);
}
