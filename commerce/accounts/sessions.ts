// Sessions of signed-in accounts. A session is extended by use, up to a maximum lifetime.

import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { recordSecurityEvent } from "#commerce/security";
import type { Accounts, Caller, SignedIn, SignedInAccount } from "./accounts.ts";
import { rememberDevice } from "./devices.ts";
import { lockAccount } from "./lock-account.ts";
import { reopenAccount } from "./reopen.ts";
import { accountTable, sessionTable } from "./tables.ts";
import { createToken, hashOf, isId, isToken } from "./tokens.ts";

const DAY_MS = 86_400_000;
/** A session expires when unused for this long. */
const SESSION_IDLE_MS = 30 * DAY_MS;
/** Maximum lifetime, even when in use. */
export const SESSION_LIFE_MS = 180 * DAY_MS;
/** Minimum interval between two updates of `last_seen_at`. */
const SEEN_STEP_MS = 10 * 60_000;
const MAX_AGENT_LENGTH = 300;

export interface Session {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly agent: string;
  readonly isCurrent: boolean;
}

/** Starts a session with a new token, never one that the browser sent, which prevents session fixation. */
export async function startSession(client: Sql, accountId: string, agent: string, now: Date): Promise<string> {
  const token = createToken();
  await client.insert(sessionTable).values({
    tokenHash: hashOf(token),
    id: randomUUID(),
    accountId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_IDLE_MS),
    agent: agent.slice(0, MAX_AGENT_LENGTH),
    confirmedAt: now,
  });
  return token;
}

/** Starts a session, opens a closed account again, and ends the previous session of the browser, even of another account. */
export async function replaceSession(
  tx: Sql,
  accountId: string,
  caller: Caller,
  now: Date,
): Promise<Omit<SignedIn, "kind">> {
  // If the account is being closed, this waits for it and opens it again. Otherwise the session would outlive it.
  await lockAccount(tx, accountId);
  if (caller.token) await tx.delete(sessionTable).where(eq(sessionTable.tokenHash, hashOf(caller.token)));
  await reopenAccount(tx, accountId, caller, now);
  const device = await rememberDevice(tx, accountId, caller.device, now);
  return { accountId, token: await startSession(tx, accountId, caller.agent, now), device };
}

/** Finds the account of a session token in one statement; skips the query if the token is malformed. */
export async function findSession(
  { sql: client }: Pick<Database, "sql">,
  token: string,
  now: Date,
): Promise<SignedInAccount | undefined> {
  if (!isToken(token)) return undefined;
  const isLive = and(eq(sessionTable.tokenHash, hashOf(token)), gt(sessionTable.expiresAt, now));
  const seenBefore = new Date(now.getTime() - SEEN_STEP_MS).toISOString();
  const moment = now.toISOString();
  const found = await client.execute<{ id: string; email: string; vipLevel: number }>(sql`
    with seen as (
      update ${sessionTable} set
        last_seen_at = ${moment}::timestamptz,
        expires_at = least(
          ${moment}::timestamptz + make_interval(secs => ${SESSION_IDLE_MS / 1000}),
          ${sessionTable.createdAt} + make_interval(secs => ${SESSION_LIFE_MS / 1000}))
      where ${isLive} and ${sessionTable.lastSeenAt} < ${seenBefore}::timestamptz
    )
    select ${accountTable.id} as "id", ${accountTable.email} as "email", ${accountTable.vipLevel} as "vipLevel"
    from ${sessionTable} join ${accountTable} on ${accountTable.id} = ${sessionTable.accountId}
    where ${isLive}`);
  const [row] = found.rows;
  return row && { id: row.id, email: row.email, vipLevel: row.vipLevel };
}

/** Lists the sessions of an account, most recently used first. `token` identifies the current session. */
export async function listSessions({ database, now }: Accounts, accountId: string, token: string): Promise<Session[]> {
  const rows = await database.sql
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.accountId, accountId), gt(sessionTable.expiresAt, now())))
    .orderBy(desc(sessionTable.lastSeenAt), sessionTable.id);
  const current = hashOf(token);
  return rows.map(({ id, createdAt, lastSeenAt, agent, tokenHash }) => ({
    id,
    createdAt,
    lastSeenAt,
    agent,
    isCurrent: tokenHash === current,
  }));
}

/** Signs out. Does nothing if the token is unknown. */
export async function endSession({ database }: Pick<Accounts, "database">, token: string): Promise<void> {
  await database.sql.delete(sessionTable).where(eq(sessionTable.tokenHash, hashOf(token)));
}

/** Ends a session if it belongs to the account. */
export async function revokeSession(
  { database, now }: Pick<Accounts, "database" | "now">,
  accountId: string,
  sessionId: string,
): Promise<"revoked" | "no-such-session"> {
  if (!isId(sessionId)) return "no-such-session";
  const deleted = await database.sql
    .delete(sessionTable)
    .where(and(eq(sessionTable.accountId, accountId), eq(sessionTable.id, sessionId)))
    .returning({ id: sessionTable.id });
  if (deleted.length === 0) return "no-such-session";
  await recordSecurityEvent(database.sql, { kind: "session-ended", at: now(), accountId });
  return "revoked";
}

/** Ends all sessions of an account except the one of this token, if given. */
export async function revokeOthers(client: Sql, accountId: string, token?: string): Promise<void> {
  const isOther = token === undefined ? undefined : ne(sessionTable.tokenHash, hashOf(token));
  await client.delete(sessionTable).where(and(eq(sessionTable.accountId, accountId), isOther));
}
