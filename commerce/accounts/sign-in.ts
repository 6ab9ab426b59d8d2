// Signing in. An unknown address and a wrong password get the same answer after the same work.

import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Sql } from "#commerce/database";
import { EmailAddress } from "#commerce/mail";
import { recordSecurityEvent, subjectOf } from "#commerce/security";
import type { Accounts, Busy, Caller, SecondFactorNeeded, SignedIn } from "./accounts.ts";
import { countAttempts, clearAttempts, type Attempt, type Limited } from "./attempts.ts";
import { isKnownDevice } from "./devices.ts";
import { startPendingSignIn } from "./pending-sign-in.ts";
import { LIMITS, PASSWORD_LENGTH } from "./rules.ts";
import { hasSecondFactor } from "./second-factor.ts";
import { replaceSession } from "./sessions.ts";
import { accountTable } from "./tables.ts";

const Credentials = z.object({
  email: EmailAddress,
  // In UTF-16 units, at most two per character. Longer input cannot be a valid password and is not worth hashing.
  password: z
    .string()
    .min(1)
    .max(2 * PASSWORD_LENGTH.max),
});

export type SignInResult =
  | SignedIn
  | SecondFactorNeeded
  | { readonly kind: "wrong" }
  | { readonly kind: "invalid"; readonly fields: readonly ("email" | "password")[] }
  | Limited
  | Busy;

export async function signIn(
  accounts: Accounts,
  form: Readonly<Record<string, unknown>>,
  caller: Caller,
): Promise<SignInResult> {
  const parsed = Credentials.safeParse(form);
  if (!parsed.success) return { kind: "invalid", fields: fieldsOf(parsed.error) };
  const { email, password } = parsed.data;
  const { database, passwords, now } = accounts;
  const isKnown = await isKnownDevice(database.sql, email, caller.device, now());
  const own = isKnown
    ? [{ limit: LIMITS.signInWith, subject: caller.device ?? "" }]
    : attemptsOn(email, caller.network);
  const fromNetwork = isKnown ? [] : [{ limit: LIMITS.signInFrom, subject: caller.network }];
  const limited = await countAttempts(database.sql, [...fromNetwork, ...own], now());
  if (limited) return limited;
  const [account] = await database.sql
    .select({ id: accountTable.id, passwordHash: accountTable.passwordHash })
    .from(accountTable)
    .where(eq(accountTable.email, email));
  const isRight = await passwords.verify(password, account?.passwordHash);
  if (isRight === "busy") return { kind: "busy" };
  if (!account || !isRight) {
    const details = { address: subjectOf(email) };
    const event = { at: now(), network: caller.network, accountId: account?.id, details };
    await recordSecurityEvent(database.sql, { kind: "sign-in-failed", ...event });
    return { kind: "wrong" };
  }
  const renewed = passwords.isOutdated(account.passwordHash) ? await passwords.hash(password) : "busy";
  const entered = await database.sql.transaction(async (tx) => {
    // If the password was changed since it was read, this sign-in is rejected.
    const [unchanged] = await tx
      .update(accountTable)
      .set({ passwordHash: renewed === "busy" ? account.passwordHash : renewed })
      .where(and(eq(accountTable.id, account.id), eq(accountTable.passwordHash, account.passwordHash)))
      .returning({ id: accountTable.id });
    if (!unchanged) return undefined;
    await clearAttempts(tx, own);
    return enterOrAsk(tx, account.id, caller, now());
  });
  // A closed account that opens again gets a mail.
  if (entered?.kind === "signed-in") accounts.onMail();
  return entered ?? { kind: "wrong" };
}

/** After the right password or a mailed link: signs in, unless the account has a second factor. */
export async function enterOrAsk(
  tx: Sql,
  accountId: string,
  caller: Caller,
  now: Date,
): Promise<SignedIn | SecondFactorNeeded> {
  if (await hasSecondFactor(tx, accountId)) {
    return { kind: "second-factor", token: await startPendingSignIn(tx, accountId, now) };
  }
  await recordSecurityEvent(tx, { kind: "signed-in", at: now, network: caller.network, accountId });
  return { kind: "signed-in", ...(await replaceSession(tx, accountId, caller, now)) };
}

/** Attempts on an email address, counted even if it has no account. The limit across all networks comes last. */
export const attemptsOn = (email: string, network: string): readonly Attempt[] => [
  { limit: LIMITS.signInFromTo, subject: `${email} ${network}` },
  { limit: LIMITS.signInTo, subject: email },
];

const fieldsOf = ({ issues }: z.ZodError): ("email" | "password")[] => [
  ...new Set(issues.map(({ path }) => (path[0] === "password" ? "password" : "email"))),
];
