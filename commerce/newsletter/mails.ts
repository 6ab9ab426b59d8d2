// The mail that asks to confirm a subscription, and an issue as its subscribers receive it.

import type { LanguageCode } from "#catalogue";
import { mailLanguage, type MailContent, type MailShop } from "#commerce/mail";
import { mailNewsletter } from "#locales/mail-newsletter";
import type { IssueContent } from "./issue-content.ts";
import type { Subscriber } from "./subscribers.ts";

export function confirmMail(shop: MailShop, language: LanguageCode, href: string): MailContent {
  const say = shop.messages(mailNewsletter, language);
  return {
    language,
    subject: say("subject"),
    paragraphs: [say("text", { shop: shop.name })],
    action: { label: say("confirm"), href },
    note: say("note"),
  };
}

export function issueMail(
  shop: MailShop,
  { texts }: Pick<IssueContent, "texts">,
  subscriber: Pick<Subscriber, "language" | "oneClick" | "preferences" | "unsubscribe">,
): MailContent {
  const wanted = mailLanguage(subscriber);
  const language = wanted in texts ? wanted : "en";
  const { subject = "", paragraphs = [], action } = texts[language] ?? {};
  const say = shop.messages(mailNewsletter, wanted);
  return {
    language,
    subject,
    paragraphs,
    ...(action && { action }),
    list: {
      oneClick: subscriber.oneClick,
      links: [
        { label: say("preferences"), href: subscriber.preferences },
        { label: say("unsubscribe"), href: subscriber.unsubscribe },
      ],
    },
  };
}
