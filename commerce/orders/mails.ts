// Mails about orders, in the order's language. Links use the configured origin, never that of a request.

import { addressLines, formatMoney, messagesIn, methodName, money, prefixPath, type LanguageCode } from "#catalogue";
import { deliveryDays, variantName } from "#commerce/labels";
import { amountIn, mailLanguage, type MailContent } from "#commerce/mail";
import { mailOrders } from "#locales/mail-orders";
import { deliveryTermsOf } from "./delivery-terms.ts";
import type { Order } from "./order.ts";

export function placedMail(order: Order, origin: string): MailContent {
  const { say, amount, ...common } = about(order);
  const { number, delivery, currency } = order;
  return {
    ...common,
    subject: say("placedSubject", { number }),
    paragraphs: [say("thanks"), ...(delivery ? [say("ready"), ...deliveryText(order)] : [say("giftCardsOnly")])],
    details: [
      ...order.lines.map(
        (line) => [nameOf(line, common.language), formatMoney(money(line.price * line.quantity, currency))] as const,
      ),
      ...(delivery ? [[say("delivery"), amount(order.deliveryPrice)] as const] : []),
      [say("total"), amount(order.total)],
      ...(order.giftCardAmount > 0 ? [[say("giftCard"), amount(order.giftCardAmount)] as const] : []),
      ...(delivery ? [[say("address"), addressOf(order)] as const] : []),
    ],
    action: { label: say("see"), href: hrefOf(order, origin) },
    note: say("placedNote", { number }),
  };
}

export function shippedMail(order: Order, origin: string): MailContent {
  const { say, amount: _amount, ...common } = about(order);
  const { number, tracking, delivery } = order;
  return {
    ...common,
    subject: say("shippedSubject", { number }),
    paragraphs: [
      say("shipped"),
      ...(tracking ? [say("tracking", { tracking })] : []),
      ...(delivery ? [say("deliveryTo", { address: addressOf(order) })] : []),
    ],
    action: { label: say("see"), href: hrefOf(order, origin) },
  };
}

/** `refund` is in thousandths; 0 if nothing was paid. */
export function cancelledMail(
  order: Order,
  refund: number,
  reason: "sold-out" | undefined,
  origin: string,
): MailContent {
  const { say, amount, ...common } = about(order);
  return {
    ...common,
    subject: say("cancelledSubject", { number: order.number }),
    paragraphs: [
      say(reason === "sold-out" ? "soldOut" : "cancelled"),
      refund > 0 ? say("refundOnItsWay", { amount: amount(refund) }) : say("notCharged"),
    ],
    action: { label: say("see"), href: hrefOf(order, origin) },
  };
}

export function refundedMail(order: Order, refund: number, origin: string): MailContent {
  const { say, amount, ...common } = about(order);
  return {
    ...common,
    subject: say("refundSubject", { number: order.number }),
    paragraphs: [say("refundOnItsWay", { amount: amount(refund) })],
    action: { label: say("see"), href: hrefOf(order, origin) },
  };
}

function about(order: Order) {
  const language = mailLanguage(order);
  return {
    language,
    say: messagesIn(mailOrders, language),
    amount: (thousandths: number): string => amountIn(language, thousandths, order.currency),
  };
}

function nameOf({ quantity, vendor, title, size, options }: Order["lines"][number], language: LanguageCode): string {
  const variant = options.length > 0 ? variantName({ colour: "", size, options }, language) : size;
  return [`${quantity} ×`, vendor, title, variant && `(${variant})`].filter(Boolean).join(" ");
}

const addressOf = (order: Order): string =>
  order.delivery ? addressLines(order.delivery, mailLanguage(order)).join(", ") : "";

/** "Express delivery: 1 to 2 working days." */
function deliveryText(order: Order): readonly string[] {
  const method = deliveryTermsOf(order)?.method;
  const language = mailLanguage(order);
  return method ? [`${methodName(method, language)}: ${deliveryDays(method, language)}.`] : [];
}

/** The order's page in the account; guests open it with its number and their email address. */
const hrefOf = ({ id, number, accountId, marketCode }: Order, origin: string): string =>
  new URL(
    prefixPath(marketCode, accountId ? `/account/orders/${id}` : `/checkout/order/${id}?number=${number}`),
    origin,
  ).href;
