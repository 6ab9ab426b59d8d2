// Sessions of staff. They end after 12 hours without use and after a week in any case, and at any change of the person's access.

import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { createToken, hashOf, isToken } from "#commerce/accounts";
import { isUuid, type Database, type Sql } from "#commerce/database";
import { permissionsWithin } from "./market-limits.ts";
import { ROLES, type Role } from "./permissions.ts";
import { readStaffRules } from "./rules.ts";
import type { StaffSession } from "./staff.ts";
import { staffSessionTable, staffTable, staffTwoFactorTable } from "./tables.ts";

const HOUR_MS = 3_600_000;
const IDLE_MS = 12 * HOUR_MS;
export const STAFF_SESSION_MS = 7 * 24 * HOUR_MS;
/** Time for the second factor after the password. */
export const STAFF_PENDING_MS = 10 * 60_000;
/** Minimum interval between two updates of `last_seen_at`. */
const SEEN_STEP_MS = 60_000;
const MAX_AGENT_LENGTH = 300;

interface NewSession {
  readonly agent: string;
  readonly isPending?: boolean;
  readonly hasSecondFactor?: boolean;
}

/** A new token, never one that the browser sent. */
export async function startStaffSession(
  tx: Sql,
  staffId: string,
  { agent, isPending = false, hasSecondFactor = false }: NewSession,
  now: Date,
): Promise<string> {
  const token = createToken();
  await tx.insert(staffSessionTable).values({
    tokenHash: hashOf(token),
    staffId,
    isPending,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + (isPending ? STAFF_PENDING_MS : IDLE_MS)),
    agent: agent.slice(0, MAX_AGENT_LENGTH),
    secondFactorAt: hasSecondFactor ? now : null,
  });
  return token;
}

/** Undefined if the token is unknown or expired, or waits for the second factor. */
export async function findStaffSession(
  { sql: client }: Pick<Database, "sql">,
  token: unknown,
  now: Date,
): Promise<StaffSession | undefined> {
  if (!isToken(token)) return undefined;
  const isLive = and(
    eq(staffSessionTable.tokenHash, hashOf(token)),
    eq(staffSessionTable.isPending, false),
    gt(staffSessionTable.expiresAt, now),
  );
  const [row] = await client
    .select({
      id: staffTable.id,
      name: staffTable.name,
      email: staffTable.email,
      role: staffTable.role,
      markets: staffTable.markets,
      language: staffTable.language,
      lastSeenAt: staffSessionTable.lastSeenAt,
      twoFactorSince: staffTwoFactorTable.confirmedAt,
    })
    .from(staffSessionTable)
    .innerJoin(staffTable, and(eq(staffTable.id, staffSessionTable.staffId), eq(staffTable.status, "active")))
    .leftJoin(staffTwoFactorTable, eq(staffTwoFactorTable.staffId, staffTable.id))
    .where(isLive);
  if (!row) return undefined;
  if (now.getTime() - row.lastSeenAt.getTime() > SEEN_STEP_MS) {
    const idle = new Date(now.getTime() + IDLE_MS).toISOString();
    const end = sql`${staffSessionTable.createdAt} + make_interval(secs => ${STAFF_SESSION_MS / 1000})`;
    await client
      .update(staffSessionTable)
      .set({ lastSeenAt: now, expiresAt: sql`least(${idle}::timestamptz, ${end})` })
      .where(isLive);
  }
  const { id, name, email, markets, language } = row;
  const role = row.role as Role;
  const hasTwoFactor = row.twoFactorSince !== null;
  const mustSetUpTwoFactor = !hasTwoFactor && (await readStaffRules(client)).requiresTwoFactor;
  const permissions = new Set(mustSetUpTwoFactor ? [] : permissionsWithin(ROLES[role], markets));
  return {
    operator: { id, kind: "staff", name, permissions, markets },
    staff: { id, name, email, role, markets, language, hasTwoFactor, mustSetUpTwoFactor },
  };
}

/** Does nothing if the token is unknown. */
export async function signOutStaff({ sql: client }: Pick<Database, "sql">, token: unknown): Promise<void> {
  if (isToken(token)) await client.delete(staffSessionTable).where(eq(staffSessionTable.tokenHash, hashOf(token)));
}

export interface ListedStaffSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly agent: string;
  readonly hasSecondFactor: boolean;
  readonly isCurrent: boolean;
}

/** Latest use first. `token` identifies the current session. */
export async function listStaffSessions(
  { sql: client }: Pick<Database, "sql">,
  staffId: string,
  token: string | null,
  now: Date,
): Promise<readonly ListedStaffSession[]> {
  if (!isUuid(staffId)) return [];
  const rows = await client
    .select()
    .from(staffSessionTable)
    .where(
      and(
        eq(staffSessionTable.staffId, staffId),
        eq(staffSessionTable.isPending, false),
        gt(staffSessionTable.expiresAt, now),
      ),
    )
    .orderBy(desc(staffSessionTable.lastSeenAt), staffSessionTable.id);
  const current = token === null ? undefined : hashOf(token);
  return rows.map(({ id, createdAt, lastSeenAt, expiresAt, agent, secondFactorAt, tokenHash }) => ({
    id,
    createdAt,
    lastSeenAt,
    expiresAt,
    agent,
    hasSecondFactor: secondFactorAt !== null,
    isCurrent: tokenHash === current,
  }));
}

/** Ends one session, or all of a person but that of `exceptToken`. Returns their number. */
export async function endStaffSessions(
  client: Sql,
  staffId: string,
  { id, exceptToken }: { readonly id?: string; readonly exceptToken?: string } = {},
): Promise<number> {
  if (id !== undefined && !isUuid(id)) return 0;
  const ended = await client
    .delete(staffSessionTable)
    .where(
      and(
        eq(staffSessionTable.staffId, staffId),
        id === undefined ? undefined : eq(staffSessionTable.id, id),
        exceptToken === undefined ? undefined : ne(staffSessionTable.tokenHash, hashOf(exceptToken)),
      ),
    )
    .returning({ id: staffSessionTable.id });
  return ended.length;
}
