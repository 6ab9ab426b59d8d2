// Account rules: acceptable passwords, lifetimes of mailed links, and rate limits.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Lifetime of a registration link. */
export const REGISTRATION_MS = 24 * HOUR_MS;
/** Lifetime of a password reset link. */
export const RESET_MS = HOUR_MS;

export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;

export type PasswordProblem = "too-short" | "too-long" | "too-common" | "is-email";

/** Requires length, the best measure of strength, and rejects only passwords that attackers try first. */
export function passwordProblem(password: string, email: string): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return "too-short";
  if (length > PASSWORD_LENGTH.max) return "too-long";
  const lowerCase = password.toLowerCase();
  if (lowerCase === email.toLowerCase() || lowerCase === email.toLowerCase().split("@")[0]) return "is-email";
  if (COMMON.has(lowerCase) || new Set(lowerCase).size < 3) return "too-common";
  return undefined;
}

/** The most common passwords of at least eight characters, from public lists of leaked passwords. */
const COMMON: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 12345678910
  87654321 987654321 0987654321 11223344 1122334455 123123123 123321123 147258369 789456123 qwertyui qwertyuiop
  qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 asdfghjk asdfghjkl zxcvbnm1 iloveyou
  iloveyou1 sunshine princess football baseball superman michelle jennifer computer internet welcome1 welcome123
  letmein1 letmein123 trustno1 whatever starwars abcd1234 abc12345 abcdefgh a1b2c3d4 aa123456 admin123 changeme
  charlie1 dragon12 monkey123 shadow123 master123 football1 samsung1 google123 liverpool barcelona chocolate`
    .split(/\s+/)
    .filter(Boolean),
);

export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Rate limits. Limits by network stop one client from trying many accounts, limits by account stop many clients from trying one.
 * The tightest limit is per account and network, so that attempts from elsewhere rarely lock out the owner.
 */
export const LIMITS = {
  signInFrom: { name: "sign-in from", max: 60, windowMs: 15 * MINUTE_MS },
  signInTo: { name: "sign-in to", max: 100, windowMs: HOUR_MS },
  signInFromTo: { name: "sign-in from to", max: 10, windowMs: 15 * MINUTE_MS },
  registerFrom: { name: "register from", max: 30, windowMs: HOUR_MS },
  /** Each attempt sends a mail, possibly to someone who did not ask for it. */
  registerTo: { name: "register to", max: 5, windowMs: HOUR_MS },
  forgotFrom: { name: "forgot from", max: 30, windowMs: HOUR_MS },
  forgotTo: { name: "forgot to", max: 5, windowMs: HOUR_MS },
  /** Tokens cannot be guessed; this limits the work that guessing causes. */
  linkFrom: { name: "link from", max: 60, windowMs: 15 * MINUTE_MS },
  changePassword: { name: "change password", max: 10, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>;
