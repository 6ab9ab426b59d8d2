// Mails about returns, in the order's language.

import { DEFAULT_MARKET, formatDate, prefixPath, messagesIn } from "#catalogue";
import { amountIn, mailLanguage, type MailContent } from "#commerce/mail";
import { mailReturns } from "#locales/mail-returns";
import type { Return } from "./return.ts";

export function startedMail(parcel: Return, token: string, until: Date, origin: string): MailContent {
  const { language, say } = about(parcel);
  const count = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    language,
    subject: say("startedSubject", { number: parcel.number }),
    paragraphs: [
      say("started", { count, order: parcel.order.number }),
      say("print", { date: formatDate(until, language, "UTC") }),
      say(parcel.refundTo === "gift-card" ? "thenGiftCard" : "thenPayment"),
    ],
    action: {
      label: say("startedAction"),
      href: `${origin}${prefixPath(marketIn(parcel), `/account/ordersReturn/${parcel.id}?token=${token}`)}`,
    },
    note: say("startedNote"),
  };
}

export function cancelledMail(parcel: Return): MailContent {
  const { language, say } = about(parcel);
  return {
    language,
    subject: say("cancelledSubject", { number: parcel.number }),
    paragraphs: [say("cancelled"), say("another")],
  };
}

export function receivedMail(parcel: Return): MailContent {
  const { language, say } = about(parcel);
  return { language, subject: say("receivedSubject", { number: parcel.number }), paragraphs: [say("received")] };
}

export function refundedMail(parcel: Return, thousandths: number): MailContent {
  const { language, say } = about(parcel);
  const amount = amountIn(language, thousandths, parcel.order.currency);
  const isLess = parcel.lines.some(({ quantity, acceptedQuantity }) => acceptedQuantity !== quantity);
  return {
    language,
    subject: say("refundedSubject", { number: parcel.number }),
    paragraphs: [
      say(parcel.refundTo === "gift-card" ? "onGiftCard" : "refundOnItsWay", { amount }),
      ...(isLess ? [say("partialRefund")] : []),
    ],
  };
}

export function refusedMail(parcel: Return, reason: string): MailContent {
  const { language, say } = about(parcel);
  return {
    language,
    subject: say("refusedSubject", { number: parcel.number }),
    paragraphs: [say("refused"), ...(reason ? [say("reason", { reason })] : []), say("onItsWay")],
  };
}

/** Message on the gift card that refunds a return. */
export const cardMessage = (parcel: Return): string => about(parcel).say("cardMessage", { number: parcel.number });

function about({ order }: Return) {
  const language = mailLanguage(order);
  return { language, say: messagesIn(mailReturns, language) };
}

const marketIn = ({ order: { marketCode } }: Return): string | null =>
  marketCode === DEFAULT_MARKET.code ? null : marketCode;
