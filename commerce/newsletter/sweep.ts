// Deletes addresses whose link was never confirmed: without consent there is no reason to store them.

import { and, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { newsletterSubscriptionTable as table } from "./tables.ts";

/** Time for which the link in the mail is valid. */
export const LIFE_MS = 7 * 24 * 60 * 60_000;

export async function sweepNewsletter({ sql: client }: Pick<Database, "sql">, now: Date): Promise<void> {
  const expired = lt(table.subscribedAt, new Date(now.getTime() - LIFE_MS));
  await client.delete(table).where(and(isNull(table.confirmedAt), isNotNull(table.tokenHash), expired));
}
