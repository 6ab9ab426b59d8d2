// Totals of what can be bought in a cart; the same function on the server and in the browser.

import { amountWriter, giftWrapPrice } from "#catalogue";
import type { ShownLine, CartView } from "./cart-data.ts";

export interface CartTotals {
  /** Number of pieces, sold-out ones included. */
  readonly count: number;
  /** Thousandths, like the delivery price, which is null if nothing is delivered. */
  readonly subtotal: number;
  readonly delivery: number | null;
  /** Null if it is not wrapped. */
  readonly giftWrap: number | null;
  /** The amount to pay. */
  readonly total: number;
  readonly canBuy: boolean;
  /** True if something has changed since the shopper last looked. */
  readonly hasChanges: boolean;
}

type Priced = Pick<CartView, "lines" | "delivery" | "gift" | "discounts">;

export function totalsOf({ lines, delivery, gift, discounts }: Priced): CartTotals {
  const subtotal = lines.reduce((sum, line) => sum + totalOf(line, line.before), 0);
  const isSent = lines.some(({ productId, most }) => productId !== null && most > 0);
  const isFree = delivery.freeFrom !== null && subtotal >= delivery.freeFrom;
  const deliveryPrice = isSent ? (isFree ? 0 : delivery.price) : null;
  const discount = discounts.rows.reduce((sum, { amount }) => sum + amount, 0);
  const giftWrap = isSent && gift?.options?.isWrapped ? giftWrapPrice(gift.offer, gift.options) : null;
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    delivery: deliveryPrice,
    giftWrap,
    total: Math.max(0, subtotal + (deliveryPrice ?? 0) - discount) + (giftWrap ?? 0),
    canBuy: lines.some(({ most }) => most > 0),
    hasChanges: lines.some(({ change }) => change !== null),
  };
}

/** Writes the amounts of the cart, which have the same decimals. */
export function amountsOf(view: CartView): (thousandths: number) => string {
  const { subtotal, delivery, giftWrap, total } = totalsOf(view);
  const lines = view.lines.flatMap((line) => [
    lineTotal(line),
    line.price?.price.thousandths ?? 0,
    line.price?.compareAt?.thousandths ?? 0,
    line.change?.kind === "price" ? line.change.was.thousandths : 0,
  ]);
  const discounts = view.discounts.rows.map(({ amount }) => amount);
  return amountWriter(view.currency, [...lines, subtotal, delivery ?? 0, giftWrap ?? 0, ...discounts, total]);
}

/** For the quantity that is in stock. */
export const lineTotal = (line: ShownLine): number => totalOf(line, line.price?.price.thousandths ?? null);

const totalOf = ({ quantity, most }: ShownLine, price: number | null): number =>
  (price ?? 0) * Math.min(quantity, most);
