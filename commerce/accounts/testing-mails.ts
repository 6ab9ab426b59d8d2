// For tests: the mails that wait in the outbox, and the links in them.

import { asc } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { mailTable } from "#commerce/mail";

export async function takeMails({
  sql,
}: Database): Promise<{ to: string; subject: string; text: string; html: string }[]> {
  const mails = await sql.select().from(mailTable).orderBy(asc(mailTable.createdAt));
  await sql.delete(mailTable);
  return mails.map(({ recipient, subject, text, html }) => ({ to: recipient, subject, text, html }));
}

/** The token that the link of a mail carries. */
export const tokenIn = (text: string | undefined): string => /(?:confirm|token)=([\w-]+)/.exec(text ?? "")?.[1] ?? "";
