// The mail to owners about a webhook that the shop disabled.

import type { LanguageCode } from "#catalogue";
import type { MailContent, MailShop } from "#commerce/mail";
import { mailStaff } from "#locales/mail-staff";

interface DisabledWebhook {
  readonly name: string;
  readonly days: number;
  /** The webhook's page in the console. */
  readonly href: string;
}

export function disabledMail(
  shop: MailShop,
  language: LanguageCode,
  { name, days, href }: DisabledWebhook,
): MailContent {
  const say = shop.messages(mailStaff, language);
  return {
    language,
    subject: say("webhookSubject", { name }),
    paragraphs: [say("webhookText", { name, shop: shop.name, days }), say("webhookHelp")],
    action: { label: say("webhookAction"), href },
  };
}
