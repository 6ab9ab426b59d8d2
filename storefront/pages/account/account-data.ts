// The data of the account's page.

import type { OrderListData } from "./order-list-data.ts";

export interface AccountLinks {
  readonly account: string;
  readonly security: string;
  readonly addresses: string;
  readonly sizes: string;
  readonly designers: string;
  readonly alerts: string;
  readonly privacy: string;
}

export interface AccountData {
  readonly links: AccountLinks;
  readonly action: string;
  readonly email: string;
  /** Address that the account is about to change to, once it is confirmed from both mailboxes. */
  readonly pendingEmail: string | null;
  /** By which the shopper is greeted; empty if it is not known. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly memberSince: string;
  readonly isVip: boolean;
  readonly sessions: readonly ShownSession[];
  /** Confirmation of the last change. */
  readonly saved: string | null;
  readonly newArrivals: string;
  readonly orders: OrderListData;
}

export interface ShownSession {
  readonly id: string;
  /** For instance "Firefox on Linux". */
  readonly browser: string;
  readonly lastSeen: string;
  readonly isCurrent: boolean;
}
