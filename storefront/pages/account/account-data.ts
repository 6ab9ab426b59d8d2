// What the account's own page is given by its loader.

import type { OrderListData } from "./order-list-data.ts";

export interface AccountLinks {
  readonly account: string;
  readonly addresses: string;
}

export interface AccountData {
  readonly links: AccountLinks;
  readonly action: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly memberSince: string;
  readonly isVip: boolean;
  readonly sessions: readonly ShownSession[];
  /** What was done just now, to be said. */
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
