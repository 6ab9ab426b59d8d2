// Mails about orders, in the order's language. Links use the configured origin, never that of a request.

import {
  addressLines,
  carrierName,
  formatDate,
  messagesIn,
  methodName,
  type GiftOrder,
  type LanguageCode,
  type Say,
} from "#catalogue";
import { deliveryDays, listed, sentences, variantName } from "#commerce/labels";
import {
  amountsIn,
  mailHref,
  mailLanguage,
  type MailAttachment,
  type MailContent,
  type MailItem,
  type MailLink,
  type MailShop,
} from "#commerce/mail";
import { labels } from "#locales/labels";
import { mailOrders } from "#locales/mail-orders";
import { orderMessages } from "#locales/order-messages";
import { deliveryTermsOf } from "./delivery-terms.ts";
import { discountName, sumByPromotion } from "./discounts.ts";
import { listedAmounts } from "./listed-amounts.ts";
import { canWithdraw } from "./right-of-withdrawal.ts";
import { taxesByName } from "./tax-rates.ts";
import type { LineNames, Order, OrderLine, ParcelLine } from "./order.ts";
import { cancelledLines, sentParcels, unsentLines } from "./parcels.ts";

/** The documents are attached, because a link to a page that may change is no durable medium (Directive 2011/83/EU, article 8). */
export function placedMail(
  shop: MailShop,
  order: Order,
  origin: string,
  documents: readonly MailAttachment[],
): MailContent {
  const { say, amount, ...common } = about(shop, order, listedAmounts(order));
  const { number, delivery } = order;
  const hasGifts = order.lines.some(({ gift }) => gift !== null);
  return {
    ...common,
    subject: say("placedSubject", { number }),
    paragraphs: [say("thanks"), ...(delivery ? [say("ready"), ...deliveryText(order, say)] : [say("giftCardsOnly")])],
    items: order.lines.map((line) => itemOf(shop, order, line, line.quantity, amount)),
    details: [
      ...(delivery ? [[say("delivery"), deliveryCost(order, amount)] as const] : []),
      ...sumByPromotion(order.discounts).map(
        (one) => [discountName(one, common.language), `−${amount(one.amount)}`] as const,
      ),
      ...giftWrapOf(order, amount),
      ...taxesOf(order, amount, "added"),
      [say("total"), amount(order.total)],
      ...taxesOf(order, amount, "included"),
      ...paidBy(order, amount),
      ...(delivery ? [[say("address"), addressOf(order)] as const] : []),
      ...giftDetails(order),
    ],
    action: seeOrder(shop, order, origin),
    note: sentences(
      [
        say(hasGifts ? "placedNoteGift" : "placedNote", { number }),
        ...(canWithdraw(order) ? [say("withdrawalText")] : []),
      ],
      common.language,
    ),
    pages: legalPages(shop, order, origin),
    attachments: documents,
  };
}

/** Distance selling law asks for them in the confirmation. */
function legalPages(shop: MailShop, order: Order, origin: string): readonly MailLink[] {
  const say = shop.messages(mailOrders, mailLanguage(order));
  const page = (name: string) =>
    mailHref(origin, { code: order.marketCode, language: order.language }, `/pages/${name}`);
  return [
    { label: say("terms"), href: page("terms-conditions") },
    ...(canWithdraw(order) ? [{ label: say("withdrawal"), href: page("withdrawal") }] : []),
    { label: say("complaints"), href: page("contact") },
  ];
}

/** About one parcel of the order, by its number. */
export function shippedMail(shop: MailShop, order: Order, parcelNumber: number, origin: string): MailContent {
  const language = mailLanguage(order);
  const say = shop.messages(mailOrders, language);
  const parcel = sentParcels(order).find(({ number }) => number === parcelNumber);
  const hasRest = unsentLines(order).length > 0;
  const tracking = [parcel?.carrier && carrierName(parcel.carrier), parcel?.tracking].filter(Boolean).join(" ");
  return {
    language,
    subject: say("shippedSubject", { number: order.number }),
    paragraphs: [
      say(hasRest ? "shippedPart" : parcelNumber > 1 ? "shippedRest" : "shipped"),
      ...(parcel?.tracking ? [say("tracking", { tracking })] : []),
      ...(order.delivery ? [say("deliveryTo", { address: addressOf(order) })] : []),
    ],
    items: itemsOf(shop, order, parcel?.lines ?? [], () => ""),
    ...(parcel?.trackingUrl
      ? { action: { label: say("track"), href: parcel.trackingUrl }, more: seeOrder(shop, order, origin) }
      : { action: seeOrder(shop, order, origin) }),
  };
}

