// Formats an order for its pages.

import { addressLines, formatDate, formatMoney, money, messagesIn, type LanguageCode } from "#catalogue";
import { canCancel } from "#commerce/fulfilment";
import { deliveryNameOf, deliveryTermsOf, type Order } from "#commerce/orders";
import { variantName } from "#commerce/labels";
import { labels } from "#locales/labels";
import { stateName } from "#storefront/pages/account/order-list.server.ts";
import { cartMessages } from "#locales/cart-messages";
import { orderMessages } from "#locales/order-messages";
import type { SummaryData } from "./summary/summary-data.ts";
import type { Visitor } from "#storefront/framework/context.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { ShownOrder } from "./order-data.ts";
import { timelineOf } from "./timeline.server.ts";

export function shownOrder(order: Order, visitor: Visitor): ShownOrder {
  const { language } = visitor;
  return {
    id: order.id,
    number: order.number,
    state: stateName(order.state, language),
    date: formatDate(order.placedAt ?? order.createdAt, language, "UTC"),
    email: order.email,
    timeline: timelineOf(order, language),
    summary: summaryOf(order, visitor),
    delivery: order.delivery && [...addressLines(order.delivery, language), order.delivery.phone],
    deliveryMethod: deliveryNameOf(order, language),
    billing: addressLines(order.billing, language),
    payment: paymentOf(order, language),
    canCancel: canCancel(order),
    canReturn: order.state === "delivered" || order.state === "shipped",
  };
}

const amountOf =
  ({ currency }: Order) =>
  (thousandths: number): string =>
    formatMoney(money(thousandths, currency));

function paymentOf(order: Order, language: LanguageCode): string {
  const amount = amountOf(order);
  const say = messagesIn(orderMessages, language);
  const nameOf = messagesIn(labels, language);
  if (order.placedAt === null) return say("notPaid");
  const paid = (method: NonNullable<Order["method"]>, sum: number): string =>
    say("payment", { method: nameOf(method), amount: amount(sum) });
  const rest = order.total - order.giftCardAmount;
  return [
    ...(order.giftCardAmount > 0 ? [paid("gift-card", order.giftCardAmount)] : []),
    ...(rest > 0 && order.method ? [paid(order.method, rest)] : []),
  ].join("; ");
}

function summaryOf(order: Order, visitor: Visitor): SummaryData {
  const amount = amountOf(order);
  const { language } = visitor;
  const say = messagesIn(orderMessages, language);
  const terms = deliveryTermsOf(order);
  const free = order.deliveryPrice === 0 ? say("free") : amount(order.deliveryPrice);
  return {
    count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: order.lines.map((line) => ({
      id: line.id,
      href: line.handle && linkFor(visitor)(`/products/${line.handle}`),
      image: line.image,
      vendor: line.vendor,
      title: line.title,
      details: line.gift
        ? messagesIn(cartMessages, language)("giftFor", { name: line.gift.recipientName })
        : variantName(line, language),
      quantity: line.quantity,
      total: amount(line.price * line.quantity),
    })),
    rows: [
      { kind: "subtotal", name: say("subtotal"), amount: amount(order.subtotal) },
      ...(order.delivery
        ? [{ kind: "delivery" as const, name: deliveryNameOf(order, language) ?? say("delivery"), amount: free }]
        : []),
      ...(order.giftCardAmount > 0
        ? [{ kind: "gift-cards" as const, name: say("giftCards"), amount: `−${amount(order.giftCardAmount)}` }]
        : []),
    ],
    total: amount(order.total),
    due: null,
    taxNote: terms ? messagesIn(labels, language)(terms.taxNote) : "",
  };
}
