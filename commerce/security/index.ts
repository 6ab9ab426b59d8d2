// The security event log: structured rows that an operator exports. It contains no passwords, tokens or codes, and addresses of mail
// only as short hashes, because a password is sometimes typed into that field.

import { lt } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { securityEventTable } from "./tables.ts";

export {
  exportSecurityEvents,
  listSecurityEvents,
  searchSecurityEvents,
  SECURITY_PAGE,
  type SecurityFilter,
  type StoredSecurityEvent,
} from "./search.ts";
export { subjectOf } from "./subject.ts";

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

/** Deletes events that are older than the configured number of days. */
export async function sweepSecurityEvents({ sql: client }: Database, days: number, now: Date): Promise<void> {
  await client.delete(securityEventTable).where(lt(securityEventTable.at, new Date(now.getTime() - days * 86_400_000)));
}
