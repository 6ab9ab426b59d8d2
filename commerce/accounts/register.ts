// Registering: a mail goes out whether or not the address has an account, and the account exists once the mail's link was
// opened by somebody who knows the password that was chosen. So nobody learns who has an account, and nobody can prepare one
// for a stranger with a password of their own.

import { randomUUID } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { z } from "zod";
import { EmailAddress, mailRow, mailTable } from "#commerce/mail";
import type { Accounts, Asker, Busy, SignedIn } from "./accounts.ts";
import { countAttempts, forgetAttempts, type Limited } from "./attempts.ts";
import { confirmLetter, takenLetter } from "./letters.ts";
import { LIMITS, passwordProblem, REGISTRATION_MS, type PasswordProblem } from "./rules.ts";
import { attemptsOn, replaceSession } from "./sign-in.ts";
import { accountTable, registrationTable } from "./tables.ts";
import { createToken, hashOf, isToken } from "./tokens.ts";

const Registration = z.object({ email: EmailAddress, password: z.string() });

export type RegisterResult =
  | { readonly kind: "sent" }
  | { readonly kind: "invalid"; readonly email: boolean; readonly password: PasswordProblem | undefined }
  | Limited
  | Busy;

export async function register(
  accounts: Accounts,
  form: Readonly<Record<string, unknown>>,
  { network, link, language }: Asker,
): Promise<RegisterResult> {
  const parsed = Registration.safeParse(form);
  const typed = typeof form["password"] === "string" ? form["password"] : "";
  const problem = passwordProblem(typed, parsed.data?.email ?? "");
  if (!parsed.success || problem) return { kind: "invalid", email: !parsed.success, password: problem };
  const { email, password } = parsed.data;
  const { database, passwords, origin } = accounts;
  const now = accounts.now();
  const limited = await countAttempts(
    database.sql,
    [
      { limit: LIMITS.registerFrom, subject: network },
      { limit: LIMITS.registerTo, subject: email },
    ],
    now,
  );
  if (limited) return limited;
  const passwordHash = await passwords.hash(password);
  if (passwordHash === "busy") return { kind: "busy" };
  const token = createToken();
  const confirm = mailRow(email, confirmLetter(language, email, `${origin}${link(`/login?confirm=${token}`)}`), now);
  const taken = mailRow(
    email,
    takenLetter(language, `${origin}${link("/login")}`, `${origin}${link("/password")}`),
    now,
  );
  const expiresAt = new Date(now.getTime() + REGISTRATION_MS);
  // One statement for both cases: what an answer takes does not tell them apart.
  await database.sql.execute(sql`
    with taken as (select 1 from ${accountTable} where ${accountTable.email} = ${email}),
    pending as (
      insert into ${registrationTable} (token_hash, email, password_hash, expires_at)
      select ${hashOf(token)}, ${email}, ${passwordHash}, ${expiresAt.toISOString()}::timestamptz
      where not exists (select from taken)
    )
    insert into ${mailTable} (id, recipient, subject, text, html, created_at, due_at)
    select ${confirm.id}, ${email},
      case when exists (select from taken) then ${taken.subject} else ${confirm.subject} end,
      case when exists (select from taken) then ${taken.text} else ${confirm.text} end,
      case when exists (select from taken) then ${taken.html} else ${confirm.html} end,
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz`);
  accounts.onMail();
  return { kind: "sent" };
}

/** Whose registration a link is of; undefined for one that does not hold, or no longer. */
export async function findRegistration(accounts: Accounts, token: unknown): Promise<{ email: string } | undefined> {
  const found = await readRegistration(accounts, token);
  return found && { email: found.email };
}

export type ConfirmResult = SignedIn | { readonly kind: "wrong" | "expired" } | Limited | Busy;

/** Makes the account, for whoever has the link and knows the password, and signs in to it. */
export async function confirmRegistration(
  accounts: Accounts,
  { token, password }: { readonly token: unknown; readonly password: unknown },
  asker: Asker,
): Promise<ConfirmResult> {
  const { database, passwords } = accounts;
  const now = accounts.now();
  const found = await readRegistration(accounts, token);
  if (!found) return { kind: "expired" };
  const own = attemptsOn(found.email, asker.network);
  const limited = await countAttempts(database.sql, [{ limit: LIMITS.linkFrom, subject: asker.network }, ...own], now);
  if (limited) return limited;
  const isRight = await passwords.verify(String(password), found.passwordHash);
  if (isRight === "busy") return { kind: "busy" };
  if (!isRight) return { kind: "wrong" };
  const session = await database.sql.transaction(async (tx) => {
    const gone = await tx
      .delete(registrationTable)
      .where(eq(registrationTable.email, found.email))
      .returning({ tokenHash: registrationTable.tokenHash });
    if (!gone.some(({ tokenHash }) => tokenHash === found.tokenHash)) return undefined;
    const [account] = await tx
      .insert(accountTable)
      .values({
        id: randomUUID(),
        email: found.email,
        passwordHash: found.passwordHash,
        createdAt: now,
        passwordChangedAt: now,
      })
      .onConflictDoNothing({ target: accountTable.email })
      .returning({ id: accountTable.id });
    if (!account) return undefined;
    await forgetAttempts(tx, own);
    return { accountId: account.id, token: await replaceSession(tx, account.id, asker, now) };
  });
  return session === undefined ? { kind: "expired" } : { kind: "signed-in", ...session };
}

async function readRegistration({ database, now }: Accounts, token: unknown) {
  if (!isToken(token)) return undefined;
  const [found] = await database.sql
    .select()
    .from(registrationTable)
    .where(and(eq(registrationTable.tokenHash, hashOf(token)), gt(registrationTable.expiresAt, now())));
  return found;
}
