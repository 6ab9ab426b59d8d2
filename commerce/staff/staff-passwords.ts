// Passwords of staff: changed with the current one, or by a mailed link that works once and expires after an hour.

import { and, eq, gt } from "drizzle-orm";
import { recordAudit } from "#commerce/audit";
import { clearAttempts, createToken, hashOf, isToken, newPassword } from "#commerce/accounts";
import type { Database, Sql } from "#commerce/database";
import { EmailAddress, enqueueMail, mailLanguage } from "#commerce/mail";
import { recordSecurityEvent, subjectOf } from "#commerce/security";
import { codeAttempts, linkAttempts, lockedBy, passwordAttempts, resetAttempts, signInAttempts } from "./limits.ts";
import { staffPasswordMail, staffResetMail } from "./mails.ts";
import { lockManaged } from "./members.ts";
import type { Operator } from "./operator.ts";
import type { Permission } from "./permissions.ts";
import { endStaffSessions } from "./staff-sessions.ts";
import { enterOrAsk } from "./staff-sign-in.ts";
import type {
  StaffDevice,
  StaffLocked,
  StaffParts,
  StaffSecondFactorNeeded,
  StaffSignedIn,
  WeakPassword,
} from "./staff.ts";
import { staffResetTable, staffTable } from "./tables.ts";

const RESET_MS = 3_600_000;
type Mailing = Pick<StaffParts, "database" | "origin" | "onMail">;

export type SendResetResult =
  | { readonly kind: "sent" }
  | { readonly kind: "no-such-staff" | "last-owner" }
  | { readonly kind: "not-permitted"; readonly permissions: readonly Permission[] };

/** An operator sends someone the link. */
export async function sendStaffReset(
  { database, origin, onMail }: Mailing,
  id: string,
  by: Operator,
  now: Date,
): Promise<SendResetResult> {
  const result = await database.sql.transaction(async (tx): Promise<SendResetResult> => {
    const found = await lockManaged(tx, id, by);
    if ("kind" in found) return found;
    await mailReset(tx, found, origin, now);
    await recordAudit(tx, { subject: { kind: "staff", id }, after: { isResetSent: true } });
    return { kind: "sent" };
  });
  if (result.kind === "sent") onMail();
  return result;
}

/** Sends the link. The answer does not reveal whether the address belongs to staff. */
export async function requestStaffReset(
  { database, origin, onMail }: Mailing,
  typed: unknown,
  { network }: StaffDevice,
  now: Date,
): Promise<{ readonly kind: "sent" | "invalid" } | StaffLocked> {
  const email = EmailAddress.safeParse(typed);
  if (!email.success) return { kind: "invalid" };
  const locked = await lockedBy(database.sql, resetAttempts(email.data, network), now);
  if (locked) return locked;
  await database.sql.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(staffTable)
      .where(and(eq(staffTable.email, email.data), eq(staffTable.status, "active")));
    if (found) await mailReset(tx, found, origin, now);
    const details = { who: "staff", address: subjectOf(email.data) };
    await recordSecurityEvent(tx, { kind: "password-reset-requested", at: now, network, details });
  });
  onMail();
  return { kind: "sent" };
}

/** The person of a reset link; undefined if it is unknown, used or expired. */
export async function findStaffReset(
  { sql: client }: Pick<Database, "sql">,
  token: unknown,
  now: Date,
): Promise<{ readonly staffId: string; readonly email: string } | undefined> {
  if (!isToken(token)) return undefined;
  const [found] = await client
    .select({ staffId: staffTable.id, email: staffTable.email })
    .from(staffResetTable)
    .innerJoin(staffTable, and(eq(staffTable.id, staffResetTable.staffId), eq(staffTable.status, "active")))
    .where(and(eq(staffResetTable.tokenHash, hashOf(token)), gt(staffResetTable.expiresAt, now)));
  return found;
}

export type StaffPasswordResult =
  | StaffSignedIn
  | StaffSecondFactorNeeded
  | WeakPassword
  | { readonly kind: "expired" | "busy" }
  | StaffLocked;

