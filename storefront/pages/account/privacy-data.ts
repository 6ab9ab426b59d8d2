// The data of the account's privacy page.

import type { AccountLinks } from "./account-data.ts";

export interface PrivacyData {
  readonly links: AccountLinks;
  readonly action: string;
  readonly email: string;
  readonly download: string;
  readonly newsletter: string;
  readonly home: string;
  /** Days in which signing in opens a closed account again. */
  readonly graceDays: number;
}

/** The account was closed; it is erased on this date. */
export interface ClosedAnswer {
  readonly erasedOn: string;
}
