// Results of the operations on placed orders.

import type { OrderState } from "#commerce/orders";

export interface NoOrder {
  readonly kind: "no-such-order";
}

/** The order's state does not allow this; nothing changed. */
export interface NotNow {
  readonly kind: "not-now";
  readonly state: OrderState;
}

export type ShipResult =
  | { readonly kind: "shipped" }
  /** The order does not have these lines, or not this many pieces of them are left to send. */
  | { readonly kind: "bad-lines"; readonly lineIds: readonly string[] }
  | NoOrder
  | NotNow;
export type DeliverResult = { readonly kind: "delivered" } | NoOrder | NotNow;

export type CancelResult =
  /** `refund` is the amount to be refunded, in thousandths of the order's currency. */
  | { readonly kind: "cancelled"; readonly refund: number }
  | NoOrder
  | NotNow
  /** A gift card that the order bought was sent already. */
  | { readonly kind: "has-gift-cards" };

export type CancelRestResult =
  /** `refund` is the amount to be refunded now, in thousandths: the pieces' price less what the merchant refunded before. */
  { readonly kind: "rest-cancelled"; readonly refund: number } | NoOrder | NotNow;

export type RetryResult =
  | { readonly kind: "retried"; readonly amount: number }
  | NoOrder
  /** The order has no failed refund. */
  | { readonly kind: "none-failed" };

export type RefundResult =
  | { readonly kind: "refunded"; readonly amount: number }
  | NoOrder
  | NotNow
  /** Not a positive amount of the currency, or more than can be refunded. */
  | { readonly kind: "bad-amount"; readonly most: number }
  /** A part that was refunded meanwhile. */
  | { readonly kind: "parts-gone" }
  /** The key belongs to another refund, of this amount. */
  | { readonly kind: "key-used"; readonly amount: number };
