// Types shared by the account operations.

import type { LanguageCode } from "#catalogue";
import type { Database } from "#commerce/database";
import type { IsBreached } from "./breached-passwords.ts";
import type { Passwords } from "./passwords.ts";

export interface Accounts {
  readonly database: Database;
  readonly passwords: Passwords;
  /** True for a password that is known from a breach; absent unless a service is configured. */
  readonly isBreached?: IsBreached | undefined;
  readonly now: () => Date;
  /** Origin of links in mails. Comes from the configuration, because a request's Host header can be forged. */
  readonly origin: string;
  /** Called after a mail is added to the outbox. */
  readonly onMail: () => void;
}

/** The part of a request that account operations need. */
export interface Caller {
  /** Client network, for rate limits. */
  readonly network: string;
  /** User-Agent header. */
  readonly agent: string;
  /** Session token of the request, if any. Signing in ends that session. */
  readonly token: string | null;
  /** Device token of the request, if any (devices.ts). */
  readonly device: string | null;
  /** Adds the visitor's country prefix to a path. */
  readonly link: (path: string) => string;
  /** Language of the mails sent in response. */
  readonly language: LanguageCode;
}

/** Account data available to every page of a signed-in visitor. */
export interface SignedInAccount {
  readonly id: string;
  readonly email: string;
  /** 0 for customers without VIP status; level n sees products of levels 0 to n. */
  readonly vipLevel: number;
}

export interface Account extends SignedInAccount {
  readonly firstName: string;
  readonly lastName: string;
  /** Last choice in the checkout: save the address of an order. */
  readonly savesAddresses: boolean;
  readonly createdAt: Date;
}

export interface SignedIn {
  readonly kind: "signed-in";
  readonly accountId: string;
  /** Token of the new session, for the browser's cookie. */
  readonly token: string;
  /** Token of the browser, for a separate cookie, which stays after signing out. */
  readonly device: string;
}

/** The password is right, but the account has a second factor (pending-sign-in.ts). */
export interface SecondFactorNeeded {
  readonly kind: "second-factor";
  /** Token of the pending sign-in, for a short-lived cookie. */
  readonly token: string;
}

/** The password hashing queue is full; the caller may retry shortly. */
export interface Busy {
  readonly kind: "busy";
}
