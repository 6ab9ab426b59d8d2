// What the shop writes about gift cards.

import { DEFAULT_MARKET, formatMoney, money, prefixPath } from "#catalogue";
import type { Letter } from "#commerce/mail";

export interface GiftLetter {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly recipientName: string;
  readonly senderName: string;
  readonly message: string;
  /** The market whose pages the links lead to; null for the shop's own. */
  readonly marketCode: string | null;
}

export function giftCardLetter(gift: GiftLetter, code: string, origin: string): Letter {
  const worth = formatMoney(money(gift.amount, gift.currency));
  const from = gift.senderName || "Vitrine";
  return {
    subject: `${from} sent you a gift card of ${worth}`,
    paragraphs: [
      gift.recipientName ? `Dear ${gift.recipientName},` : "Hello,",
      `${from} sent you a Vitrine gift card of ${worth}.`,
      ...(gift.message ? [`“${gift.message}”`] : []),
      "Enter this code at the checkout. What you do not spend stays on the card.",
    ],
    code,
    action: { label: "See your gift card", href: linkTo(origin, gift.marketCode, `/giftcard/${gift.id}`) },
    note: "Keep this code as you would keep cash: whoever has it can spend it. The card does not expire.",
  };
}

/** To whoever bought a card for a later day, once that day has come. */
export const giftSentLetter = (gift: GiftLetter): Letter => ({
  subject: `Your gift card is on its way to ${gift.recipientName}`,
  paragraphs: [
    `We have just sent your gift card of ${formatMoney(money(gift.amount, gift.currency))} to ${gift.recipientName}, on the day that you chose.`,
  ],
});

function linkTo(origin: string, marketCode: string | null, path: string): string {
  return `${origin}${prefixPath(marketCode === DEFAULT_MARKET.code ? null : marketCode, path)}`;
}
