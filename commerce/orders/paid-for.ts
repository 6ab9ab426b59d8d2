// The amount paid for some pieces of an order's line: their price less discounts, plus added tax. Pure.

import { smallestOf } from "#catalogue";
import { split } from "#commerce/tax";
import type { OrderLine } from "./order.ts";

export type PaidLine = Pick<OrderLine, "price" | "quantity" | "discount" | "taxAdded">;

/**
 * The line's total is divided into its pieces by the largest remainder, so that refunds sum to it, in any order of returns.
 * `before` counts the pieces that were given back earlier.
 */
export function paidFor(line: PaidLine, quantity: number, currency: string, before = 0): number {
  const pieces = split(paidForLine(line), Array<number>(line.quantity).fill(1), smallestOf(currency));
  return pieces.slice(before, before + quantity).reduce((sum, piece) => sum + piece, 0);
}

export const paidForLine = ({ price, quantity, discount, taxAdded }: PaidLine): number =>
  price * quantity - discount + taxAdded;
