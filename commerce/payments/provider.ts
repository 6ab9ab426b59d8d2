// Interface of a payment provider. Every call is idempotent by the id of its payment or refund.

import type { Address, PaymentMethod } from "#catalogue";

export interface PaymentProvider {
  /** "test" or "stripe"; stored with each payment. */
  readonly name: string;
  /** Payment methods that it supports. */
  readonly methods: readonly PaymentMethod[];
  /** True if card details are entered in the shop's own form, as with the test provider. */
  readonly takesCards: boolean;
  /** Starts a payment; a card is charged immediately. */
  readonly start: (payment: StartedPayment, card?: Card) => Promise<ProviderAnswer>;
  /** Looks up the current state of a payment. */
  readonly find: (payment: StartedPayment) => Promise<ProviderAnswer>;
  /** Cancels a payment so that it can no longer be paid. Returns its state, which may be paid already. */
  readonly cancel: (payment: StartedPayment) => Promise<ProviderAnswer>;
  readonly refund: (refund: ProviderRefund) => Promise<RefundAnswer>;
  /** Refunds and disputes of a payment, by the provider's id of the payment; also refunds that the shop did not request. */
  readonly findMovements: (reference: string) => Promise<Movements>;
  /** Id of our payment, for a webhook that names another of the provider's ids; null if the payment is not ours. */
  readonly findPaymentId: (reference: string) => Promise<string | null>;
  /** Everything that moved money in a period. */
  readonly listDay: (from: Date, to: Date) => Promise<Movements & { readonly payments: readonly ProviderPayment[] }>;
  /** Verifies the signature of a webhook and reads it. */
  readonly readWebhook: (request: WebhookRequest) => Promise<Webhook>;
}

export interface StartedPayment {
  readonly id: string;
  /** The provider's id of the payment; null until its first response. */
  readonly reference: string | null;
  readonly method: PaymentMethod;
  /** Thousandths. */
  readonly amount: number;
  readonly currency: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly billing: Address;
  /** Null if the checkout has taken the address. */
  readonly express: ExpressTerms | null;
  readonly language: string;
  /** The provider's page returns the shopper here, paid or not. */
  readonly returnUrl: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Terms of an order whose address comes from the wallet. */
export interface ExpressTerms {
  /** ISO 3166 codes of the countries that the address may be in, for the amount of the payment. */
  readonly countries: readonly string[];
  readonly deliveryName: string;
  /** Thousandths; part of the amount. */
  readonly deliveryPrice: number;
}

/** The buyer, as the wallet knows them. */
export interface WalletBuyer {
  readonly email: string;
  readonly delivery: Address;
  /** Null if same as the delivery address. */
  readonly billing: Address | null;
}

export type ProviderAnswer =
  | {
      readonly kind: "paid";
      readonly reference: string;
      /** Thousandths, as reported by the provider. */
      readonly amount: number;
      readonly currency: string;
      /** For a payment with express terms. */
      readonly buyer?: WalletBuyer | undefined;
    }
  /** Without a step, the shopper can only wait. */
  | {
      readonly kind: "pending";
      readonly reference: string;
      readonly step: PaymentStep | null;
      /** True once the shopper has submitted the payment: they authenticate with the bank, or it is processing. */
      readonly isUnderWay: boolean;
    }
  | {
      readonly kind: "failed";
      /** Null if the payment was rejected before it started. */
      readonly reference: string | null;
      readonly reason: PaymentFailure;
      /** Technical reason for the log, if the shopper is not at fault. */
      readonly fault?: string;
    }
  | { readonly kind: "expired"; readonly reference: string | null }
  /** The provider does not know this payment. */
  | { readonly kind: "unknown" };

/** Action required of the shopper. */
export type PaymentStep =
  /** Pay on the provider's page. */
  | { readonly kind: "redirect"; readonly url: string }
  /** Authenticate with the bank, as in 3-D Secure. */
  | { readonly kind: "challenge"; readonly url: string }
  /** Scan a QR code of this address before it expires (ISO 8601). */
  | { readonly kind: "qr"; readonly codeUrl: string; readonly expiresAt: string };

export const PAYMENT_FAILURES = ["declined", "insufficient-funds", "challenge-failed", "cancelled"] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** Card details as entered in the form; test-cards.ts lists the known numbers. */
export interface Card {
  readonly number: string;
  /** "04/29" */
  readonly expiry: string;
  readonly code: string;
}

export interface ProviderRefund {
  readonly id: string;
  /** The provider's id of the payment. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
}

export type RefundAnswer =
  | { readonly kind: "refunded"; readonly reference: string }
  /** Accepted; the provider reports later whether it succeeded. */
  | { readonly kind: "pending"; readonly reference: string }
  /** Permanent; a retry would be refused again. */
  | { readonly kind: "refused"; readonly reason: string };

export interface Movements {
  readonly refunds: readonly ProviderRefundState[];
  readonly disputes: readonly ProviderDispute[];
}

export interface ProviderRefundState {
  readonly reference: string;
  /** Id of our refund; null if it was made at the provider. */
  readonly refundId: string | null;
  /** Thousandths. */
  readonly amount: number;
  readonly currency: string;
  readonly state: "pending" | "refunded" | "failed";
  /** Reason of a failure. */
  readonly reason: string | null;
}

export interface ProviderDispute {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: "open" | "won" | "lost";
  readonly reason: string;
  /** Time by which the merchant has to answer; null if no answer is expected. */
  readonly dueAt: Date | null;
}

export interface ProviderPayment {
  readonly reference: string;
  /** Null if it belongs to another system. */
  readonly paymentId: string | null;
  readonly amount: number;
  readonly currency: string;
}

export interface WebhookRequest {
  /** Takes a lower-case name. */
  readonly header: (name: string) => string | undefined;
  readonly body: string;
}

export type Webhook =
  | {
      readonly kind: "event";
      /** Identifies an event that is delivered more than once. */
      readonly id: string;
      readonly type: string;
      readonly reference: string;
      /** Id of our payment, if the provider includes it. */
      readonly paymentId: string | null;
    }
  /** Genuine but irrelevant. */
  | { readonly kind: "ignored" }
  | { readonly kind: "forged" };
