// Formats an order for its pages.

import {
  addressLines,
  amountWriter,
  formatDate,
  joinBy,
  messagesIn,
  type GiftOrder,
  type LanguageCode,
} from "#catalogue";
import { canCancel } from "#commerce/fulfilment";
import {
  deliveryNameOf,
  deliveryTermsOf,
  listedAmounts,
  outstandingRefund,
  taxesByName,
  type Order,
  type OrderEvent,
} from "#commerce/orders";
import { giftOptionNames, sentences, variantName } from "#commerce/labels";
import { labels } from "#locales/labels";
import { stateName } from "#storefront/pages/account/order-list.server.ts";
import { orderMessages } from "#locales/order-messages";
import { discountRows, lineNotes } from "./summary/discounts.server.ts";
import { giftWrapRows } from "./summary/gift-wrap.server.ts";
import type { SummaryData, SummaryRow } from "./summary/summary-data.ts";
import { taxRows } from "./summary/tax-rows.server.ts";
import type { Visitor } from "#storefront/framework/context.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { ShownOrder } from "./order-data.ts";
import { timelineOf } from "./timeline.server.ts";

type Amount = (thousandths: number) => string;

export function shownOrder(order: Order, visitor: Visitor, amount = amountOf(order)): ShownOrder {
  const { language } = visitor;
  return {
    id: order.id,
    number: order.number,
    state: stateName(order.state, language),
    date: formatDate(order.placedAt ?? order.createdAt, language, visitor.timeZone),
    email: order.email,
    timeline: timelineOf(order, visitor),
    summary: summaryOf(order, visitor, amount),
    delivery: order.delivery && [...addressLines(order.delivery, language), order.delivery.phone],
    recipients: order.lines.flatMap(({ gift }) => (gift ? [gift.recipientEmail] : [])),
    deliveryMethod: deliveryNameOf(order, language),
    gift: giftFact(order, language),
    billing: addressLines(order.billing, language),
    payment: paymentOf(order, amount, language),
    cancelled: cancelledText(order, visitor),
    canCancel: canCancel(order),
  };
}

const giftFact = ({ giftOptions }: Order, language: LanguageCode): ShownOrder["gift"] =>
  giftOptions && {
    name: messagesIn(labels, language)("gift"),
    lines: giftOptionNames(giftOptions, language),
    message: giftOptions.message,
  };

const amountOf = (order: Order): Amount => amountWriter(order.currency, listedAmounts(order));

function paymentOf(order: Order, amount: Amount, language: LanguageCode): string {
  const say = messagesIn(orderMessages, language);
  const nameOf = messagesIn(labels, language);
  if (order.placedAt === null) return say("notPaid");
  const paid = (method: NonNullable<Order["method"]>, sum: number): string =>
    say("payment", { method: nameOf(method), amount: amount(sum) });
  const rest = order.total - order.giftCardAmount;
  return joinBy(say.raw("payments"), [
    order.giftCardAmount > 0 ? paid("gift-card", order.giftCardAmount) : "",
    rest > 0 && order.method ? paid(order.method, rest) : "",
  ]);
}

function summaryOf(order: Order, visitor: Visitor, amount: Amount): SummaryData {
  const { language } = visitor;
  const say = messagesIn(orderMessages, language);
  const terms = deliveryTermsOf(order);
  const deliveryPrice = order.deliveryPrice + order.deliveryDiscount;
  const delivery = deliveryPrice === 0 ? say("free") : amount(deliveryPrice);
  const { tax } = order;
  const taxes = tax ? taxesByName(tax, order.currency).map((one) => ({ ...one, amount: amount(one.amount) })) : [];
  const { added, included } = taxRows({ isIncluded: tax?.isIncluded ?? true, taxes }, language);
  const label = messagesIn(labels, language);
  return {
    count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: order.lines.map((line) => ({
      id: line.id,
      href: line.handle && linkFor(visitor)(`/products/${line.handle}`),
      image: line.image,
      vendor: line.vendor,
      title: line.title,
      details: line.gift ? giftText(line.gift, language) : variantName(line, language),
      quantity: line.quantity,
      total: line.isComplimentary ? say("free") : amount(line.price * line.quantity),
      discounts: lineNotes(
        order.discounts.filter(({ lineId }) => lineId === line.id),
        line.isComplimentary,
        amount,
        language,
      ),
    })),
    rows: [
      { kind: "subtotal", name: say("subtotal"), amount: amount(order.subtotal) },
      ...(order.delivery
        ? [{ kind: "delivery" as const, name: deliveryNameOf(order, language) ?? say("delivery"), amount: delivery }]
        : []),
      ...discountRows(order.discounts, amount, language),
      ...giftWrapRows(order.giftOptions, order.giftWrapPrice, amount, language),
      ...added,
    ],
    total: amount(order.total),
    included,
    payments: [...paymentRows(order, amount, language), ...refundRows(order, amount, language)],
    due: null,
    // Duties and taxes are on what is delivered.
    taxNote: terms && order.delivery ? label(added.length > 0 ? "taxAdded" : terms.taxNote) : "",
  };
}

/** Recipient, address and date of a gift card. */
export function giftText(
  { recipientName: name, recipientEmail: email, deliverOn }: GiftOrder,
  language: LanguageCode,
): string {
  const say = messagesIn(orderMessages, language);
  return deliverOn === null
    ? say("giftTo", { name, email })
    : say("giftToOn", { name, email, date: formatDate(new Date(deliverOn), language, "UTC") });
}

/** Gift cards and the method that paid the rest, if there were both. */
function paymentRows(order: Order, amount: Amount, language: LanguageCode): readonly SummaryRow[] {
  const rest = order.total - order.giftCardAmount;
  if (order.placedAt === null || order.giftCardAmount === 0) return [];
  const nameOf = messagesIn(labels, language);
  return [
    { kind: "gift-cards", name: nameOf("gift-card"), amount: amount(order.giftCardAmount) },
    ...(rest > 0 && order.method
      ? [{ kind: "payment" as const, name: nameOf(order.method), amount: amount(rest) }]
      : []),
  ];
}

/** Refunds that arrived, together. */
function refundRows(order: Order, amount: Amount, language: LanguageCode): readonly SummaryRow[] {
  const sum = sumOf(order, "refunded");
  if (sum === 0) return [];
  const name = messagesIn(orderMessages, language)("refunded");
  return [{ kind: "refund", name, amount: `−${amount(sum)}` }];
}

function cancelledText(order: Order, { language, timeZone }: Visitor): string | null {
  const event = order.events.findLast(({ kind }) => kind === "cancelled");
  if (order.state !== "cancelled" || !event) return null;
  const say = messagesIn(orderMessages, language);
  const toGiftCards = sumOf(order, "refunded", "gift-card");
  const outstanding = outstandingRefund(order.events);
  return sentences(
    [
      say("cancelledOn", { date: formatDate(event.at, language, timeZone) }),
      outstanding > 0 ? say("refundOnItsWay", { amount: amountOf(order)(outstanding) }) : "",
      toGiftCards > 0 ? say("refundToGiftCard", { amount: amountOf(order)(toGiftCards) }) : "",
    ],
    language,
  );
}

const sumOf = ({ events }: Order, kind: OrderEvent["kind"], to?: string): number =>
  events.reduce(
    (sum, event) =>
      event.kind === kind && (to === undefined || event.details["to"] === to)
        ? sum + Number(event.details["amount"] ?? 0)
        : sum,
    0,
  );
