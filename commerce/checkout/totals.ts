// Pure calculation of an order's totals. Amounts are thousandths of one currency.

import { deliveryPrice, type DeliveryMethod, type TaxNote } from "#catalogue";
import type { Totals } from "./checkout.ts";

interface Costs {
  readonly subtotal: number;
  readonly needsDelivery: boolean;
  /** Null until one is chosen. */
  readonly method: DeliveryMethod | null;
  readonly giftWrap: number;
  /** Available balance of each gift card, in order of use. */
  readonly giftCards: readonly number[];
  readonly currency: string;
  readonly taxNote: TaxNote;
}

export function totalsOf({ subtotal, needsDelivery, method, giftWrap, giftCards, currency, taxNote }: Costs): Totals & {
  /** Amount that each gift card pays. */
  readonly parts: readonly number[];
} {
  const delivery = needsDelivery ? method && deliveryPrice(method, subtotal) : 0;
  const total = subtotal + (delivery ?? 0) + giftWrap;
  let due = total;
  const parts = giftCards.map((available) => {
    const part = Math.max(0, Math.min(due, available));
    due -= part;
    return part;
  });
  return { subtotal, delivery, giftWrap, total, giftCards: total - due, due, currency, taxNote, parts };
}
