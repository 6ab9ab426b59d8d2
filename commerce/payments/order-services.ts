// Dependencies of checkout and payments: the database, the payment provider, and callbacks to the rest of the server.

import type { LanguageCode, Market, OfferedPrices, Taxonomy } from "#catalogue";
import type { Database } from "#commerce/database";
import type { MailAttachment } from "#commerce/mail";
import type { LineNames, Order } from "#commerce/orders";
import type { ReadSetting } from "#commerce/settings";
import type { TaxProvider, TaxRecords } from "#commerce/tax";
import type { PaymentProvider } from "./provider.ts";

export interface OrderServices {
  readonly database: Database;
  /** Price lists of the catalogue, by which delivery addresses are checked. */
  readonly prices: OfferedPrices;
  readonly setting: ReadSetting;
  /** Has the tax categories of product types. */
  readonly taxonomy: () => Taxonomy;
  /** Null if the merchant's tables decide every tax. */
  readonly taxProvider: TaxProvider | null;
  /** The tax provider's records of sales; null if it has none. */
  readonly taxRecords: TaxRecords | null;
  /** The configured provider. Payments that another provider started are left alone. */
  readonly provider: PaymentProvider;
  /** Origin of links in mails and of return URLs. Configured, never taken from a request. */
  readonly origin: string;
  /** Terms and right of withdrawal as files, for the confirmation of an order. */
  readonly legalDocuments: (order: Order) => readonly MailAttachment[];
  /** Names lines as the shop shows them. Must not throw: without a translation the names stay in English. */
  readonly nameLines: <Line extends NamedLine>(lines: readonly Line[], reader: Reader) => Promise<readonly Line[]>;
  readonly now: () => Date;
  /** Called after a mail was added to the outbox. */
  readonly onMail: () => void;
  /** Called after stock levels changed, so that listings follow at once. */
  readonly onStockChanged: () => void;
  /** Called when a refund is due or a webhook was received. */
  readonly onWork: () => void;
  /** Called with the outcome of each payment, for metrics. */
  readonly onSettled: (outcome: "placed" | "given-back" | "failed" | "expired") => void;
  /** Called with errors that will be retried. */
  readonly onError: (error: unknown) => void;
}

export interface NamedLine extends LineNames {
  /** Null for a gift card. */
  readonly productId: string | null;
  readonly colour: string;
}

/** Decides the language of names. */
export interface Reader {
  readonly market: Market;
  readonly language: LanguageCode;
}
