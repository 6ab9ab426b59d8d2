// For tests: reads the outbox and the links in its mails.

import { asc, sql as raw } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { mailTable } from "#commerce/mail";

export async function takeMails({
  sql,
}: Database): Promise<{ to: string; subject: string; text: string; html: string }[]> {
  // Mails of the same millisecond are in the order of their transactions. A row's position alone is not: freed space is reused.
  const mails = await sql
    .select()
    .from(mailTable)
    .orderBy(asc(mailTable.createdAt), raw`xmin::text::bigint, ctid`);
  await sql.delete(mailTable);
  return mails.map(({ recipient, subject, text, html }) => ({ to: recipient, subject, text, html }));
}

/** Token in the link of a mail. */
export const tokenIn = (text: string | undefined): string => /(?:confirm|token)=([\w-]+)/.exec(text ?? "")?.[1] ?? "";