/** Ends all sessions and signs in. The second factor stays. */
export async function resetStaffPassword(
  parts: StaffParts,
  { token, password: typed }: { readonly token: unknown; readonly password: string },
  device: StaffDevice,
  now: Date,
): Promise<StaffPasswordResult> {
  const { database } = parts;
  const locked = await lockedBy(database.sql, linkAttempts(device.network), now);
  if (locked) return locked;
  const found = await findStaffReset(database, token, now);
  if (!found || !isToken(token)) return { kind: "expired" };
  const password = await newPassword(parts, typed, found.email);
  if (password.kind !== "hashed") return password;
  const result = await database.sql.transaction(async (tx): Promise<StaffPasswordResult> => {
    const used = await tx
      .delete(staffResetTable)
      .where(eq(staffResetTable.tokenHash, hashOf(token)))
      .returning({ staffId: staffResetTable.staffId });
    if (used.length === 0) return { kind: "expired" };
    await storePassword(tx, found.staffId, password.hash, "password-reset", device.network, now);
    // Also those of codes, which strangers who know the old password use up.
    await clearAttempts(tx, [
      ...signInAttempts(found.email, device.network).slice(1),
      ...codeAttempts(found.staffId, device.network),
    ]);
    return enterOrAsk(tx, found.staffId, device, now);
  });
  if (result.kind !== "expired") parts.onMail();
  return result;
}

export type ChangeStaffPasswordResult = { readonly kind: "changed" | "refused" | "busy" } | WeakPassword | StaffLocked;

/** `token`: the session that continues; the others end. */
export async function changeStaffPassword(
  parts: StaffParts,
  staffId: string,
  form: { readonly current: string; readonly next: string; readonly token: string; readonly network: string },
  now: Date,
): Promise<ChangeStaffPasswordResult> {
  const { database, passwords } = parts;
  const locked = await lockedBy(database.sql, passwordAttempts(staffId), now);
  if (locked) return locked;
  const [found] = await database.sql
    .select()
    .from(staffTable)
    .where(and(eq(staffTable.id, staffId), eq(staffTable.status, "active")));
  const isRight = await passwords.verify(form.current, found?.passwordHash);
  if (isRight === "busy") return { kind: "busy" };
  if (!found || !isRight) return { kind: "refused" };
  const password = await newPassword(parts, form.next, found.email);
  if (password.kind !== "hashed") return password;
  await database.sql.transaction((tx) =>
    storePassword(tx, staffId, password.hash, "password-changed", form.network, now, form.token),
  );
  parts.onMail();
  return { kind: "changed" };
}

async function mailReset(tx: Sql, staff: typeof staffTable.$inferSelect, origin: string, now: Date): Promise<void> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + RESET_MS);
  await tx.insert(staffResetTable).values({ tokenHash: hashOf(token), staffId: staff.id, expiresAt });
  const href = `${origin}/console/reset/${token}`;
  await enqueueMail(tx, staff.email, (shop) => staffResetMail(shop, mailLanguage(staff), href), now);
}

async function storePassword(
  tx: Sql,
  staffId: string,
  passwordHash: string,
  kind: "password-reset" | "password-changed",
  network: string,
  now: Date,
  exceptToken?: string,
): Promise<void> {
  const [staff] = await tx
    .update(staffTable)
    .set({ passwordHash })
    .where(and(eq(staffTable.id, staffId), eq(staffTable.status, "active")))
    .returning();
  if (!staff) return;
  await tx.delete(staffResetTable).where(eq(staffResetTable.staffId, staffId));
  await endStaffSessions(tx, staffId, exceptToken === undefined ? {} : { exceptToken });
  await enqueueMail(tx, staff.email, (shop) => staffPasswordMail(shop, mailLanguage(staff)), now);
  await recordSecurityEvent(tx, { kind, at: now, network, accountId: staffId, details: { who: "staff" } });
}
