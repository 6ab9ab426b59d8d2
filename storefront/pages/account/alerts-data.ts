// The data of the account's page of alerts.

import type { AccountLinks } from "./account-data.ts";

export interface AlertsData {
  readonly links: AccountLinks;
  readonly action: string;
  readonly email: string;
  readonly priceDrops: boolean;
  readonly backInStock: boolean;
  /** Names of the language of the mails and the country of their prices. */
  readonly language: string;
  readonly country: string;
  /** True after a change. */
  readonly isSaved: boolean;
}
