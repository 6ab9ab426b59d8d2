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

/** Counts a try against all its limits at once, before any work: however many come together, no more than the limit get on. */
export async function countAttempts(
  client: Sql,
  attempts: readonly Attempt[],
  now: Date,
): Promise<Limited | undefined> {
  const asked = new Map(attempts.map((attempt) => [keyOf(attempt), attempt.limit]));
  // In one order whoever counts: two that count the same at the same time never wait for each other in a circle.
  const rows = [...asked]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { spanMs }]) => ({ key, count: 1, endsAt: new Date(now.getTime() + spanMs) }));
  const hasEnded = lte(attemptTable.endsAt, now);
  const counted = await client
    .insert(attemptTable)
    .values(rows)
    .onConflictDoUpdate({
      target: attemptTable.key,
      set: {
        count: sql`case when ${hasEnded} then 1 else ${attemptTable.count} + 1 end`,
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${attemptTable.endsAt} end`,
      },
    })
    .returning();
  const over = counted.filter(({ key, count }) => count > (asked.get(key)?.most ?? 0));
  if (over.length === 0) return undefined;
  return { kind: "limited", until: new Date(Math.max(...over.map(({ endsAt }) => endsAt.getTime()))) };
}

/** Somebody has shown that they may: what was tried before no longer counts. */
export async function forgetAttempts(client: Sql, attempts: readonly Attempt[]): Promise<void> {
  await client.delete(attemptTable).where(inArray(attemptTable.key, attempts.map(keyOf)));
}

const keyOf = ({ limit, subject }: Attempt): string => hashOf(`${limit.name} ${subject}`);
