// The second factor of staff: an authenticator app, and recovery codes in case it is lost.

import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { recordSecurityEvent } from "#commerce/security";
import {
  createRecoveryCodes,
  createTotpSecret,
  hashRecoveryCode,
  matchTotp,
  recoveryCode,
  totpCode,
} from "#commerce/two-factor";
import { codeAttempts, lockedBy } from "./limits.ts";
import type { StaffLocked } from "./staff.ts";
import { staffRecoveryCodeTable, staffSessionTable, staffTwoFactorTable } from "./tables.ts";
import { hashOf } from "#commerce/accounts";

export async function hasStaffTwoFactor(client: Sql, staffId: string): Promise<boolean> {
  const isConfirmed = and(eq(staffTwoFactorTable.staffId, staffId), isNotNull(staffTwoFactorTable.confirmedAt));
  return (await client.$count(staffTwoFactorTable, isConfirmed)) > 0;
}

/** Prepares a secret to show. A person has one app: `exists` if it is set up already. */
export async function beginStaffTwoFactor(
  { sql: client }: Pick<Database, "sql">,
  staffId: string,
  now: Date,
): Promise<{ readonly kind: "begun"; readonly secret: string } | { readonly kind: "exists" }> {
  const fresh = { secret: createTotpSecret(), createdAt: now };
  const begun = await client
    .insert(staffTwoFactorTable)
    .values({ staffId, ...fresh })
    .onConflictDoUpdate({
      target: staffTwoFactorTable.staffId,
      set: fresh,
      setWhere: isNull(staffTwoFactorTable.confirmedAt),
    })
    .returning({ staffId: staffTwoFactorTable.staffId });
  return begun.length > 0 ? { kind: "begun", secret: fresh.secret } : { kind: "exists" };
}

/** The secret of an unfinished set-up, to show it again after a wrong code. */
export async function findStaffTwoFactorSetup(
  { sql: client }: Pick<Database, "sql">,
  staffId: string,
): Promise<string | undefined> {
  const [found] = await client.select().from(staffTwoFactorTable).where(isSetupOf(staffId));
  return found?.secret;
}

export type ConfirmStaffTwoFactorResult =
  /** Recovery codes, which are shown once. */
  | { readonly kind: "added"; readonly recoveryCodes: readonly string[] }
  | { readonly kind: "refused" | "expired" }
  | StaffLocked;

/** `token`: the session that continues. The person's other ones, which had no second factor, end. */
export async function confirmStaffTwoFactor(
  { sql: client }: Pick<Database, "sql">,
  staffId: string,
  { typed, token, network }: { readonly typed: string; readonly token: string; readonly network: string },
  now: Date,
): Promise<ConfirmStaffTwoFactorResult> {
  const locked = await lockedBy(client, codeAttempts(staffId, network), now);
  if (locked) return locked;
  return client.transaction(async (tx): Promise<ConfirmStaffTwoFactorResult> => {
    const [setup] = await tx.select().from(staffTwoFactorTable).where(isSetupOf(staffId)).for("update");
    if (!setup) return { kind: "expired" };
    const lastStep = matchTotp({ secret: setup.secret, code: totpCode(typed) ?? "", now, lastStep: 0 });
    if (lastStep === undefined) return { kind: "refused" };
    await tx.update(staffTwoFactorTable).set({ confirmedAt: now, lastStep }).where(isSetupOf(staffId));
    const ended = await tx.select().from(staffSessionTable).where(eq(staffSessionTable.staffId, staffId));
    for (const { tokenHash } of ended) {
      const isIt = eq(staffSessionTable.tokenHash, tokenHash);
      if (tokenHash === hashOf(token)) await tx.update(staffSessionTable).set({ secondFactorAt: now }).where(isIt);
      else await tx.delete(staffSessionTable).where(isIt);
    }
    const event = { at: now, network, accountId: staffId, details: { who: "staff" } };
    await recordSecurityEvent(tx, { kind: "second-factor-added", ...event });
    return { kind: "added", recoveryCodes: await replaceCodes(tx, staffId) };
  });
}

/** The person's own removal, after a code. */
export async function removeStaffTwoFactor(
  { sql: client }: Pick<Database, "sql">,
  staffId: string,
  { typed, network }: { readonly typed: string; readonly network: string },
  now: Date,
): Promise<{ readonly kind: "removed" | "refused" } | StaffLocked> {
  const locked = await lockedBy(client, codeAttempts(staffId, network), now);
  if (locked) return locked;
  return client.transaction(async (tx) => {
    if (!(await useStaffCode(tx, staffId, typed, now))) return { kind: "refused" };
    await dropStaffTwoFactor(tx, staffId, network, now);
    return { kind: "removed" };
  });
}

export async function dropStaffTwoFactor(
  tx: Sql,
  staffId: string,
  network: string | undefined,
  now: Date,
): Promise<boolean> {
  await tx.delete(staffRecoveryCodeTable).where(eq(staffRecoveryCodeTable.staffId, staffId));
  const dropped = await tx
    .delete(staffTwoFactorTable)
    .where(eq(staffTwoFactorTable.staffId, staffId))
    .returning({ confirmedAt: staffTwoFactorTable.confirmedAt });
  if (!dropped[0]?.confirmedAt) return false;
  const event = { at: now, network, accountId: staffId, details: { who: "staff" } };
  await recordSecurityEvent(tx, { kind: "second-factor-removed", ...event });
  return true;
}

/** Uses up a code, of the app or for recovery; undefined if it is wrong or was used. */
export async function useStaffCode(
  tx: Sql,
  staffId: string,
  typed: string,
  now: Date,
): Promise<"authenticator" | "recovery-code" | undefined> {
  const recovery = recoveryCode(typed);
  if (recovery !== undefined) {
    const isCode = and(
      eq(staffRecoveryCodeTable.staffId, staffId),
      eq(staffRecoveryCodeTable.codeHash, hashRecoveryCode(staffId, recovery)),
    );
    const used = await tx.delete(staffRecoveryCodeTable).where(isCode).returning();
    return used.length > 0 ? "recovery-code" : undefined;
  }
  const [app] = await tx.select().from(staffTwoFactorTable).where(eq(staffTwoFactorTable.staffId, staffId));
  if (!app?.confirmedAt) return undefined;
  const lastStep = matchTotp({ secret: app.secret, code: totpCode(typed) ?? "", now, lastStep: app.lastStep });
  if (lastStep === undefined) return undefined;
  // In the statement that stores it, so that of two uses one is refused.
  const used = await tx
    .update(staffTwoFactorTable)
    // Rows of earlier versions become encrypted here.
    .set({ lastStep, secret: app.secret })
    .where(and(eq(staffTwoFactorTable.staffId, staffId), lt(staffTwoFactorTable.lastStep, lastStep)))
    .returning({ staffId: staffTwoFactorTable.staffId });
  return used.length > 0 ? "authenticator" : undefined;
}

async function replaceCodes(tx: Sql, staffId: string): Promise<readonly string[]> {
  const codes = createRecoveryCodes();
  await tx.delete(staffRecoveryCodeTable).where(eq(staffRecoveryCodeTable.staffId, staffId));
  await tx
    .insert(staffRecoveryCodeTable)
    .values(codes.map((code) => ({ staffId, codeHash: hashRecoveryCode(staffId, code.replaceAll("-", "")) })));
  return codes;
}

const isSetupOf = (staffId: string) =>
  and(eq(staffTwoFactorTable.staffId, staffId), isNull(staffTwoFactorTable.confirmedAt));
