// Counts how often something is tried, in the database: a limit holds across processes and restarts.

import { inArray, lte, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import type { Limit } from "./rules.ts";
import { attemptTable } from "./tables.ts";
import { hashOf } from "./tokens.ts";

/** One try that counts against a limit: whose network, which account, or both. */
export interface Attempt {
  readonly limit: Limit;
  readonly subject: string;
}

export interface Limited {
  readonly kind: "limited";
  /** When it may be tried again. */
  readonly until: Date;
}

/**
 * Counts a try against its limits, before any work: however many come together, no more than the limit get on. The limits come
 * narrowest reach first, and a try that is over one does not count against the next: who is stopped by their own network's limit
 * uses up nothing of an account that others want to reach, and writes no more rows.
 */
export async function countAttempts(
  client: Sql,
  attempts: readonly Attempt[],
  now: Date,
): Promise<Limited | undefined> {
  for (const attempt of attempts) {
    const limited = await countAttempt(client, attempt, now);
    if (limited) return limited;
  }
  return undefined;
}

async function countAttempt(client: Sql, attempt: Attempt, now: Date): Promise<Limited | undefined> {
  const { most, spanMs } = attempt.limit;
  const hasEnded = lte(attemptTable.endsAt, now);
  const [counted] = await client
    .insert(attemptTable)
    .values({ key: keyOf(attempt), count: 1, endsAt: new Date(now.getTime() + spanMs) })
    .onConflictDoUpdate({
      target: attemptTable.key,
      set: {
        count: sql`case when ${hasEnded} then 1 else ${attemptTable.count} + 1 end`,
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${attemptTable.endsAt} end`,
      },
    })
    .returning();
  return counted && counted.count > most ? { kind: "limited", until: counted.endsAt } : undefined;
}

/** Somebody has shown that they may: what was tried before no longer counts. */
export async function forgetAttempts(client: Sql, attempts: readonly Attempt[]): Promise<void> {
  await client.delete(attemptTable).where(inArray(attemptTable.key, attempts.map(keyOf)));
}

const keyOf = ({ limit, subject }: Attempt): string => hashOf(`${limit.name} ${subject}`);
