// Notes of staff on a customer. Each is also an entry of the audit, without its text.

import { desc, eq } from "drizzle-orm";
import { recordAudit } from "#commerce/audit";
import type { Database } from "#commerce/database";
import { accountNoteTable } from "./tables.ts";

export interface AccountNote {
  readonly id: string;
  readonly text: string;
  /** Name of the operator. */
  readonly writtenBy: string;
  readonly at: Date;
}

export const addAccountNote = (
  { sql: client }: Pick<Database, "sql">,
  accountId: string,
  { text, writtenBy }: Pick<AccountNote, "text" | "writtenBy">,
  now: Date,
): Promise<void> =>
  client.transaction(async (tx) => {
    await tx.insert(accountNoteTable).values({ accountId, text, writtenBy, at: now });
    await recordAudit(tx, { subject: { kind: "customer", id: accountId }, after: { note: text.length } });
  });

/** The newest first. */
export const listAccountNotes = (
  { sql: client }: Pick<Database, "sql">,
  accountId: string,
): Promise<readonly AccountNote[]> =>
  client
    .select({
      id: accountNoteTable.id,
      text: accountNoteTable.text,
      writtenBy: accountNoteTable.writtenBy,
      at: accountNoteTable.at,
    })
    .from(accountNoteTable)
    .where(eq(accountNoteTable.accountId, accountId))
    .orderBy(desc(accountNoteTable.at));