/** Amounts of a refund in thousandths, by where they go. */
export interface RefundSplit {
  readonly toPayment: number;
  readonly toGiftCards: number;
  /** Number of its credit note; absent if nothing was sold. */
  readonly creditNote?: string;
}

export function cancelledMail(
  shop: MailShop,
  order: Order,
  refund: RefundSplit,
  reason: "sold-out" | undefined,
  origin: string,
): MailContent {
  const { say, amount, ...common } = about(shop, order, [...listedAmounts(order), ...splitAmounts(refund)]);
  const isPaid = refund.toPayment + refund.toGiftCards > 0;
  return {
    ...common,
    subject: say("cancelledSubject", { number: order.number }),
    paragraphs: [
      say(reason === "sold-out" ? "soldOut" : "cancelled"),
      ...(isPaid ? refundTexts(shop, order, refund, listedAmounts(order)) : [say("notCharged")]),
    ],
    items: order.lines.map((line) => itemOf(shop, order, line, line.quantity, amount)),
    action: seeOrder(shop, order, origin),
    ...seeCreditNote(shop, order, refund.creditNote, origin),
  };
}

/** About the pieces that will not be sent. A refund of nothing means that they were refunded before. */
export function restCancelledMail(shop: MailShop, order: Order, refund: RefundSplit, origin: string): MailContent {
  const { say, amount, ...common } = about(shop, order, [...listedAmounts(order), ...splitAmounts(refund)]);
  const isRefunded = refund.toPayment + refund.toGiftCards > 0;
  return {
    ...common,
    subject: say("restCancelledSubject", { number: order.number }),
    paragraphs: [
      say("restCancelled"),
      ...(isRefunded ? refundTexts(shop, order, refund, listedAmounts(order)) : [say("alreadyRefunded")]),
    ],
    items: itemsOf(shop, order, cancelledLines(order), amount),
    action: seeOrder(shop, order, origin),
    ...seeCreditNote(shop, order, refund.creditNote, origin),
  };
}

/** The parts that a refund is for, if they are known. */
export interface NamedParts {
  readonly pieces: readonly ParcelLine[];
  /** Thousandths. */
  readonly delivery: number;
}

export function refundedMail(
  shop: MailShop,
  order: Order,
  refund: RefundSplit,
  origin: string,
  { pieces, delivery }: NamedParts = { pieces: [], delivery: 0 },
): MailContent {
  const { say, amount, ...common } = about(shop, order, [...listedAmounts(order), ...splitAmounts(refund), delivery]);
  return {
    ...common,
    subject: say("refundSubject", { number: order.number }),
    paragraphs: refundTexts(shop, order, refund, listedAmounts(order)),
    ...(pieces.length > 0 && { items: itemsOf(shop, order, pieces, amount) }),
    ...(delivery > 0 && { details: [[say("delivery"), amount(delivery)]] }),
    action: seeOrder(shop, order, origin),
    ...seeCreditNote(shop, order, refund.creditNote, origin),
  };
}

/** A sentence for each way that the money goes. */
export function refundTexts(
  shop: MailShop,
  order: Pick<Order, "language" | "currency">,
  refund: RefundSplit,
  others: readonly number[] = [],
): readonly string[] {
  const { say, amount } = about(shop, order, [...others, ...splitAmounts(refund)]);
  const { toPayment, toGiftCards } = refund;
  return [
    ...(toPayment > 0 ? [say("refundOnItsWay", { amount: amount(toPayment) })] : []),
    ...(toGiftCards > 0 ? [say("refundToGiftCard", { amount: amount(toGiftCards) })] : []),
  ];
}

const splitAmounts = ({ toPayment, toGiftCards }: RefundSplit): readonly number[] => [toPayment, toGiftCards];

/** The order's page in the account; guests open it with its number and their email address. */
export const orderHref = (
  {
    id,
    number,
    accountId,
    marketCode,
    language,
  }: Pick<Order, "id" | "number" | "accountId" | "marketCode" | "language">,
  origin: string,
): string =>
  mailHref(
    origin,
    { code: marketCode, language },
    accountId ? `/account/orders/${id}` : `/checkout/order/${id}?number=${number}`,
  );

/** Guests open it from the order's page, which asks for their email address. */
export const seeCreditNote = (
  shop: MailShop,
  order: Parameters<typeof orderHref>[0],
  number: string | undefined,
  origin: string,
): Pick<MailContent, "more"> =>
  number === undefined
    ? {}
    : {
        more: {
          label: shop.messages(mailOrders, mailLanguage(order))("creditNote", { number }),
          href: order.accountId
            ? mailHref(origin, { code: order.marketCode, language: order.language }, creditNotePath(order.id, number))
            : orderHref(order, origin),
        },
      };

/** Path of a credit note's page. */
export const creditNotePath = (orderId: string, number: string): string =>
  `/account/orders/${orderId}/credit-notes/${number}`;

