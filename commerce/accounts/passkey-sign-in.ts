// Signing in with a passkey: instead of the password, or as the second factor after it.

import { eq } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { recordSecurityEvent } from "#commerce/security";
import {
  readPasskeyAnswer,
  relyingParty,
  requestOptions,
  verifyUse,
  type PasskeyAnswer,
  type RelyingParty,
} from "#commerce/two-factor";
import type { Accounts, Caller, SignedIn } from "./accounts.ts";
import { countAttempts, type Limited } from "./attempts.ts";
import { lockAccount } from "./lock-account.ts";
import { createChallenge, takeChallenge } from "./passkey-challenges.ts";
import { listCredentials, type NoPasskeys } from "./passkeys.ts";
import { endPendingSignIn, findPendingSignIn, lockPendingSignIn } from "./pending-sign-in.ts";
import { LIMITS } from "./rules.ts";
import { reportFailure } from "./second-factor.ts";
import { replaceSession } from "./sessions.ts";
import { passkeyTable } from "./tables.ts";

type PasskeyRequest =
  /** For the browser's `navigator.credentials.get`. */
  | { readonly kind: "options"; readonly options: Awaited<ReturnType<typeof requestOptions>> }
  /** The password was right, but too long ago. */
  | { readonly kind: "expired" }
  | NoPasskeys
  | Limited;

/** `pending` is the token of a sign-in that waits for its second factor; null for a sign-in without password. */
export async function askForPasskey(
  accounts: Accounts,
  pending: string | null,
  { network }: Pick<Caller, "network">,
): Promise<PasskeyRequest> {
  const { sql: client } = accounts.database;
  const now = accounts.now();
  const party = relyingParty(accounts.origin);
  if (!party) return { kind: "unavailable" };
  const limited = await countAttempts(client, [{ limit: LIMITS.passkeyFrom, subject: network }], now);
  if (limited) return limited;
  if (pending === null) {
    const challenge = await createChallenge(client, { purpose: "sign-in", accountId: null }, now);
    return { kind: "options", options: await requestOptions(party, challenge) };
  }
  const found = await findPendingSignIn(accounts, pending);
  if (!found) return { kind: "expired" };
  const { accountId } = found;
  const challenge = await createChallenge(client, { purpose: "second-factor", accountId }, now);
  return {
    kind: "options",
    options: await requestOptions(party, challenge, await listCredentials(client, accountId)),
  };
}

export type PasskeySignIn = SignedIn | { readonly kind: "refused" | "expired" } | NoPasskeys | Limited;

/** Without a password. The passkey identifies the account; its device has verified the user. */
export async function signInWithPasskey(accounts: Accounts, answer: unknown, caller: Caller): Promise<PasskeySignIn> {
  const ready = await readAnswer(accounts, answer, caller);
  if ("kind" in ready) return ready;
  const { party, given } = ready;
  const { sql: client } = accounts.database;
  const now = accounts.now();
  if (!(await takeChallenge(client, given.challenge, { purpose: "sign-in", accountId: null }, now))) {
    return { kind: "refused" };
  }
  const accountId = await ownerOf(client, given);
  if (accountId === undefined || given.userId !== accountId) return { kind: "refused" };
  const event = { at: now, network: caller.network, accountId };
  return client.transaction(async (tx): Promise<PasskeySignIn> => {
    if (!(await lockAccount(tx, accountId))) return { kind: "refused" };
    if (!(await usePasskey(tx, party, given, accountId, now))) {
      await recordSecurityEvent(tx, { kind: "sign-in-failed", ...event, details: { factor: "passkey" } });
      return { kind: "refused" };
    }
    await recordSecurityEvent(tx, { kind: "signed-in", ...event, details: { factor: "passkey" } });
    return { kind: "signed-in", ...(await replaceSession(tx, accountId, caller, now)) };
  });
}

/** After the right password. `token` is that of the pending sign-in; the passkey must be one of its account. */
export async function completeWithPasskey(
  accounts: Accounts,
  { token, answer }: { readonly token: string | null; readonly answer: unknown },
  caller: Caller,
): Promise<PasskeySignIn> {
  const pending = await findPendingSignIn(accounts, token);
  if (!pending || token === null) return { kind: "expired" };
  const ready = await readAnswer(accounts, answer, caller);
  if ("kind" in ready) return ready;
  const { party, given } = ready;
  const { sql: client } = accounts.database;
  const now = accounts.now();
  const { accountId } = pending;
  if (!(await takeChallenge(client, given.challenge, { purpose: "second-factor", accountId }, now))) {
    return { kind: "refused" };
  }
  const event = { at: now, network: caller.network, accountId };
  const result = await client.transaction(async (tx): Promise<PasskeySignIn> => {
    if (!(await lockAccount(tx, accountId)) || !(await lockPendingSignIn(tx, token))) return { kind: "expired" };
    if (!(await usePasskey(tx, party, given, accountId, now))) {
      await reportFailure(tx, accounts, pending, "passkey", caller);
      return { kind: "refused" };
    }
    await endPendingSignIn(tx, token);
    await recordSecurityEvent(tx, { kind: "signed-in", ...event, details: { secondFactor: "passkey" } });
    return { kind: "signed-in", ...(await replaceSession(tx, accountId, caller, now)) };
  });
  accounts.onMail();
  return result;
}

interface ReadyAnswer {
  readonly party: RelyingParty;
  readonly given: PasskeyAnswer;
}

/** Before any work on the answer. Passkeys cannot be guessed; the limit is for the work. */
async function readAnswer(
  { database, origin, now }: Accounts,
  answer: unknown,
  { network }: Caller,
): Promise<ReadyAnswer | Limited | NoPasskeys | { readonly kind: "refused" }> {
  const party = relyingParty(origin);
  if (!party) return { kind: "unavailable" };
  const limited = await countAttempts(database.sql, [{ limit: LIMITS.linkFrom, subject: network }], now());
  if (limited) return limited;
  const given = readPasskeyAnswer(answer);
  return given ? { party, given } : { kind: "refused" };
}

async function ownerOf(client: Sql, { credentialId }: PasskeyAnswer): Promise<string | undefined> {
  const [passkey] = await client
    .select({ accountId: passkeyTable.accountId })
    .from(passkeyTable)
    .where(eq(passkeyTable.credentialId, credentialId));
  return passkey?.accountId;
}

/** True if the answer is a signature of a passkey of this account. The account is locked, so that of two answers the later one is counted second. */
async function usePasskey(
  tx: Sql,
  party: RelyingParty,
  given: PasskeyAnswer,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const [passkey] = await tx.select().from(passkeyTable).where(eq(passkeyTable.credentialId, given.credentialId));
  if (passkey?.accountId !== accountId) return false;
  if (given.userId !== null && given.userId !== accountId) return false;
  const counter = await verifyUse(party, given, { ...passkey, id: passkey.credentialId });
  if (counter === undefined) return false;
  await tx.update(passkeyTable).set({ counter, lastUsedAt: now }).where(eq(passkeyTable.id, passkey.id));
  return true;
}
