// Rate limits of staff, as those of customers.

import { countAttempts, type Attempt, type Limit } from "#commerce/accounts";
import type { Sql } from "#commerce/database";
import type { StaffLocked } from "./staff.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const LIMITS = {
  signInFrom: { name: "staff sign-in from", max: 60, windowMs: 15 * MINUTE_MS },
  signInTo: { name: "staff sign-in to", max: 100, windowMs: HOUR_MS },
  signInFromTo: { name: "staff sign-in from to", max: 10, windowMs: 15 * MINUTE_MS },
  signInWith: { name: "staff sign-in with", max: 10, windowMs: 15 * MINUTE_MS },
  codeWith: { name: "staff code with", max: 5, windowMs: 15 * MINUTE_MS },
  codeFromTo: { name: "staff code from to", max: 5, windowMs: 15 * MINUTE_MS },
  codeTo: { name: "staff code to", max: 20, windowMs: HOUR_MS },
  resetTo: { name: "staff reset to", max: 5, windowMs: HOUR_MS },
  /** Tokens cannot be guessed; this limits the work that guessing causes. */
  linkFrom: { name: "staff link from", max: 60, windowMs: 15 * MINUTE_MS },
  password: { name: "staff password", max: 10, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** The first is only of the network, which a success does not clear. */
export const signInAttempts = (email: string, network: string): readonly Attempt[] => [
  { limit: LIMITS.signInFrom, subject: network },
  { limit: LIMITS.signInFromTo, subject: `${email} ${network}` },
  { limit: LIMITS.signInTo, subject: email },
];

export const codeAttempts = (staffId: string, network: string): readonly Attempt[] => [
  { limit: LIMITS.codeFromTo, subject: `${staffId} ${network}` },
  { limit: LIMITS.codeTo, subject: staffId },
];

/** In place of those above, on a known device. */
export const knownSignInAttempts = (token: string): readonly Attempt[] => [
  { limit: LIMITS.signInWith, subject: token },
];
export const knownCodeAttempts = (token: string): readonly Attempt[] => [{ limit: LIMITS.codeWith, subject: token }];

export const resetAttempts = (email: string, network: string): readonly Attempt[] => [
  { limit: LIMITS.linkFrom, subject: network },
  { limit: LIMITS.resetTo, subject: email },
];

export const linkAttempts = (network: string): readonly Attempt[] => [{ limit: LIMITS.linkFrom, subject: network }];

export const passwordAttempts = (staffId: string): readonly Attempt[] => [{ limit: LIMITS.password, subject: staffId }];

export async function lockedBy(client: Sql, attempts: readonly Attempt[], now: Date): Promise<StaffLocked | undefined> {
  const limited = await countAttempts(client, attempts, now);
  return limited && { kind: "locked", until: limited.until };
}
