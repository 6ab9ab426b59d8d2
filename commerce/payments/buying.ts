// What buying works with: the database, the provider that takes the money, and who is told of what happened.

import type { Database } from "#commerce/database";
import type { PaymentProvider } from "./provider.ts";

export interface Buying {
  readonly database: Database;
  /** The configured one: what it did not begin it is not asked about. */
  readonly provider: PaymentProvider;
  /** Origin of links in mails and of the ways back from a provider's page: configured, never what a request said it was. */
  readonly origin: string;
  readonly now: () => Date;
  /** Told when a mail was put into the outbox. */
  readonly onMail: () => void;
  /** Told when the catalogue's numbers changed, so that listings follow at once. */
  readonly onStockChanged: () => void;
  /** Told when a refund is due, or a provider sent word. */
  readonly onWork: () => void;
  /** Told of what ended a payment, to be counted. */
  readonly onSettled: (outcome: "placed" | "given-back" | "failed" | "expired") => void;
  /** Told of what went wrong and will be tried again. */
  readonly onError: (error: unknown) => void;
}
