// Signing in. An unknown address and a wrong password get the same answer for the same work.

import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Sql } from "#commerce/database";
import { EmailAddress } from "#commerce/mail";
import type { Accounts, Asker, Busy, SignedIn } from "./accounts.ts";
import { countAttempts, forgetAttempts, type Attempt, type Limited } from "./attempts.ts";
import { LIMITS, PASSWORD_LENGTH } from "./rules.ts";
import { startSession } from "./sessions.ts";
import { accountTable, sessionTable } from "./tables.ts";
import { hashOf } from "./tokens.ts";

const Credentials = z.object({
  email: EmailAddress,
  // In UTF-16 units, of which a letter has two at most: nobody has one that is longer, and none is worth deriving.
  password: z
    .string()
    .min(1)
    .max(2 * PASSWORD_LENGTH.most),
});

export type SignInResult =
  | SignedIn
  | { readonly kind: "wrong" }
  | { readonly kind: "invalid"; readonly fields: readonly ("email" | "password")[] }
  | Limited
  | Busy;

export async function signIn(
  accounts: Accounts,
  form: Readonly<Record<string, unknown>>,
  asker: Asker,
): Promise<SignInResult> {
  const parsed = Credentials.safeParse(form);
  if (!parsed.success) return { kind: "invalid", fields: fieldsOf(parsed.error) };
  const { email, password } = parsed.data;
  const { database, passwords, now } = accounts;
  const own = attemptsOn(email, asker.network);
  const limited = await countAttempts(
    database.sql,
    [{ limit: LIMITS.signInFrom, subject: asker.network }, ...own],
    now(),
  );
  if (limited) return limited;
  const [account] = await database.sql
    .select({ id: accountTable.id, passwordHash: accountTable.passwordHash })
    .from(accountTable)
    .where(eq(accountTable.email, email));
  const isRight = await passwords.verify(password, account?.passwordHash);
  if (isRight === "busy") return { kind: "busy" };
  if (!account || !isRight) return { kind: "wrong" };
  const renewed = passwords.isOutdated(account.passwordHash) ? await passwords.hash(password) : "busy";
  const token = await database.sql.transaction(async (tx) => {
    // The password may have been changed since it was read: then this one no longer opens anything.
    const [still] = await tx
      .update(accountTable)
      .set({ passwordHash: renewed === "busy" ? account.passwordHash : renewed })
      .where(and(eq(accountTable.id, account.id), eq(accountTable.passwordHash, account.passwordHash)))
      .returning({ id: accountTable.id });
    if (!still) return undefined;
    await forgetAttempts(tx, own);
    return replaceSession(tx, account.id, asker, now());
  });
  return token === undefined ? { kind: "wrong" } : { kind: "signed-in", accountId: account.id, token };
}

/** A new session in the place of the one that the browser had, whosever that was. */
export async function replaceSession(tx: Sql, accountId: string, asker: Asker, now: Date): Promise<string> {
  if (asker.token) await tx.delete(sessionTable).where(eq(sessionTable.tokenHash, hashOf(asker.token)));
  return startSession(tx, accountId, asker.agent, now);
}

/** The tries on one account, which count whether or not there is one; those from everywhere come last. */
export const attemptsOn = (email: string, network: string): readonly Attempt[] => [
  { limit: LIMITS.signInFromTo, subject: `${email} ${network}` },
  { limit: LIMITS.signInTo, subject: email },
];

const fieldsOf = ({ issues }: z.ZodError): ("email" | "password")[] => [
  ...new Set(issues.map(({ path }) => (path[0] === "password" ? "password" : "email"))),
];
