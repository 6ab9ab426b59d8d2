// What the shop writes about orders, in plain words. Every link is made from the configured origin.

import { addressLines, deliveryMethodsOf, formatMoney, marketOf, money, prefixPath } from "#catalogue";
import type { Letter } from "#commerce/mail";
import type { Order } from "./order.ts";

export const placedLetter = (order: Order, origin: string): Letter => ({
  subject: `Your order ${order.number}`,
  paragraphs: [
    "Thank you for your order.",
    order.delivery
      ? `We are getting it ready and write to you when it leaves us${daysOf(order)}.`
      : "There is nothing to wait for: gift cards go by email.",
  ],
  details: [
    ...order.lines.map(
      (line) => [nameOf(line), formatMoney(money(line.price * line.quantity, order.currency))] as const,
    ),
    ...(order.delivery ? [["Delivery", amount(order, order.deliveryPrice)] as const] : []),
    ["Total", amount(order, order.total)],
    ...(order.giftCardAmount > 0 ? [["Paid by gift card", amount(order, order.giftCardAmount)] as const] : []),
    ...(order.delivery ? [["Delivery address", addressLines(order.delivery).join(", ")] as const] : []),
  ],
  action: { label: "See your order", href: hrefOf(order, origin) },
  note: `Order number ${order.number}. You can call it off until we have sent it.`,
});

export const shippedLetter = (order: Order, origin: string): Letter => ({
  subject: `Your order ${order.number} is on its way`,
  paragraphs: [
    "Your parcel has left us.",
    ...(order.tracking ? [`Its tracking number is ${order.tracking}.`] : []),
    ...(order.delivery ? [`It goes to ${addressLines(order.delivery).join(", ")}.`] : []),
  ],
  action: { label: "See your order", href: hrefOf(order, origin) },
});

/** `refund` is in thousandths; 0 when nothing was paid. */
export const cancelledLetter = (order: Order, refund: number, reason: string | undefined, origin: string): Letter => ({
  subject: `Your order ${order.number} is cancelled`,
  paragraphs: [
    reason ?? "Your order is cancelled.",
    refund > 0
      ? `${amount(order, refund)} goes back to where it came from. With a bank that can take up to ten days.`
      : "You have paid nothing.",
  ],
  action: { label: "See your order", href: hrefOf(order, origin) },
});

export const SOLD_OUT =
  "Your payment reached us after the last piece was sold, so we could not keep the order for you. We are sorry.";

export const refundedLetter = (order: Order, refund: number, origin: string): Letter => ({
  subject: `A refund for your order ${order.number}`,
  paragraphs: [`${amount(order, refund)} goes back to where it came from. With a bank that can take up to ten days.`],
  action: { label: "See your order", href: hrefOf(order, origin) },
});

const amount = ({ currency }: Order, thousandths: number): string => formatMoney(money(thousandths, currency));

const nameOf = ({ quantity, vendor, title, size }: Order["lines"][number]): string =>
  [`${quantity} ×`, vendor, title, size && `(${size})`].filter(Boolean).join(" ");

function daysOf({ delivery, deliveryMethod, marketCode }: Order): string {
  const market = marketOf(delivery?.country ?? marketCode);
  const method = market && deliveryMethodsOf(market).find(({ code }) => code === deliveryMethod);
  return method ? `; ${method.name.toLowerCase()} takes ${method.days.from} to ${method.days.to} working days` : "";
}

/** An account's own page of it; a guest finds it by its number and their address. */
const hrefOf = ({ id, number, accountId, marketCode }: Order, origin: string): string =>
  new URL(
    prefixPath(marketCode, accountId ? `/account/orders/${id}` : `/checkout/order/${id}?number=${number}`),
    origin,
  ).href;
