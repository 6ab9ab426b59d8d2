// The price of some pieces of an order's line, with the tax that was added to it. Pure.

import { unitOf } from "#commerce/tax";
import type { OrderLine } from "./order.ts";

/** Rounded up for the shopper; a refund is limited to what the line has left. */
export function paidFor(
  { price, quantity: all, taxAdded }: Pick<OrderLine, "price" | "quantity" | "taxAdded">,
  quantity: number,
  currency: string,
): number {
  const unit = unitOf(currency);
  return price * quantity + Math.ceil((taxAdded * quantity) / all / unit) * unit;
}
