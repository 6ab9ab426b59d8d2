// Manages staff. Operators grant only permissions that they have, cannot change a stronger account, and the last owner stays.

import { and, asc, eq, max } from "drizzle-orm";
import { changedFields, recordAudit } from "#commerce/audit";
import { isUuid, type Database, type Sql } from "#commerce/database";
import { lackingOf, mayManage, type Markets } from "./grants.ts";
import { dropInvitationsBy } from "./invitations.ts";
import type { Operator } from "./operator.ts";
import { ROLES, type Permission, type Role } from "./permissions.ts";
import { endStaffSessions } from "./staff-sessions.ts";
import { dropStaffTwoFactor } from "./staff-two-factor.ts";
import type { StaffMember } from "./staff.ts";
import { staffResetTable, staffSessionTable, staffTable, staffTwoFactorTable } from "./tables.ts";

export interface ListedStaff extends StaffMember {
  readonly language: string;
  readonly createdAt: Date;
  /** Null if no session is left. */
  readonly lastSeenAt: Date | null;
  readonly version: number;
}

/** Everyone who works in the shop, in order of their names. */
export async function listStaff({ sql: client }: Pick<Database, "sql">): Promise<readonly ListedStaff[]> {
  const seen = client
    .select({ staffId: staffSessionTable.staffId, lastSeenAt: max(staffSessionTable.lastSeenAt).as("last_seen_at") })
    .from(staffSessionTable)
    .where(eq(staffSessionTable.isPending, false))
    .groupBy(staffSessionTable.staffId)
    .as("seen");
  const rows = await client
    .select({ staff: staffTable, twoFactorSince: staffTwoFactorTable.confirmedAt, lastSeenAt: seen.lastSeenAt })
    .from(staffTable)
    .leftJoin(seen, eq(seen.staffId, staffTable.id))
    .leftJoin(staffTwoFactorTable, eq(staffTwoFactorTable.staffId, staffTable.id))
    .where(eq(staffTable.status, "active"))
    .orderBy(asc(staffTable.name), asc(staffTable.email));
  return rows.map(({ staff, twoFactorSince, lastSeenAt }) => {
    const { id, name, email, role, markets, language, createdAt, version } = staff;
    return {
      id,
      name,
      email,
      role: role as Role,
      markets,
      language,
      createdAt,
      lastSeenAt,
      version,
      hasTwoFactor: twoFactorSince !== null,
    };
  });
}

export interface StaffChange {
  readonly role?: Role | undefined;
  readonly markets?: Markets | undefined;
  readonly name?: string | undefined;
  /** The version that the editor saw. */
  readonly version: number;
}

type Refused =
  | { readonly kind: "not-permitted"; readonly permissions: readonly Permission[] }
  | { readonly kind: "no-such-staff" | "last-owner" };

export type ChangeStaffResult =
  | { readonly kind: "changed"; readonly version: number }
  /** Someone else edited the person; `current` has the values to merge. */
  | { readonly kind: "stale"; readonly current: Pick<ListedStaff, "name" | "role" | "markets" | "version"> }
  | Refused;

/** A new role or other markets end the person's sessions and invitations. */
export async function changeStaff(
  { sql: client }: Pick<Database, "sql">,
  id: string,
  change: StaffChange,
  by: Operator,
): Promise<ChangeStaffResult> {
  return client.transaction(async (tx): Promise<ChangeStaffResult> => {
    const found = await lockManaged(tx, id, by);
    if ("kind" in found) return found;
    const { name, markets, version } = found;
    const role = found.role as Role;
    if (version !== change.version) return { kind: "stale", current: { name, role, markets, version } };
    const next = {
      name: change.name ?? name,
      role: change.role ?? role,
      markets: change.markets === undefined ? markets : change.markets && [...change.markets],
      version: version + 1,
    };
    if (!mayManage(by, next.role, next.markets)) {
      return { kind: "not-permitted", permissions: lackingOf(by, ROLES[next.role]) };
    }
    const losesOwner = isFullOwner(found) && !isFullOwner(next);
    if (losesOwner && !(await hasOtherOwner(tx, id))) return { kind: "last-owner" };
    await tx.update(staffTable).set(next).where(eq(staffTable.id, id));
    await recordAudit(tx, { subject: { kind: "staff", id }, ...changedFields({ name, role, markets, version }, next) });
    if (next.role !== role || !isSameMarkets(next.markets, markets)) await endAccess(tx, id);
    return { kind: "changed", version: next.version };
  });
}

