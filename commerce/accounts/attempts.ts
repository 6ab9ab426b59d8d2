// Rate limits, counted in the database so that they apply across processes and restarts.

import { inArray, lte, sql } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { recordSecurityEvent, subjectOf } from "#commerce/security";
import type { Limit } from "./rules.ts";
import { attemptTable } from "./tables.ts";
import { hashOf } from "./tokens.ts";

/** An attempt to count. The subject is a network, an account, or both. */
export interface Attempt {
  readonly limit: Limit;
  readonly subject: string;
}

export interface Limited {
  readonly kind: "limited";
  /** Time at which the next attempt is allowed. */
  readonly until: Date;
}

/**
 * Counts an attempt against its limits, before any work is done, so that concurrent attempts cannot exceed them. Callers list the
 * narrowest limit first. An attempt over one limit does not count against the next: a blocked network neither uses up the limit of
 * an account nor adds rows.
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
  const { max } = attempt.limit;
  const counted = await addAttempt(client, attempt, now);
  if (counted.count <= max) return undefined;
  // Once for each window, so that a flood does not fill the log.
  if (counted.count === max + 1 && !attempt.limit.isRoutine) {
    const details = { limit: attempt.limit.name, subject: subjectOf(attempt.subject) };
    await recordSecurityEvent(client, { kind: "limit-reached", at: now, details });
  }
  return { kind: "limited", until: counted.endsAt };
}

/** True for the attempt that reaches the limit, once in each window: for something that is reported, not refused. */
export async function isLimitReached(client: Sql, attempt: Attempt, now: Date): Promise<boolean> {
  return (await addAttempt(client, attempt, now)).count === attempt.limit.max;
}

async function addAttempt(client: Sql, attempt: Attempt, now: Date) {
  const hasEnded = lte(attemptTable.endsAt, now);
  const [counted] = await client
    .insert(attemptTable)
    .values({ key: keyOf(attempt), count: 1, endsAt: new Date(now.getTime() + attempt.limit.windowMs) })
    .onConflictDoUpdate({
      target: attemptTable.key,
      set: {
        count: sql`case when ${hasEnded} then 1 else ${attemptTable.count} + 1 end`,
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${attemptTable.endsAt} end`,
      },
    })
    .returning();
  if (!counted) throw new Error(`The attempt "${attempt.limit.name}" was not counted.`);
  return counted;
}

/** Resets the limits after a successful attempt. */
export async function clearAttempts(client: Sql, attempts: readonly Attempt[]): Promise<void> {
  await client.delete(attemptTable).where(inArray(attemptTable.key, attempts.map(keyOf)));
}

const keyOf = ({ limit, subject }: Attempt): string => hashOf(`${limit.name} ${subject}`);
