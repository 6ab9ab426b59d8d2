// The security event log: structured rows that an operator exports. It contains no passwords, tokens or codes, and addresses of mail
// only as short hashes, because a password is sometimes typed into that field.

import { createHash } from "node:crypto";
import { and, asc, eq, gt, gte, lt } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { securityEventTable } from "./tables.ts";

export const SECURITY_EVENTS = [
  "signed-in",
  "sign-in-failed",
  "registered",
  "session-ended",
  "password-reset-requested",
  "password-reset",
  "password-changed",
  "email-change-requested",
  "email-changed",
  "account-closed",
  "account-reopened",
  "account-erased",
  "second-factor-failed",
  "second-factor-added",
  "second-factor-removed",
  "recovery-codes-created",
  "recovery-code-used",
  "limit-reached",
  "operator-action",
  "operator-refused",
  "webhook-disabled",
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  readonly at: Date;
  readonly accountId?: string | null | undefined;
  readonly network?: string | undefined;
  readonly details?: Readonly<Record<string, string | number>>;
}

export async function recordSecurityEvent(
  client: Pick<Sql, "insert">,
  { kind, at, accountId = null, network, details = {} }: SecurityEvent,
): Promise<void> {
  await client.insert(securityEventTable).values({ kind, at, accountId, network: network ?? null, details });
}

/** Joins events about one mail address or other subject without naming it. */
export const subjectOf = (subject: string): string =>
  createHash("sha256").update(`security event ${subject}`).digest("hex").slice(0, 16);

export const SECURITY_PAGE = 500;

export interface SecurityQuery {
  /** Id of the last event that was read. */
  readonly after?: number | undefined;
  readonly since?: Date | undefined;
  readonly kind?: SecurityEventKind | undefined;
}

/** A page of events, oldest first. */
export function listSecurityEvents({ sql: client }: Database, { after, since, kind }: SecurityQuery) {
  const { id, at } = securityEventTable;
  return client
    .select()
    .from(securityEventTable)
    .where(
      and(
        after === undefined ? undefined : gt(id, after),
        since && gte(at, since),
        kind && eq(securityEventTable.kind, kind),
      ),
    )
    .orderBy(asc(id))
    .limit(SECURITY_PAGE);
}

/** Deletes events that are older than the configured number of days. */
export async function sweepSecurityEvents({ sql: client }: Database, days: number, now: Date): Promise<void> {
  await client.delete(securityEventTable).where(lt(securityEventTable.at, new Date(now.getTime() - days * 86_400_000)));
}
