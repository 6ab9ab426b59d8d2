// What the operations on accounts work with, and what they say of an account.

import type { LanguageCode } from "#catalogue";
import type { Database } from "#commerce/database";
import type { Passwords } from "./passwords.ts";

export interface Accounts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly now: () => Date;
  /** Origin of the links in mails: configured, never what a request said it was. */
  readonly origin: string;
  /** Told when a mail was put into the outbox. */
  readonly onMail: () => void;
}

/** Who asks, as far as accounts are concerned. */
export interface Asker {
  /** Where the request comes from, for limits. */
  readonly network: string;
  /** The browser as it names itself. */
  readonly agent: string;
  /** The session that the request carries, if any: signing in ends it. */
  readonly token: string | null;
  /** A path of the shop as this visitor's pages write it. */
  readonly link: (path: string) => string;
  /** Of the mails that answer. */
  readonly language: LanguageCode;
}

/** What a visitor's pages know of the account they are signed in to. */
export interface SignedInAccount {
  readonly id: string;
  readonly email: string;
  /** 0 for everyone who is not a VIP; level n sees products of the levels 0 to n. */
  readonly vipLevel: number;
}

export interface Account extends SignedInAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: Date;
}

export interface SignedIn {
  readonly kind: "signed-in";
  readonly accountId: string;
  /** Of the new session, for the browser to keep. */
  readonly token: string;
}

/** Too many passwords wait to be derived: come again in a moment. */
export interface Busy {
  readonly kind: "busy";
}
