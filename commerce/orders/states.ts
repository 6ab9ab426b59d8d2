// Order states and their transitions.

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
 * A failed payment ends its order and releases its stock; the next attempt is a new order from the same cart. A refund does not
 * change the state.
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
