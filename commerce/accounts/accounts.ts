// What the operations on accounts work with.

import type { Database } from "#commerce/database";
import type { Passwords } from "./passwords.ts";

export interface Accounts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly now: () => Date;
  /** Told when a mail was put into the outbox. */
  readonly onMail: () => void;
}

/** What a visitor's pages know of the account they are signed in to. */
export interface SignedInAccount {
  readonly id: string;
  readonly email: string;
  /** 0 for everyone who is not a VIP; level n sees products of the levels 0 to n. */
  readonly vipLevel: number;
}
