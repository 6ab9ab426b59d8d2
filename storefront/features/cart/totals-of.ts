// What a bag comes to, as far as it can be bought: values in, values out, the same on the server and in the browser.

import type { ShownLine, CartView } from "./cart-data.ts";

export interface CartTotals {
  /** Pieces, those that are sold out too. */
  readonly count: number;
  /** Thousandths, as the next; null where nothing is to be delivered. */
  readonly subtotal: number;
  readonly delivery: number | null;
  readonly canBuy: boolean;
  /** Whether some of it is not what the shopper last saw. */
  readonly hasChanges: boolean;
}

export function totalsOf({ lines, delivery }: Pick<CartView, "lines" | "delivery">): CartTotals {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const isSent = lines.some(({ productId, most }) => productId !== null && most > 0);
  const isFree = delivery.freeFrom !== null && subtotal >= delivery.freeFrom;
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    delivery: isSent ? (isFree ? 0 : delivery.price) : null,
    canBuy: lines.some(({ most }) => most > 0),
    hasChanges: lines.some(({ change }) => change !== null),
  };
}

/** Of as many as there are. */
export const lineTotal = ({ price, quantity, most }: ShownLine): number =>
  (price?.price.thousandths ?? 0) * Math.min(quantity, most);
