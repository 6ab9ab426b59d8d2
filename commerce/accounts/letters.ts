// Mails about accounts, in the language of the caller. Links use the configured origin.

import { messagesIn, type LanguageCode } from "#catalogue";
import type { Letter } from "#commerce/mail";
import { mailAccounts } from "#locales/mail-accounts";

export function confirmLetter(language: LanguageCode, email: string, href: string): Letter {
  const say = messagesIn(mailAccounts, language);
  return {
    language,
    subject: say("confirmSubject"),
    paragraphs: [say("confirmWelcome"), say("confirmText", { email })],
    action: { label: say("confirmAction"), href },
    note: say("confirmNote"),
  };
}

export function takenLetter(language: LanguageCode, signIn: string, forgotten: string): Letter {
  const say = messagesIn(mailAccounts, language);
  return {
    language,
    subject: say("takenSubject"),
    paragraphs: [say("takenText"), say("takenForgotten", { address: forgotten })],
    action: { label: say("takenAction"), href: signIn },
    note: say("takenNote"),
  };
}

export function resetLetter(language: LanguageCode, href: string): Letter {
  const say = messagesIn(mailAccounts, language);
  return {
    language,
    subject: say("resetSubject"),
    paragraphs: [say("resetText")],
    action: { label: say("resetSubject"), href },
    note: say("resetNote"),
  };
}

export function changedLetter(language: LanguageCode, forgotten: string): Letter {
  const say = messagesIn(mailAccounts, language);
  return {
    language,
    subject: say("changedSubject"),
    paragraphs: [say("changedText"), say("changedFine")],
    action: { label: say("changedAction"), href: forgotten },
  };
}
