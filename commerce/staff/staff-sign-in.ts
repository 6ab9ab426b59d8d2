// Signing in to the console. An unknown address and a wrong password get the same answer after the same work.

import { and, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { clearAttempts, hashOf, isToken } from "#commerce/accounts";
import type { Sql } from "#commerce/database";
import { EmailAddress } from "#commerce/mail";
import { recordSecurityEvent, subjectOf } from "#commerce/security";
import { recoveryCode, totpCode } from "#commerce/two-factor";
import { codeAttempts, knownCodeAttempts, knownSignInAttempts, lockedBy, signInAttempts } from "./limits.ts";
import { isKnownStaffDevice } from "./staff-devices.ts";
import { startStaffSession } from "./staff-sessions.ts";
import { hasStaffTwoFactor, useStaffCode } from "./staff-two-factor.ts";
import type { StaffDevice, StaffLocked, StaffParts, StaffSecondFactorNeeded, StaffSignedIn } from "./staff.ts";
import { staffSessionTable, staffTable } from "./tables.ts";

/** In UTF-16 units. Longer input is not worth hashing. */
const LONGEST_PASSWORD = 400;
const Credentials = z.object({ email: EmailAddress, password: z.string().min(1).max(LONGEST_PASSWORD) });

export type StaffSignInResult =
  | StaffSignedIn
  | StaffSecondFactorNeeded
  | { readonly kind: "refused" | "busy" }
  | StaffLocked;

export async function signInStaff(
  { database, passwords }: Pick<StaffParts, "database" | "passwords">,
  form: { readonly email: unknown; readonly password: unknown; readonly device: StaffDevice },
  now: Date,
): Promise<StaffSignInResult> {
  const parsed = Credentials.safeParse(form);
  if (!parsed.success) return { kind: "refused" };
  const { email, password } = parsed.data;
  const { device } = form;
  const [found] = await database.sql
    .select({ id: staffTable.id, passwordHash: staffTable.passwordHash })
    .from(staffTable)
    .where(and(eq(staffTable.email, email), eq(staffTable.status, "active")));
  const isKnown = found && (await isKnownStaffDevice(database.sql, found, device.token ?? null, now));
  const [fromNetwork, ...ofAddress] = signInAttempts(email, device.network);
  const own = isKnown ? knownSignInAttempts(device.token ?? "") : ofAddress;
  const locked = await lockedBy(database.sql, isKnown ? own : [fromNetwork!, ...own], now);
  if (locked) return locked;
  const isRight = await passwords.verify(password, found?.passwordHash);
  if (isRight === "busy") return { kind: "busy" };
  if (!found || !isRight) {
    const details = { who: "staff", address: subjectOf(email) };
    const event = { at: now, network: device.network, accountId: found?.id, details };
    await recordSecurityEvent(database.sql, { kind: "sign-in-failed", ...event });
    return { kind: "refused" };
  }
  return database.sql.transaction(async (tx) => {
    // Locked, so that a removal or a new password at the same moment ends this session too.
    const [unchanged] = await tx
      .select({ id: staffTable.id })
      .from(staffTable)
      .where(and(eq(staffTable.id, found.id), eq(staffTable.passwordHash, found.passwordHash)))
      .for("update");
    if (!unchanged) return { kind: "refused" };
    await clearAttempts(tx, own);
    return enterOrAsk(tx, found.id, device, now);
  });
}

/** After the right password or a mailed link: signs in, unless the person has a second factor. */
export async function enterOrAsk(
  tx: Sql,
  staffId: string,
  { agent, network }: StaffDevice,
  now: Date,
): Promise<StaffSignedIn | StaffSecondFactorNeeded> {
  if (await hasStaffTwoFactor(tx, staffId)) {
    return { kind: "second-factor", pending: await startStaffSession(tx, staffId, { agent, isPending: true }, now) };
  }
  await recordSecurityEvent(tx, { kind: "signed-in", at: now, network, accountId: staffId, details: { who: "staff" } });
  return { kind: "signed-in", staffId, token: await startStaffSession(tx, staffId, { agent }, now) };
}

export type StaffCodeResult =
  | StaffSignedIn
  /** `expired`: start again with the password. */
  | { readonly kind: "refused" | "expired" }
  | StaffLocked;

/** `typed` is a code of the authenticator app, or a recovery code. */
export async function verifyStaffCode(
  { database }: Pick<StaffParts, "database">,
  pending: unknown,
  typed: string,
  { network, agent, token = null }: StaffDevice,
  now: Date,
): Promise<StaffCodeResult> {
  if (!isToken(pending)) return { kind: "expired" };
  const isPending = and(
    eq(staffSessionTable.tokenHash, hashOf(pending)),
    eq(staffSessionTable.isPending, true),
    gt(staffSessionTable.expiresAt, now),
  );
  const [waiting] = await database.sql
    .select({ id: staffTable.id, passwordHash: staffTable.passwordHash })
    .from(staffSessionTable)
    .innerJoin(staffTable, eq(staffTable.id, staffSessionTable.staffId))
    .where(isPending);
  if (!waiting) return { kind: "expired" };
  if (totpCode(typed) === undefined && recoveryCode(typed) === undefined) return { kind: "refused" };
  const { id: staffId } = waiting;
  const isKnown = await isKnownStaffDevice(database.sql, waiting, token, now);
  const attempts = isKnown ? knownCodeAttempts(token ?? "") : codeAttempts(staffId, network);
  const locked = await lockedBy(database.sql, attempts, now);
  if (locked) return locked;
  const event = { at: now, network, accountId: staffId };
  return database.sql.transaction(async (tx): Promise<StaffCodeResult> => {
    const [held] = await tx.select().from(staffSessionTable).where(isPending).for("update");
    if (!held) return { kind: "expired" };
    const used = await useStaffCode(tx, staffId, typed, now);
    if (!used) {
      await recordSecurityEvent(tx, { kind: "second-factor-failed", ...event, details: { who: "staff" } });
      return { kind: "refused" };
    }
    await tx.delete(staffSessionTable).where(isPending);
    await clearAttempts(tx, attempts);
    await recordSecurityEvent(tx, { kind: "signed-in", ...event, details: { who: "staff", secondFactor: used } });
    return {
      kind: "signed-in",
      staffId,
      token: await startStaffSession(tx, staffId, { agent, hasSecondFactor: true }, now),
    };
  });
}
