// The rules of accounts: which passwords may be chosen, how long links hold, how often something may be tried.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long the link of a registration holds. */
export const REGISTRATION_MS = 24 * HOUR_MS;
/** And that of a forgotten password. */
export const RESET_MS = HOUR_MS;

export const PASSWORD_LENGTH = { least: 8, most: 200 } as const;

export type PasswordProblem = "too-short" | "too-long" | "too-common" | "is-email";

/** Length is what makes a password strong; beyond it only what everybody tries first is refused. */
export function passwordProblem(password: string, email: string): PasswordProblem | undefined {
  const letters = [...password].length;
  if (letters < PASSWORD_LENGTH.least) return "too-short";
  if (letters > PASSWORD_LENGTH.most) return "too-long";
  const plain = password.toLowerCase();
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split("@")[0]) return "is-email";
  if (COMMON.has(plain) || new Set(plain).size < 3) return "too-common";
  return undefined;
}

/** The most used of those that are long enough, from public lists of leaked passwords. */
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
  readonly most: number;
  readonly spanMs: number;
}

/**
 * How often something may be tried. By network bounds one who tries many accounts, by account many who try one; the account as
 * seen from one network is the narrowest, so that a stranger elsewhere does not lock an owner out so easily.
 */
export const LIMITS = {
  signInFrom: { name: "sign-in from", most: 60, spanMs: 15 * MINUTE_MS },
  signInTo: { name: "sign-in to", most: 100, spanMs: HOUR_MS },
  signInFromTo: { name: "sign-in from to", most: 10, spanMs: 15 * MINUTE_MS },
  registerFrom: { name: "register from", most: 30, spanMs: HOUR_MS },
  /** Each writes a mail to somebody who may not have asked for it. */
  registerTo: { name: "register to", most: 5, spanMs: HOUR_MS },
  forgotFrom: { name: "forgot from", most: 30, spanMs: HOUR_MS },
  forgotTo: { name: "forgot to", most: 5, spanMs: HOUR_MS },
  /** Links are not to be guessed; this bounds the work that trying makes. */
  linkFrom: { name: "link from", most: 60, spanMs: 15 * MINUTE_MS },
  changePassword: { name: "change password", most: 10, spanMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>;