const seeOrder = (shop: MailShop, order: Order, origin: string) => ({
  label: shop.messages(mailOrders, mailLanguage(order))("see"),
  href: orderHref(order, origin),
});

/** `amounts` are those of the mail. */
function about(shop: MailShop, order: Pick<Order, "language" | "currency">, amounts: readonly number[]) {
  const language = mailLanguage(order);
  return {
    language,
    say: shop.messages(mailOrders, language),
    amount: amountsIn(language, amounts, order.currency),
  };
}

/** Names of a line for mails, in the order's language if they were stored. A colour in another language is left out. */
export const namesOf = ({ localNames, vendor, title, colour, options }: OrderLine): Required<LineNames> =>
  localNames ? { colour: "", ...localNames } : { vendor, title, colour, options };

type Amount = (thousandths: number) => string;

const itemsOf = (shop: MailShop, order: Order, some: readonly ParcelLine[], amount: Amount): readonly MailItem[] =>
  some.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [itemOf(shop, order, line, quantity, amount)] : [];
  });

function itemOf(shop: MailShop, order: Order, line: OrderLine, quantity: number, amount: Amount): MailItem {
  const { image, size, price, gift } = line;
  const { vendor, title, colour, options } = namesOf(line);
  const language = mailLanguage(order);
  const say = shop.messages(mailOrders, language);
  const variant = variantName({ colour, size, options }, language);
  return {
    image: gift ? "" : image,
    vendor,
    title: gift ? messagesIn(labels, language)("gift-card") : title,
    details: gift ? giftText(gift, say, language) : variant,
    quantity,
    amount: amount(price * quantity),
  };
}

const giftText = (
  { recipientName: name, recipientEmail: email, deliverOn }: GiftOrder,
  say: Say<typeof mailOrders>,
  language: LanguageCode,
): string =>
  deliverOn === null
    ? say("giftFor", { name, email })
    : say("giftOn", { name, email, date: formatDate(new Date(deliverOn), language, "UTC") });

/** Gift cards and the rest, under the total; only the total if one method paid everything. */
function paidBy({ giftCardAmount, total, method, language }: Order, amount: Amount) {
  if (giftCardAmount === 0) return [];
  const nameOf = messagesIn(labels, mailLanguage({ language }));
  return [
    [nameOf("gift-card"), amount(giftCardAmount)] as const,
    ...(total > giftCardAmount && method ? [[nameOf(method), amount(total - giftCardAmount)] as const] : []),
  ];
}

/** Above the total if they are added, below if prices include them. None if nothing was taxed. */
function taxesOf({ tax, currency, language }: Order, amount: Amount, place: "added" | "included") {
  if (!tax || tax.isIncluded !== (place === "included")) return [];
  const nameOf = messagesIn(labels, mailLanguage({ language }));
  return taxesByName(tax, currency).map((one) => {
    const name = nameOf(one.name);
    return [tax.isIncluded ? nameOf("taxIncluded", { tax: name }) : name, amount(one.amount)] as const;
  });
}

function giftWrapOf({ giftOptions, giftWrapPrice, language }: Order, amount: Amount) {
  const nameOf = messagesIn(labels, mailLanguage({ language }));
  const price = giftWrapPrice === 0 ? nameOf("giftWrapFree") : amount(giftWrapPrice);
  return giftOptions?.isWrapped ? [[nameOf("giftWrap"), price] as const] : [];
}

/** The message, and the parcel without prices. */
function giftDetails({ giftOptions, language }: Order) {
  const nameOf = messagesIn(labels, mailLanguage({ language }));
  return [
    ...(giftOptions?.message ? [[nameOf("giftMessage"), giftOptions.message] as const] : []),
    ...(giftOptions?.hidesPrices ? [[nameOf("gift"), nameOf("giftHidesPrices")] as const] : []),
  ];
}

function addressOf(order: Order): string {
  const language = mailLanguage(order);
  return order.delivery ? listed(addressLines(order.delivery, language), language) : "";
}

/** As on the order's page: before its discount, which has a separate row. */
const deliveryCost = (order: Order, amount: Amount): string =>
  order.deliveryPrice + order.deliveryDiscount > 0
    ? amount(order.deliveryPrice + order.deliveryDiscount)
    : messagesIn(orderMessages, mailLanguage(order))("free");

/** "Express delivery: 1 to 2 working days." */
function deliveryText(order: Order, say: Say<typeof mailOrders>): readonly string[] {
  const method = deliveryTermsOf(order)?.method;
  const language = mailLanguage(order);
  return method
    ? [say("deliveryIn", { method: methodName(method, language), days: deliveryDays(method, language) })]
    : [];
}
