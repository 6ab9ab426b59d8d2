// Registration. A mail is sent whether or not the address has an account, and the account is created when the mailed link is
// opened by someone who knows the chosen password. That reveals no accounts, and lets no one register another person's address
// with a password of their choice.

import { randomUUID } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { z } from "zod";
import { emitCustomerEvent } from "#commerce/events";
import { EmailAddress, mailRow, mailTable } from "#commerce/mail";
import { recordSecurityEvent } from "#commerce/security";
import type { Accounts, Busy, Caller, SignedIn } from "./accounts.ts";
import { countAttempts, clearAttempts, type Limited } from "./attempts.ts";
import { confirmMail, takenMail } from "./mails.ts";
import { passwordProblem, type PasswordProblem } from "./password-problem.ts";
import { LIMITS, REGISTRATION_MS } from "./rules.ts";
import { replaceSession } from "./sessions.ts";
import { attemptsOn } from "./sign-in.ts";
import { accountTable, registrationTable } from "./tables.ts";
import { createToken, hashOf, isToken } from "./tokens.ts";

const Registration = z.object({ email: EmailAddress, password: z.string() });

export type RegisterResult =
  | { readonly kind: "sent" }
  | { readonly kind: "invalid"; readonly email: boolean; readonly password: PasswordProblem | undefined }
  | Limited
  | Busy;

/** `returnTo` is a path of this shop, on which the visitor continues once the account is confirmed. */
export async function register(
  accounts: Accounts,
  form: Readonly<Record<string, unknown>>,
  { network, link, language, returnTo }: Caller & { readonly returnTo?: string | undefined },
): Promise<RegisterResult> {
  const parsed = Registration.safeParse(form);
  const typed = typeof form["password"] === "string" ? form["password"] : "";
  const problem = await passwordProblem(accounts.database.sql, typed, parsed.data?.email ?? "");
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
  if (await accounts.isBreached?.(password)) return { kind: "invalid", email: false, password: "breached" };
  const passwordHash = await passwords.hash(password);
  if (passwordHash === "busy") return { kind: "busy" };
  const token = createToken();
  const confirm = await mailRow(
    database.sql,
    email,
    (shop) =>
      confirmMail(
        shop,
        language,
        email,
        `${origin}${link(`/login?${new URLSearchParams({ confirm: token, ...(returnTo && { returnTo }) })}`)}`,
      ),
    now,
  );
  const taken = await mailRow(
    database.sql,
    email,
    (shop) => takenMail(shop, language, `${origin}${link("/login")}`, `${origin}${link("/password")}`),
    now,
  );
  const expiresAt = new Date(now.getTime() + REGISTRATION_MS);
  // One statement for both cases, so that timing does not tell them apart.
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

/** Finds the registration of a link; undefined if the link is invalid or has expired. */
export async function findRegistration(accounts: Accounts, token: unknown): Promise<{ email: string } | undefined> {
  const found = await readRegistration(accounts, token);
  return found && { email: found.email };
}

export type ConfirmResult = SignedIn | { readonly kind: "wrong" | "expired" } | Limited | Busy;

/** Creates the account and signs in, given the link and the chosen password. */
export async function confirmRegistration(
  accounts: Accounts,
  { token, password }: { readonly token: unknown; readonly password: unknown },
  caller: Caller,
): Promise<ConfirmResult> {
  const { database, passwords } = accounts;
  const now = accounts.now();
  const found = await readRegistration(accounts, token);
  if (!found) return { kind: "expired" };
  const own = attemptsOn(found.email, caller.network);
  const limited = await countAttempts(database.sql, [{ limit: LIMITS.linkFrom, subject: caller.network }, ...own], now);
  if (limited) return limited;
  const isRight = await passwords.verify(String(password), found.passwordHash);
  if (isRight === "busy") return { kind: "busy" };
  if (!isRight) return { kind: "wrong" };
  const session = await database.sql.transaction(async (tx) => {
    const deleted = await tx
      .delete(registrationTable)
      .where(eq(registrationTable.email, found.email))
      .returning({ tokenHash: registrationTable.tokenHash });
    if (!deleted.some(({ tokenHash }) => tokenHash === found.tokenHash)) return undefined;
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
    await clearAttempts(tx, own);
    const event = { at: now, network: caller.network, accountId: account.id };
    await recordSecurityEvent(tx, { kind: "registered", ...event });
    await emitCustomerEvent(tx, "customer.created", account.id, now);
    return replaceSession(tx, account.id, caller, now);
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
