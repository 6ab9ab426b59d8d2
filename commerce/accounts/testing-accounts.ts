// For tests: account operations with a fake clock and fast password hashing, and a signed-out visitor.

import { createHash } from "node:crypto";
import type { Database } from "#commerce/database";
import type { Accounts } from "./accounts.ts";
import { createPasswords, type Derive } from "./passwords.ts";

export interface TestingAccounts extends Accounts {
  /** Moves the clock forward. */
  readonly advance: (milliseconds: number) => void;
  /** Number of passwords hashed so far, as a measure of work. */
  readonly derivations: () => number;
}

export function testingAccounts(database: Database): TestingAccounts {
  let time = Date.now();
  let derivations = 0;
  const derive: Derive = async (password, salt) => {
    derivations += 1;
    return createHash("sha256").update(salt).update(password).digest();
  };
  return {
    database,
    passwords: createPasswords({ derive }),
    now: () => new Date(time),
    origin: "https://shop.test",
    onMail: () => {},
    advance: (milliseconds) => {
      time += milliseconds;
    },
    derivations: () => derivations,
  };
}

/** Visitor fields of a guest. */
export const GUEST = { country: null, account: null, vipLevel: 0, network: "198.51.100.7", timeZone: "UTC" } as const;
export const NO_SESSION = { token: null, cookie: () => "" } as const;
