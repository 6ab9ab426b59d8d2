// Changes of name and password by the account's owner.

import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { emitCustomerEvent } from "#commerce/events";
import { enqueueMail } from "#commerce/mail";
import { recordSecurityEvent } from "#commerce/security";
import type { Account, Accounts, Busy, Caller } from "./accounts.ts";
import type { Limited } from "./attempts.ts";
import { confirmPassword } from "./confirm-password.ts";
import { changedMail } from "./mails.ts";
import { forgetDevices } from "./devices.ts";
import { cancelEmailChange } from "./email-change.ts";
import { passwordProblem, type PasswordProblem } from "./password-problem.ts";
import { dropPendingSignIns } from "./pending-sign-in.ts";
import { revokeOthers } from "./sessions.ts";
import { accountTable, passwordResetTable } from "./tables.ts";
import { singleLine } from "./text.ts";

export const ACCOUNT_COLUMNS = {
  id: accountTable.id,
  email: accountTable.email,
  vipLevel: accountTable.vipLevel,
  firstName: accountTable.firstName,
  lastName: accountTable.lastName,
  savesAddresses: accountTable.savesAddresses,
  createdAt: accountTable.createdAt,
};

export async function findAccount({ database }: Pick<Accounts, "database">, id: string): Promise<Account | undefined> {
  const [account] = await database.sql.select(ACCOUNT_COLUMNS).from(accountTable).where(eq(accountTable.id, id));
  return account;
}

const MAX_NAME_LENGTH = 80;
const Name = z.object({ firstName: singleLine(MAX_NAME_LENGTH), lastName: singleLine(MAX_NAME_LENGTH) });

type NameResult =
  | { readonly kind: "changed" }
  | { readonly kind: "invalid"; readonly fields: readonly ("firstName" | "lastName")[] };

export async function changeName(
  { database, now }: Accounts,
  accountId: string,
  form: Readonly<Record<string, unknown>>,
): Promise<NameResult> {
  const parsed = Name.safeParse(form);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => (path[0] === "lastName" ? "lastName" : "firstName"));
    return { kind: "invalid", fields };
  }
  await database.sql.transaction(async (tx) => {
    await tx.update(accountTable).set(parsed.data).where(eq(accountTable.id, accountId));
    await emitCustomerEvent(tx, "customer.changed", accountId, now());
  });
  return { kind: "changed" };
}

export type ChangePasswordResult =
  | { readonly kind: "changed" | "wrong" }
  | { readonly kind: "invalid"; readonly password: PasswordProblem }
  | Limited
  | Busy;

/** Requires the current password. Ends all other sessions and invalidates reset links. */
export async function changePassword(
  accounts: Accounts,
  accountId: string,
  { current, password }: { readonly current: string; readonly password: string },
  caller: Caller,
): Promise<ChangePasswordResult> {
  const { database, passwords, origin } = accounts;
  const now = accounts.now();
  const account = await confirmPassword(accounts, accountId, current);
  if (account.kind !== "right") return account;
  const problem = await passwordProblem(database.sql, password, account.email);
  if (problem) return { kind: "invalid", password: problem };
  if (await accounts.isBreached?.(password)) return { kind: "invalid", password: "breached" };
  const passwordHash = await passwords.hash(password);
  if (passwordHash === "busy") return { kind: "busy" };
  const isChanged = await database.sql.transaction(async (tx) => {
    const changed = await tx
      .update(accountTable)
      .set({ passwordHash, passwordChangedAt: now })
      .where(and(eq(accountTable.id, accountId), eq(accountTable.passwordHash, account.passwordHash)))
      .returning({ id: accountTable.id });
    if (changed.length === 0) return false;
    await revokeOthers(tx, accountId, caller.token ?? undefined);
    await forgetDevices(tx, accountId, caller.device);
    await tx.delete(passwordResetTable).where(eq(passwordResetTable.accountId, accountId));
    await cancelEmailChange(tx, accountId);
    await dropPendingSignIns(tx, accountId);
    await recordSecurityEvent(tx, { kind: "password-changed", at: now, network: caller.network, accountId });
    await enqueueMail(
      tx,
      account.email,
      (shop) => changedMail(shop, caller.language, `${origin}${caller.link("/password")}`),
      now,
    );
    return true;
  });
  if (!isChanged) return { kind: "wrong" };
  accounts.onMail();
  return { kind: "changed" };
}
