// Mails about gift cards.

import { DEFAULT_MARKET } from "#catalogue";
import { amountIn, mailHref, mailLanguage, type MailContent, type MailShop } from "#commerce/mail";
import { mailGiftCards } from "#locales/mail-gift-cards";

export interface GiftMailDetails {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly recipientName: string;
  readonly senderName: string;
  readonly message: string;
  readonly language: string;
  /** Market of the links; null for the default market. */
  readonly marketCode: string | null;
}

export function giftCardMail(shop: MailShop, gift: GiftMailDetails, code: string, origin: string): MailContent {
  const language = mailLanguage(gift);
  const say = shop.messages(mailGiftCards, language);
  const worth = amountIn(language, gift.amount, gift.currency);
  const from = gift.senderName || shop.name;
  return {
    language,
    subject: say("subject", { from, worth }),
    paragraphs: [
      gift.recipientName ? say("dear", { name: gift.recipientName }) : say("hello"),
      say("text", { from, worth, shop: shop.name }),
      ...(gift.message ? [say("message", { message: gift.message })] : []),
      say("how"),
    ],
    code,
    action: { label: say("see"), href: linkTo(origin, gift, `/giftcard/${gift.id}`) },
    note: say("note"),
  };
}

/** Notifies the buyer of a scheduled card that it was sent. */
export function giftSentMail(shop: MailShop, gift: GiftMailDetails): MailContent {
  const language = mailLanguage(gift);
  const say = shop.messages(mailGiftCards, language);
  const name = gift.recipientName;
  const worth = amountIn(language, gift.amount, gift.currency);
  return { language, subject: say("sentSubject", { name }), paragraphs: [say("sent", { worth, name })] };
}

function linkTo(
  origin: string,
  { marketCode, language }: Pick<GiftMailDetails, "marketCode" | "language">,
  path: string,
): string {
  return mailHref(origin, { code: marketCode === DEFAULT_MARKET.code ? null : marketCode, language }, path);
}
