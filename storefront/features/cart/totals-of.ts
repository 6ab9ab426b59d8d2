// Totals of what can be bought in a cart; the same function on the server and in the browser.

import { giftWrapPrice } from "#catalogue";
import type { ShownLine, CartView } from "./cart-data.ts";

export interface CartTotals {
  /** Number of pieces, sold-out ones included. */
  readonly count: number;
  /** Thousandths, like the delivery price, which is null if nothing is delivered. */
  readonly subtotal: number;
  readonly delivery: number | null;
  /** Discounts of promotions on lines and delivery. */
  readonly discount: number;
  /** Null if it is not wrapped. */
  readonly giftWrap: number | null;
  readonly canBuy: boolean;
  /** True if something has changed since the shopper last looked. */
  readonly hasChanges: boolean;
}

type Priced = Pick<CartView, "lines" | "delivery" | "gift" | "discounts">;

export function totalsOf({ lines, delivery, gift, discounts }: Priced): CartTotals {
  const subtotal = lines.reduce((sum, line) => sum + totalOf(line, line.before), 0);
  const isSent = lines.some(({ productId, most }) => productId !== null && most > 0);
  const isFree = delivery.freeFrom !== null && subtotal >= delivery.freeFrom;
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    delivery: isSent ? (isFree ? 0 : delivery.price) : null,
    discount: discounts.rows.reduce((sum, { amount }) => sum + amount, 0),
    giftWrap: isSent && gift?.options?.isWrapped ? giftWrapPrice(gift.offer, gift.options) : null,
    canBuy: lines.some(({ most }) => most > 0),
    hasChanges: lines.some(({ change }) => change !== null),
  };
}

/** For the quantity that is in stock. */
export const lineTotal = (line: ShownLine): number => totalOf(line, line.price?.price.thousandths ?? null);

const totalOf = ({ quantity, most }: ShownLine, price: number | null): number =>
  (price ?? 0) * Math.min(quantity, most);
