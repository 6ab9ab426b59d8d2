// Asks the owner of an account for the password again, before a change that matters.

import { eq } from "drizzle-orm";
import type { Accounts, Busy } from "./accounts.ts";
import { countAttempts, type Limited } from "./attempts.ts";
import { LIMITS } from "./rules.ts";
import { accountTable } from "./tables.ts";

export type PasswordConfirmation =
  | { readonly kind: "right"; readonly email: string; readonly passwordHash: string }
  | { readonly kind: "wrong" }
  | Limited
  | Busy;

export async function confirmPassword(
  { database, passwords, now }: Accounts,
  accountId: string,
  typed: string,
): Promise<PasswordConfirmation> {
  const limited = await countAttempts(database.sql, [{ limit: LIMITS.changePassword, subject: accountId }], now());
  if (limited) return limited;
  const [account] = await database.sql
    .select({ email: accountTable.email, passwordHash: accountTable.passwordHash })
    .from(accountTable)
    .where(eq(accountTable.id, accountId));
  const isRight = await passwords.verify(typed, account?.passwordHash);
  if (isRight === "busy") return { kind: "busy" };
  return account && isRight ? { kind: "right", ...account } : { kind: "wrong" };
}
