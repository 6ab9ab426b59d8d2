// The second step of signing in: a code of the authenticator app or a recovery code.

import { recoveryCode, totpCode } from "#commerce/two-factor";
import { recordSecurityEvent } from "#commerce/security";
import type { Accounts, Caller, SignedIn } from "./accounts.ts";
import { clearAttempts, countAttempts, type Attempt, type Limited } from "./attempts.ts";
import { useAuthenticator } from "./authenticator.ts";
import { isKnownDevice } from "./devices.ts";
import { lockAccount } from "./lock-account.ts";
import { endPendingSignIn, findPendingSignIn, lockPendingSignIn } from "./pending-sign-in.ts";
import { useRecoveryCode } from "./recovery-codes.ts";
import { LIMITS } from "./rules.ts";
import { reportChange, reportFailure } from "./second-factor.ts";
import { replaceSession } from "./sessions.ts";

export type CompleteSignInResult =
  | SignedIn
  /** `invalid` has the format of neither code, and does not count as an attempt. */
  | { readonly kind: "wrong" | "invalid" | "expired" }
  | Limited;

/** `token` is that of the pending sign-in. */
export async function completeSignIn(
  accounts: Accounts,
  { token, code: typed }: { readonly token: string | null; readonly code: string },
  caller: Caller,
): Promise<CompleteSignInResult> {
  const { database } = accounts;
  const now = accounts.now();
  const pending = await findPendingSignIn(accounts, token);
  if (!pending || token === null) return { kind: "expired" };
  const code = totpCode(typed);
  const recovery = recoveryCode(typed);
  if (code === undefined && recovery === undefined) return { kind: "invalid" };
  const isKnown = await isKnownDevice(database.sql, pending.email, caller.device, now);
  const guesses = isKnown
    ? [{ limit: LIMITS.codeWith, subject: caller.device ?? "" }]
    : guessesAt(pending.accountId, code, caller.network);
  const fromNetwork = isKnown ? [] : [{ limit: LIMITS.linkFrom, subject: caller.network }];
  const limited = await countAttempts(database.sql, [...fromNetwork, ...guesses], now);
  if (limited) return limited;
  const { accountId } = pending;
  const event = { at: now, network: caller.network, accountId };
  const result = await database.sql.transaction(async (tx): Promise<CompleteSignInResult> => {
    if (!(await lockAccount(tx, accountId)) || !(await lockPendingSignIn(tx, token))) return { kind: "expired" };
    const left = recovery === undefined ? undefined : await useRecoveryCode(tx, accountId, recovery);
    const isRight = code === undefined ? left !== undefined : await useAuthenticator(tx, accountId, code, now);
    if (!isRight) {
      await reportFailure(tx, accounts, pending, "code", caller);
      return { kind: "wrong" };
    }
    await endPendingSignIn(tx, token);
    await clearAttempts(tx, guesses);
    if (left !== undefined) await reportChange(tx, accounts, accountId, { kind: "code-used", left }, caller);
    const details = { secondFactor: code === undefined ? "recovery-code" : "authenticator" };
    await recordSecurityEvent(tx, { kind: "signed-in", ...event, details });
    return { kind: "signed-in", ...(await replaceSession(tx, accountId, caller, now)) };
  });
  if (result.kind !== "expired") accounts.onMail();
  return result;
}

/**
 * Limits of an unknown device. Guessing needs the password, but even someone who knows it does not lock the owner out: a known device
 * has its own limit, and recovery codes, which cannot be guessed, have none by account.
 */
const guessesAt = (accountId: string, code: string | undefined, network: string): readonly Attempt[] =>
  code === undefined
    ? []
    : [
        { limit: LIMITS.codeFromTo, subject: `${accountId} ${network}` },
        { limit: LIMITS.codeTo, subject: accountId },
      ];
