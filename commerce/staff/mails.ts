// Mails to staff, in their language.

import { messagesIn, type LanguageCode } from "#catalogue";
import type { MailContent } from "#commerce/mail";
import { mailStaff } from "#locales/mail-staff";

export function invitationMail(shop: string, language: LanguageCode, inviter: string, href: string): MailContent {
  const say = messagesIn(mailStaff, language);
  return {
    language,
    subject: say("invitationSubject", { shop }),
    paragraphs: [say("invitationText", { shop, inviter })],
    action: { label: say("invitationAction"), href },
    note: say("invitationNote"),
  };
}

export function staffResetMail(shop: string, language: LanguageCode, href: string): MailContent {
  const say = messagesIn(mailStaff, language);
  return {
    language,
    subject: say("resetSubject"),
    paragraphs: [say("resetText", { shop })],
    action: { label: say("resetSubject"), href },
    note: say("resetNote"),
  };
}

export function staffPasswordMail(shop: string, language: LanguageCode): MailContent {
  const say = messagesIn(mailStaff, language);
  return {
    language,
    subject: say("changedSubject"),
    paragraphs: [say("changedText", { shop }), say("changedHelp")],
  };
}
