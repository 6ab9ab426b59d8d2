// The mail that asks to confirm a subscription.

import { messagesIn, type LanguageCode } from "#catalogue";
import type { MailContent } from "#commerce/mail";
import { mailNewsletter } from "#locales/mail-newsletter";

export function confirmMail(shop: string, language: LanguageCode, href: string): MailContent {
  const say = messagesIn(mailNewsletter, language);
  return {
    language,
    subject: say("subject"),
    paragraphs: [say("text", { shop })],
    action: { label: say("confirm"), href },
    note: say("note"),
  };
}
