// Account rules: the length of passwords, lifetimes of mailed links, and rate limits.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Lifetime of a registration link. */
export const REGISTRATION_MS = 24 * HOUR_MS;
/** Lifetime of a password reset link. */
export const RESET_MS = HOUR_MS;
/** Lifetime of the two links that change an account's address. */
export const EMAIL_CHANGE_MS = 24 * HOUR_MS;
/** Time for the second factor after the password. */
export const PENDING_SIGN_IN_MS = 10 * MINUTE_MS;
/** Time after a sign-in or the password in which the second factor can be changed. */
export const CONFIRMED_MS = 15 * MINUTE_MS;
/** Time from showing the secret of an authenticator app to its first code. */
export const AUTHENTICATOR_SETUP_MS = HOUR_MS;

/** Limit for each account. */
export const MAX_PASSKEYS = 10;

export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;

export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /** Reached in normal use, so that it is not a security event. */
  readonly isRoutine?: boolean;
}

/**
 * Rate limits. Limits by network stop one client from trying many accounts, limits by account stop many clients from trying one.
 * The tightest limit is per account and network, so that attempts from elsewhere rarely lock out the owner. A device in which the
 * owner has signed in before has a separate limit instead.
 */
export const LIMITS = {
  signInFrom: { name: "sign-in from", max: 60, windowMs: 15 * MINUTE_MS },
  signInTo: { name: "sign-in to", max: 100, windowMs: HOUR_MS },
  signInFromTo: { name: "sign-in from to", max: 10, windowMs: 15 * MINUTE_MS },
  signInWith: { name: "sign-in with", max: 10, windowMs: 15 * MINUTE_MS },
  /** Codes of authenticator apps, after the right password. A code is one of a million, and three are valid at a time. */
  codeTo: { name: "code to", max: 20, windowMs: HOUR_MS },
  codeFromTo: { name: "code from to", max: 5, windowMs: 15 * MINUTE_MS },
  codeWith: { name: "code with", max: 5, windowMs: 15 * MINUTE_MS },
  /** Wrong codes and passkeys after the right password. The owner is notified, because someone else may know it; nothing is refused. */
  secondStepFailed: { name: "second step failed", max: 5, windowMs: 24 * HOUR_MS },
  /** Challenges for passkeys. Each adds a row. */
  passkeyFrom: { name: "passkey from", max: 60, windowMs: 15 * MINUTE_MS },
  registerFrom: { name: "register from", max: 30, windowMs: HOUR_MS },
  /** Each attempt sends a mail, possibly to someone who did not ask for it. */
  registerTo: { name: "register to", max: 5, windowMs: HOUR_MS },
  forgotFrom: { name: "forgot from", max: 30, windowMs: HOUR_MS },
  forgotTo: { name: "forgot to", max: 5, windowMs: HOUR_MS },
  /** Tokens and recovery codes cannot be guessed; this limits the work that guessing causes. */
  linkFrom: { name: "link from", max: 60, windowMs: 15 * MINUTE_MS },
  /** Shared by everything that requires the current password. */
  changePassword: { name: "change password", max: 10, windowMs: 15 * MINUTE_MS },
  changeEmailTo: { name: "change email to", max: 5, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;
