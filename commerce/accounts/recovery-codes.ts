// The recovery codes of an account: made with its first second factor, used up one by one, and made again on request.

import { and, eq } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { createRecoveryCodes, hashRecoveryCode } from "#commerce/two-factor";
import type { Accounts, Caller } from "./accounts.ts";
import { isConfirmed, type Unconfirmed } from "./confirm-owner.ts";
import { hasSecondFactor, reportChange } from "./second-factor.ts";
import { recoveryCodeTable } from "./tables.ts";

/** Codes for an account that has none left. They are shown once; only their hashes are stored. */
export async function giveFirstCodes(tx: Sql, accountId: string): Promise<readonly string[]> {
  const left = await tx.$count(recoveryCodeTable, eq(recoveryCodeTable.accountId, accountId));
  return left > 0 ? [] : replaceCodes(tx, accountId);
}

type RenewCodesResult =
  | { readonly kind: "renewed"; readonly codes: readonly string[] }
  | { readonly kind: "no-second-factor" }
  | Unconfirmed;

/** The earlier codes stop working. */
export async function renewRecoveryCodes(
  accounts: Accounts,
  accountId: string,
  caller: Caller,
): Promise<RenewCodesResult> {
  if (!(await isConfirmed(accounts, accountId, caller))) return { kind: "unconfirmed" };
  const result = await accounts.database.sql.transaction(async (tx): Promise<RenewCodesResult> => {
    if (!(await hasSecondFactor(tx, accountId))) return { kind: "no-second-factor" };
    await reportChange(tx, accounts, accountId, { kind: "codes-created" }, caller);
    return { kind: "renewed", codes: await replaceCodes(tx, accountId) };
  });
  if (result.kind === "renewed") accounts.onMail();
  return result;
}

/** The number of codes that are left after using this one; undefined if it is wrong or was used. */
export async function useRecoveryCode(tx: Sql, accountId: string, code: string): Promise<number | undefined> {
  const isCode = and(
    eq(recoveryCodeTable.accountId, accountId),
    eq(recoveryCodeTable.codeHash, hashRecoveryCode(accountId, code)),
  );
  const used = await tx.delete(recoveryCodeTable).where(isCode).returning({ accountId: recoveryCodeTable.accountId });
  if (used.length === 0) return undefined;
  return tx.$count(recoveryCodeTable, eq(recoveryCodeTable.accountId, accountId));
}

async function replaceCodes(tx: Sql, accountId: string): Promise<readonly string[]> {
  const codes = createRecoveryCodes();
  await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.accountId, accountId));
  await tx
    .insert(recoveryCodeTable)
    .values(codes.map((code) => ({ accountId, codeHash: hashRecoveryCode(accountId, code.replaceAll("-", "")) })));
  return codes;
}
