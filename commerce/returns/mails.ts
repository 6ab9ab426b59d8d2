// Mails about returns, in the order's language.

import { DEFAULT_MARKET, formatDate, messagesIn } from "#catalogue";
import { variantName } from "#commerce/labels";
import { amountIn, mailHref, mailLanguage, type MailContent, type MailItem, type MailShop } from "#commerce/mail";
import { namesOf, orderHref, refundTexts, type RefundSplit, seeCreditNote } from "#commerce/orders";
import { mailOrders } from "#locales/mail-orders";
import { mailReturns } from "#locales/mail-returns";
import { returnMessages } from "#locales/return-messages";
import type { Return } from "./return.ts";

export function startedMail(shop: MailShop, parcel: Return, token: string, until: Date, origin: string): MailContent {
  const { language, say } = about(shop, parcel);
  const count = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    language,
    subject: say("startedSubject", { number: parcel.number }),
    paragraphs: [
      say("started", { count, order: parcel.order.number }),
      say("print", { date: formatDate(until, language, shop.timeZone) }),
      say(parcel.refundTo === "gift-card" ? "thenGiftCard" : "thenPayment"),
    ],
    items: itemsOf(parcel, ({ quantity }) => quantity),
    action: {
      label: say("startedAction"),
      href: mailHref(
        origin,
        { code: marketIn(parcel), language: parcel.order.language },
        `/account/ordersReturn/${parcel.id}?token=${token}`,
      ),
    },
    note: say("startedNote"),
  };
}

export function cancelledMail(shop: MailShop, parcel: Return, origin: string): MailContent {
  const { language, say } = about(shop, parcel);
  return {
    language,
    subject: say("cancelledSubject", { number: parcel.number }),
    paragraphs: [say("cancelled"), say("another")],
    action: seeOrder(shop, parcel, origin),
  };
}

export function receivedMail(shop: MailShop, parcel: Return, origin: string): MailContent {
  const { language, say } = about(shop, parcel);
  return {
    language,
    subject: say("receivedSubject", { number: parcel.number }),
    paragraphs: [say("received")],
    items: itemsOf(parcel, ({ quantity }) => quantity),
    action: seeOrder(shop, parcel, origin),
  };
}

/** `refund` is the way of the money, or the amount of the gift card that replaces it. */
export function refundedMail(
  shop: MailShop,
  parcel: Return,
  refund: RefundSplit | { readonly giftCard: number; readonly creditNote: string },
  origin: string,
): MailContent {
  const { language, say } = about(shop, parcel);
  const isLess = parcel.lines.some(({ quantity, acceptedQuantity }) => acceptedQuantity !== quantity);
  return {
    language,
    subject: say("refundedSubject", { number: parcel.number }),
    paragraphs: [
      ...("giftCard" in refund
        ? [say("onGiftCard", { amount: amountIn(language, refund.giftCard, parcel.order.currency) })]
        : refundTexts(shop, parcel.order, refund)),
      ...(isLess ? [say("partialRefund")] : []),
    ],
    items: itemsOf(parcel, ({ quantity, acceptedQuantity }) => acceptedQuantity ?? quantity),
    action: seeOrder(shop, parcel, origin),
    ...seeCreditNote(shop, parcel.order, refund.creditNote, origin),
  };
}

export function refusedMail(shop: MailShop, parcel: Return, reason: string, origin: string): MailContent {
  const { language, say } = about(shop, parcel);
  return {
    language,
    subject: say("refusedSubject", { number: parcel.number }),
    paragraphs: [say("refused"), ...(reason ? [say("reason", { reason })] : []), say("onItsWay")],
    items: itemsOf(parcel, ({ quantity }) => quantity),
    action: seeOrder(shop, parcel, origin),
  };
}

/** Message on the gift card that refunds a return. */
export const cardMessage = ({ number, order }: Return): string =>
  messagesIn(returnMessages, mailLanguage(order))("cardMessage", { number });

function about(shop: MailShop, { order }: Return) {
  const language = mailLanguage(order);
  return { language, say: shop.messages(mailReturns, language) };
}

const seeOrder = (shop: MailShop, { order }: Return, origin: string) => ({
  label: shop.messages(mailOrders, mailLanguage(order))("see"),
  href: orderHref(order, origin),
});

const itemsOf = (parcel: Return, count: (line: Return["lines"][number]) => number): readonly MailItem[] =>
  parcel.lines
    .filter((line) => count(line) > 0)
    .map((returned) => {
      const { image, size } = returned.line;
      const { vendor, title, colour, options } = namesOf(returned.line);
      const details = variantName({ colour, size, options }, mailLanguage(parcel.order));
      return { image, vendor, title, details, quantity: count(returned), amount: "" };
    });

const marketIn = ({ order: { marketCode } }: Return): string | null =>
  marketCode === DEFAULT_MARKET.code ? null : marketCode;
