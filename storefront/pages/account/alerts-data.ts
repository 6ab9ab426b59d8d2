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
  readonly searches: readonly ShownSearch[];
  /** The search that the customer is about to save. */
  readonly asked?: AskedSearch;
  /** Set if the address asks to save what is no listing. */
  readonly isUnknown?: true;
  /** The last change. */
  readonly done: "saved" | "savedSearch" | "deletedSearch" | null;
}

export interface ShownSearch {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Country of its prices. */
  readonly country: string;
  readonly frequency: "daily" | "weekly" | "never";
}

export interface AskedSearch {
  readonly action: string;
  readonly name: string;
}
