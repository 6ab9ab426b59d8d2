// The amounts of an order that are written below each other, on its page, invoice and mails.

import type { Order } from "./order.ts";
import { taxesByName } from "./tax-rates.ts";

/** Thousandths. Without tax that prices include, which is a remark on the total. */
export const listedAmounts = (order: Order): readonly number[] => [
  ...order.lines.flatMap(({ price, quantity }) => [price, price * quantity]),
  order.subtotal,
  order.deliveryPrice + order.deliveryDiscount,
  ...order.discounts.map(({ amount }) => amount),
  order.giftWrapPrice,
  ...(order.tax && !order.tax.isIncluded ? taxesByName(order.tax, order.currency) : []).map(({ amount }) => amount),
  order.giftCardAmount,
  order.total,
];
