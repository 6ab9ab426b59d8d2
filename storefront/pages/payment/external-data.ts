// The data of the page of a hosted payment.

import type { PaymentMethod } from "#catalogue";

export type ExternalData =
  /** Redirects to the provider's page. */
  | { readonly view: "leave"; readonly url: string; readonly host: string; readonly checkout: string }
  /** The test provider's page, which simulates a bank's. */
  | {
      readonly view: "bank";
      /** "challenge" is 3-D Secure, "qr" the phone that scanned the code. */
      readonly kind: "challenge" | "page" | "qr" | "card";
      /** The wallet that the page imitates; null for a bank. */
      readonly wallet: { readonly method: PaymentMethod; readonly name: string } | null;
      /** Contact, delivery and address that the wallet gives; null if the shop has them. */
      readonly buyer: {
        readonly email: string;
        readonly delivery: string;
        readonly lines: readonly string[];
      } | null;
      readonly isOpen: boolean;
      readonly isPaid: boolean;
      readonly amount: string;
      readonly number: string;
      readonly action: string;
      /** Address of the shop, after the decision. */
      readonly back: string | null;
    };
