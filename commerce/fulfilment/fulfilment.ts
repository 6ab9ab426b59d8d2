// What a merchant or a shopper does to an order that is placed, and what can come of it.

import type { OrderState } from "#commerce/orders";

export interface NoOrder {
  readonly kind: "no-such-order";
}

/** It is not in a state for that; nothing has changed. */
export interface NotNow {
  readonly kind: "not-now";
  readonly state: OrderState;
}

export type ShipResult = { readonly kind: "shipped" } | NoOrder | NotNow;
export type DeliverResult = { readonly kind: "delivered" } | NoOrder | NotNow;

export type CancelResult =
  /** `refund` is on its way back, in thousandths of the order's currency. */
  | { readonly kind: "cancelled"; readonly refund: number }
  | NoOrder
  | NotNow
  /** A gift card that it bought was sent already. */
  | { readonly kind: "has-gift-cards" };

export type RetryResult =
  | { readonly kind: "retried"; readonly amount: number }
  | NoOrder
  /** No refund of it was refused. */
  | { readonly kind: "none-failed" };

export type RefundResult =
  | { readonly kind: "refunded"; readonly amount: number }
  | NoOrder
  | NotNow
  /** No positive amount, or more than is left of what was paid. */
  | { readonly kind: "bad-amount"; readonly most: number }
  /** The key is another refund's, which gave back so much. */
  | { readonly kind: "key-used"; readonly amount: number };
