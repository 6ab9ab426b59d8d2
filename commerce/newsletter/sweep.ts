// Deletes addresses whose link was never confirmed: without consent there is no reason to store them.

import { and, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { newsletterSubscriptionTable as table } from "./tables.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Time for which the link in the mail is valid. */
export const LIFE_MS = 7 * DAY_MS;

export async function sweepNewsletter({ sql: client }: Pick<Database, "sql">, days: number, now: Date): Promise<void> {
  const expired = lt(table.subscribedAt, new Date(now.getTime() - days * DAY_MS));
  await client.delete(table).where(and(isNull(table.confirmedAt), isNotNull(table.tokenHash), expired));
}
