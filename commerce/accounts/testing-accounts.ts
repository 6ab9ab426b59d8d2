// For tests: accounts on any database, and a visitor who has none.

import { createHash } from "node:crypto";
import type { Database } from "#commerce/database";
import type { Accounts } from "./accounts.ts";
import { createPasswords, type Derive } from "./passwords.ts";

export interface TestingAccounts extends Accounts {
  /** Moves the clock ahead. */
  readonly pass: (milliseconds: number) => void;
  /** How many passwords were derived so far: the work that an answer took. */
  readonly derivations: () => number;
}

/** With a clock of its own, and passwords that are derived in no time. */
export function testingAccounts(database: Database): TestingAccounts {
  let time = Date.UTC(2026, 10, 15, 9, 30);
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
    pass: (milliseconds) => {
      time += milliseconds;
    },
    derivations: () => derivations,
  };
}

/** The part of a visitor that says that they are signed in nowhere. */
export const NOBODY = { account: null, vipLevel: 0, network: "198.51.100.7" } as const;
export const NO_SESSION = { token: null, cookie: () => "" } as const;
