// Every automatic mail of the shop, rendered by its template with sample data.

import { money, type LanguageCode } from "#catalogue";
import { alertMail } from "#commerce/alerts";
import { accountMails } from "#commerce/accounts";
import { giftCardMails } from "#commerce/gift-cards";
import type { MailContent, MailShop } from "#commerce/mail";
import { newsletterMails } from "#commerce/newsletter";
import { cancelledMail, placedMail, refundedMail, restCancelledMail, shippedMail } from "#commerce/orders";
import { closedMail, erasedMail } from "#commerce/people";
import { returnMails } from "#commerce/returns";
import { staffMails } from "#commerce/staff";
import { backInStockMail } from "#commerce/stock";
import { disabledMail } from "#commerce/webhooks";
import type { MailName } from "./mail-texts.ts";
import type { Samples } from "./sample-order.server.ts";

export interface MailSetting extends Samples {
  readonly shop: MailShop;
  readonly origin: string;
  readonly language: LanguageCode;
  readonly now: Date;
}

type Write = (setting: MailSetting) => MailContent;

const refund = { toPayment: 245_500, toGiftCards: 0 };
const gift = (language: LanguageCode) => ({
  id: "00000000-0000-4000-8000-000000000002",
  amount: 150_000,
  currency: "EUR",
  recipientName: "Mia",
  senderName: "Noor",
  message: "Happy birthday!",
  language,
  marketCode: "de",
});
/** The texts of an issue are the merchant's already. */
const issueOf = (language: LanguageCode) => ({
  texts: {
    [language]: { subject: "New this week", paragraphs: ["Twelve new arrivals, and a story from the atelier."] },
  },
});
/** A lower price on the wishlist, and a new piece of a saved search. */
const digestOf = (order: Samples["order"], language: LanguageCode) => ({
  language,
  market: "de",
  products: order.lines.map(({ handle, title, vendor, image }, at) => ({
    handle: handle ?? "",
    title,
    vendor,
    image,
    price: { price: money(245_500, "EUR"), compareAt: money(310_000, "EUR"), isPrior: true as const },
    market: "de",
    isDrop: at === 0,
    isBack: at === 0,
    ...(at > 0 && { search: { name: "Coats", path: "/collections/coats", query: "" } }),
  })),
});
const EMAIL = "noor@example.com";

export const MAIL_GROUPS = {
  orders: {
    placed: ({ shop, order, origin }) => placedMail(shop, order, origin, []),
    shipped: ({ shop, order, origin }) => shippedMail(shop, order, 1, origin),
    cancelled: ({ shop, order, origin }) => cancelledMail(shop, order, refund, undefined, origin),
    "sold-out": ({ shop, order, origin }) => cancelledMail(shop, order, refund, "sold-out", origin),
    "rest-cancelled": ({ shop, order, origin }) => restCancelledMail(shop, order, refund, origin),
    refunded: ({ shop, order, origin }) => refundedMail(shop, order, refund, origin),
  },
  returns: {
    "return-started": ({ shop, parcel, now, origin }) => returnMails.startedMail(shop, parcel, "sample", now, origin),
    "return-received": ({ shop, parcel, origin }) => returnMails.receivedMail(shop, parcel, origin),
    "return-refunded": ({ shop, parcel, origin }) => returnMails.refundedMail(shop, parcel, refund, origin),
    "return-refused": ({ shop, parcel, origin }) => returnMails.refusedMail(shop, parcel, "Signs of wear", origin),
    "return-cancelled": ({ shop, parcel, origin }) => returnMails.cancelledMail(shop, parcel, origin),
  },
  "gift-cards": {
    "gift-card": ({ shop, language, origin }) =>
      giftCardMails.giftCardMail(shop, gift(language), "VTRN-SAMP-LE00-CODE", origin),
    "gift-sent": ({ shop, language }) => giftCardMails.giftSentMail(shop, gift(language)),
  },
  accounts: {
    confirm: ({ shop, language, origin }) => accountMails.confirmMail(shop, language, EMAIL, `${origin}/register`),
    taken: ({ shop, language, origin }) =>
      accountMails.takenMail(shop, language, `${origin}/login`, `${origin}/password`),
    reset: ({ shop, language, origin }) => accountMails.resetMail(shop, language, `${origin}/password`),
    "password-changed": ({ shop, language, origin }) => accountMails.changedMail(shop, language, `${origin}/password`),
    "new-email": ({ shop, language, origin }) => accountMails.newEmailMail(shop, language, EMAIL, `${origin}/account`),
    "current-email": ({ shop, language, origin }) =>
      accountMails.currentEmailMail(shop, language, EMAIL, `${origin}/account`),
    "email-changed": ({ shop, language }) => accountMails.emailChangedMail(shop, language, EMAIL),
    "second-factor": ({ shop, language, origin }) =>
      accountMails.secondFactorMail(shop, language, { kind: "authenticator-added" }, `${origin}/account`),
    failures: ({ shop, language, origin }) => accountMails.failuresMail(shop, language, 10, `${origin}/password`),
    closed: ({ shop, language, now, origin }) => closedMail(shop, language, now, `${origin}/login`),
    reopened: ({ shop, language }) => accountMails.reopenedMail(shop, language),
    erased: ({ shop, language }) => erasedMail(shop, language, 10),
  },
  lists: {
    "newsletter-confirm": ({ shop, language, origin }) =>
      newsletterMails.confirmMail(shop, language, `${origin}/newsletter`),
    "newsletter-issue": ({ shop, language, origin }) =>
      newsletterMails.issueMail(shop, issueOf(language), {
        language,
        oneClick: `${origin}/unsubscribe`,
        preferences: `${origin}/newsletter/preferences`,
        unsubscribe: `${origin}/newsletter/unsubscribe`,
      }),
    "back-in-stock": ({ shop, order, language, origin }) =>
      backInStockMail(
        shop,
        {
          language,
          marketCode: "de",
          variantId: "variant-0",
          handle: order.lines[0]?.handle ?? "",
          title: order.lines[0]?.title ?? "",
          vendor: order.lines[0]?.vendor ?? "",
          image: order.lines[0]?.image ?? "",
          size: "M",
          options: [],
          names: { colour: order.lines[0]?.colour ?? "", options: [] },
        },
        origin,
        "sample",
      ),
    alerts: ({ shop, order, language, origin }) => alertMail(shop, digestOf(order, language), origin, "sample"),
  },
  staff: {
    invitation: ({ shop, language, origin }) =>
      staffMails.invitationMail(shop, language, "Inès Carpentier", `${origin}/console/join/sample`),
    "staff-reset": ({ shop, language, origin }) =>
      staffMails.staffResetMail(shop, language, `${origin}/console/reset/sample`),
    "staff-password": ({ shop, language }) => staffMails.staffPasswordMail(shop, language),
    "webhook-disabled": ({ shop, language, origin }) =>
      disabledMail(shop, language, { name: "Warehouse", days: 3, href: `${origin}/console/webhooks` }),
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<MailName, Write>>>>>;

export const ALL_MAILS: ReadonlyMap<MailName, Write> = new Map(
  Object.values(MAIL_GROUPS).flatMap((group) => Object.entries<Write>(group) as [MailName, Write][]),
);