export type RemoveStaffResult = { readonly kind: "removed" } | Refused;

/** The row stays for the audit, without the password. */
export async function removeStaff(
  { sql: client }: Pick<Database, "sql">,
  id: string,
  by: Operator,
  now: Date,
): Promise<RemoveStaffResult> {
  return client.transaction(async (tx): Promise<RemoveStaffResult> => {
    const found = await lockManaged(tx, id, by);
    if ("kind" in found) return found;
    if (isFullOwner(found) && !(await hasOtherOwner(tx, id))) return { kind: "last-owner" };
    const version = found.version + 1;
    await tx.update(staffTable).set({ status: "removed", passwordHash: "", version }).where(eq(staffTable.id, id));
    await dropStaffTwoFactor(tx, id, undefined, now);
    await tx.delete(staffResetTable).where(eq(staffResetTable.staffId, id));
    await endAccess(tx, id);
    const { name, email, role } = found;
    await recordAudit(tx, { subject: { kind: "staff", id }, before: { name, email, role } });
    return { kind: "removed" };
  });
}

export type ResetTwoFactorResult = { readonly kind: "reset" | "none" } | Refused;

/** For someone who lost both the app and the codes. The password alone signs in until they set up another app. */
export async function resetStaffTwoFactor(
  { sql: client }: Pick<Database, "sql">,
  id: string,
  by: Operator,
  now: Date,
): Promise<ResetTwoFactorResult> {
  return client.transaction(async (tx): Promise<ResetTwoFactorResult> => {
    const found = await lockManaged(tx, id, by);
    if ("kind" in found) return found;
    const isReset = await dropStaffTwoFactor(tx, id, undefined, now);
    if (!isReset) return { kind: "none" };
    await endStaffSessions(tx, id);
    await recordAudit(tx, {
      subject: { kind: "staff", id },
      before: { hasTwoFactor: true },
      after: { hasTwoFactor: false },
    });
    return { kind: "reset" };
  });
}

/** Ends all of a person's sessions: a device was lost. */
export async function endSessionsOf(
  { sql: client }: Pick<Database, "sql">,
  id: string,
  by: Operator,
): Promise<{ readonly kind: "ended"; readonly sessions: number } | Refused> {
  return client.transaction(async (tx) => {
    const found = await lockManaged(tx, id, by);
    if ("kind" in found) return found;
    const sessions = await endStaffSessions(tx, id);
    if (sessions > 0)
      await recordAudit(tx, { subject: { kind: "staff", id }, before: { sessions }, after: { sessions: 0 } });
    return { kind: "ended", sessions };
  });
}

/** The row of a person whom the operator may manage, locked until the end of the transaction. */
export async function lockManaged(
  tx: Sql,
  id: string,
  by: Operator,
): Promise<typeof staffTable.$inferSelect | Refused> {
  if (!isUuid(id)) return { kind: "no-such-staff" };
  // Owners are locked together and in one order, so that two of them cannot remove each other at once.
  await tx.select({ id: staffTable.id }).from(staffTable).where(IS_OWNER).orderBy(staffTable.id).for("update");
  const [found] = await tx
    .select()
    .from(staffTable)
    .where(and(eq(staffTable.id, id), eq(staffTable.status, "active")))
    .for("update");
  if (!found) return { kind: "no-such-staff" };
  const role = found.role as Role;
  if (mayManage(by, role, found.markets)) return found;
  return { kind: "not-permitted", permissions: lackingOf(by, ROLES[role]) };
}

const IS_OWNER = and(eq(staffTable.role, "owner"), eq(staffTable.status, "active"));

/** An owner of some markets does not count: someone must be able to manage everyone. */
const isFullOwner = ({ role, markets }: { readonly role: string; readonly markets: Markets }): boolean =>
  role === "owner" && markets === null;

async function hasOtherOwner(tx: Sql, id: string): Promise<boolean> {
  const owners = await tx.select().from(staffTable).where(IS_OWNER);
  return owners.some((owner) => owner.id !== id && isFullOwner(owner));
}

async function endAccess(tx: Sql, id: string): Promise<void> {
  await endStaffSessions(tx, id);
  await dropInvitationsBy(tx, id);
}

const isSameMarkets = (one: Markets, other: Markets): boolean =>
  one === null || other === null ? one === other : one.toSorted().join() === other.toSorted().join();
