// What the shop asks of a payment provider. Every question may be asked twice: the payment's and the refund's own ids make the
// second the same as the first.

import type { Address, PaymentMethod } from "#catalogue";

export interface PaymentProvider {
  /** "test", "stripe": kept with each payment. */
  readonly name: string;
  /** The ways of paying that it can do. */
  readonly methods: readonly PaymentMethod[];
  /** Whether cards are typed into the shop's own form, which is for the test provider alone. */
  readonly takesCards: boolean;
  /** Begins a payment; a card is charged at once. */
  readonly start: (payment: StartedPayment, card?: Card) => Promise<ProviderAnswer>;
  /** What became of it. */
  readonly find: (payment: StartedPayment) => Promise<ProviderAnswer>;
  /** Ends it, so that it can no longer be paid, unless it is paid: then says so. */
  readonly cancel: (payment: StartedPayment) => Promise<ProviderAnswer>;
  readonly refund: (refund: ProviderRefund) => Promise<RefundAnswer>;
  /** What a webhook tells, if the provider signed it. */
  readonly readWebhook: (request: WebhookRequest) => Promise<Webhook>;
}

export interface StartedPayment {
  readonly id: string;
  /** The provider's name for it; null as long as it has not answered. */
  readonly reference: string | null;
  readonly method: PaymentMethod;
  /** Thousandths. */
  readonly amount: number;
  readonly currency: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly billing: Address;
  readonly language: string;
  /** Where the provider's page leads back to, with or without a payment. */
  readonly returnUrl: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export type ProviderAnswer =
  /** Thousandths, as the provider has them. */
  | { readonly kind: "paid"; readonly reference: string; readonly amount: number; readonly currency: string }
  /** Without a step there is nothing to do but wait. */
  | { readonly kind: "pending"; readonly reference: string; readonly step: PaymentStep | null }
  | {
      readonly kind: "failed";
      /** Null where it would not even begin. */
      readonly reference: string | null;
      readonly reason: PaymentFailure;
      /** Why, where that is the shop's affair and not the shopper's. */
      readonly fault?: string;
    }
  | { readonly kind: "expired"; readonly reference: string | null }
  /** It never heard of this payment. */
  | { readonly kind: "unknown" };

/** What the shopper is to do. */
export type PaymentStep =
  /** Go to the provider's page, and come back. */
  | { readonly kind: "redirect"; readonly url: string }
  /** Prove to their bank that it is them. */
  | { readonly kind: "challenge"; readonly url: string }
  /** Scan a code that holds this address; ISO 8601. */
  | { readonly kind: "qr"; readonly codeUrl: string; readonly expiresAt: string };

export const PAYMENT_FAILURES = ["declined", "insufficient-funds", "challenge-failed", "cancelled"] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** As somebody types it; see test-cards.ts. */
export interface Card {
  readonly number: string;
  /** "04/29" */
  readonly expiry: string;
  readonly code: string;
}

export interface ProviderRefund {
  readonly id: string;
  /** Of the payment. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
}

export type RefundAnswer =
  | { readonly kind: "refunded"; readonly reference: string }
  /** It will not do it, now or later. */
  | { readonly kind: "refused"; readonly reason: string };

export interface WebhookRequest {
  /** By lower-case name. */
  readonly header: (name: string) => string | undefined;
  readonly body: string;
}

export type Webhook =
  | {
      readonly kind: "event";
      /** The same for the same event sent twice. */
      readonly id: string;
      readonly type: string;
      readonly reference: string;
      /** Ours, where the provider tells it. */
      readonly paymentId: string | null;
    }
  /** Signed, and about nothing that matters here. */
  | { readonly kind: "ignored" }
  | { readonly kind: "forged" };
