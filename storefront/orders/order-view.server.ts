// From an order to what its pages show.

import {
  addressLines,
  deliveryMethodsOf,
  formatDate,
  formatMoney,
  marketOf,
  money,
  PAYMENT_METHOD_NAMES,
  TAX_NOTES,
  taxNoteOf,
} from "#catalogue";
import { canCancel } from "#commerce/fulfilment";
import type { Order } from "#commerce/orders";
import { stateName } from "../account/order-list.server.ts";
import type { SummaryData } from "./summary-data.ts";
import type { Visitor } from "../rendering/context.ts";
import { linkFor } from "../viewer.server.ts";
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
    delivery: order.delivery && [...addressLines(order.delivery), order.delivery.phone],
    deliveryMethod: methodOf(order)?.name ?? null,
    billing: addressLines(order.billing),
    payment: paymentOf(order),
    canCancel: canCancel(order),
    canReturn: order.state === "delivered" || order.state === "shipped",
  };
}

const amountOf =
  ({ currency }: Order) =>
  (thousandths: number): string =>
    formatMoney(money(thousandths, currency));

function methodOf({ delivery, deliveryMethod, marketCode }: Order) {
  const market = marketOf(delivery?.country ?? marketCode);
  return market && deliveryMethodsOf(market).find(({ code }) => code === deliveryMethod);
}

function paymentOf(order: Order): string {
  const amount = amountOf(order);
  if (order.placedAt === null) return "Not paid";
  const cards = order.giftCardAmount > 0 ? `Gift card, ${amount(order.giftCardAmount)}` : "";
  const rest = order.total - order.giftCardAmount;
  const other = rest > 0 && order.method ? `${PAYMENT_METHOD_NAMES[order.method]}, ${amount(rest)}` : "";
  return [cards, other].filter(Boolean).join("; ");
}

function summaryOf(order: Order, visitor: Visitor): SummaryData {
  const amount = amountOf(order);
  const market = marketOf(order.delivery?.country ?? order.marketCode);
  const free = order.deliveryPrice === 0 ? "Complimentary" : amount(order.deliveryPrice);
  return {
    count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: order.lines.map((line) => ({
      id: line.id,
      href: line.handle && linkFor(visitor)(`/products/${line.handle}`),
      image: line.image,
      vendor: line.vendor,
      title: line.title,
      details: line.gift ? `For ${line.gift.recipientName}` : [line.colour, line.size].filter(Boolean).join(", "),
      quantity: line.quantity,
      total: amount(line.price * line.quantity),
    })),
    rows: [
      { name: "Subtotal", amount: amount(order.subtotal) },
      ...(order.delivery ? [{ name: methodOf(order)?.name ?? "Delivery", amount: free }] : []),
      ...(order.giftCardAmount > 0 ? [{ name: "Gift cards", amount: `−${amount(order.giftCardAmount)}` }] : []),
    ],
    total: amount(order.total),
    due: null,
    taxNote: market ? TAX_NOTES[taxNoteOf(market)] : "",
  };
}
