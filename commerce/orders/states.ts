// The states of an order, and which may follow which.

export const ORDER_STATES = [
  "awaiting-payment",
  "placed",
  "shipped",
  "delivered",
  "cancelled",
  "payment-failed",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * A failed payment ends its order and frees what was held for it; another try is another order of the same bag. What is
 * refunded stays in its state.
 */
const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  "awaiting-payment": ["placed", "payment-failed", "cancelled"],
  "payment-failed": [],
  placed: ["shipped", "cancelled"],
  shipped: ["delivered"],
  delivered: [],
  cancelled: [],
};

export const canBecome = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);
