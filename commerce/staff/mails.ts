// Mails to staff, in their language.

import type { LanguageCode } from "#catalogue";
import type { MailContent, MailShop } from "#commerce/mail";
import { mailStaff } from "#locales/mail-staff";

export function invitationMail(shop: MailShop, language: LanguageCode, inviter: string, href: string): MailContent {
  const say = shop.messages(mailStaff, language);
  return {
    language,
    subject: say("invitationSubject", { shop: shop.name }),
    paragraphs: [say("invitationText", { shop: shop.name, inviter })],
    action: { label: say("invitationAction"), href },
    note: say("invitationNote"),
  };
}

export function staffResetMail(shop: MailShop, language: LanguageCode, href: string): MailContent {
  const say = shop.messages(mailStaff, language);
  return {
    language,
    subject: say("resetSubject"),
    paragraphs: [say("resetText", { shop: shop.name })],
    action: { label: say("resetSubject"), href },
    note: say("resetNote"),
  };
}

export function staffPasswordMail(shop: MailShop, language: LanguageCode): MailContent {
  const say = shop.messages(mailStaff, language);
  return {
    language,
    subject: say("changedSubject"),
    paragraphs: [say("changedText", { shop: shop.name }), say("changedHelp")],
  };
}
