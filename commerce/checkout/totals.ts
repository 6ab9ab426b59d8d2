// Pure calculation of an order's totals. Amounts are thousandths of one currency.

import type { TaxNote } from "#catalogue";
import type { CheckoutTax, Totals } from "./checkout.ts";

interface Costs {
  readonly subtotal: number;
  /** Discounts on the lines and on the delivery. */
  readonly discount: number;
  readonly deliveryDiscount: number;
  /** Before its discount. Null until a method is chosen. */
  readonly delivery: number | null;
  readonly giftWrap: number;
  readonly tax: CheckoutTax;
  /** Available balance of each gift card, in order of use. */
  readonly giftCards: readonly number[];
  readonly currency: string;
  readonly taxNote: TaxNote;
}

export function totalsOf({ giftCards, delivery: fullDelivery, ...costs }: Costs): Totals & {
  /** Amount that each gift card pays. */
  readonly parts: readonly number[];
} {
  const { subtotal, discount, deliveryDiscount, giftWrap, tax } = costs;
  const delivery = fullDelivery === null ? null : fullDelivery - deliveryDiscount;
  const total = subtotal - discount + (delivery ?? 0) + giftWrap + addedTax(tax);
  let due = total;
  const parts = giftCards.map((available) => {
    const part = Math.max(0, Math.min(due, available));
    due -= part;
    return part;
  });
  return { ...costs, delivery, total, giftCards: total - due, due, parts };
}

/** 0 if prices include it. */
export const addedTax = (tax: CheckoutTax): number => (tax.kind === "known" && !tax.isIncluded ? tax.amount : 0);
