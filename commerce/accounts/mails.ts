// Mails about accounts, in the language of the caller. Links use the configured origin.

import { messagesIn, type LanguageCode } from "#catalogue";
import type { MailContent } from "#commerce/mail";
import { mailAccounts } from "#locales/mail-accounts";
import { mailClosing } from "#locales/mail-closing";

export function confirmMail(shop: string, language: LanguageCode, email: string, href: string): MailContent {
  const say = messagesIn(mailAccounts, language);
  return {
    language,
    subject: say("confirmSubject"),
    paragraphs: [say("confirmWelcome", { shop }), say("confirmText", { email })],
    action: { label: say("confirmAction"), href },
    note: say("confirmNote"),
  };
}

export function takenMail(language: LanguageCode, signIn: string, forgotten: string): MailContent {
  const say = messagesIn(mailAccounts, language);
  return {
    language,
    subject: say("takenSubject"),
    paragraphs: [say("takenText"), say("takenForgotten", { address: forgotten })],
    action: { label: say("takenAction"), href: signIn },
    note: say("takenNote"),
  };
}

export function resetMail(shop: string, language: LanguageCode, href: string): MailContent {
  const say = messagesIn(mailAccounts, language);
  return {
    language,
    subject: say("resetSubject"),
    paragraphs: [say("resetText", { shop })],
    action: { label: say("resetSubject"), href },
    note: say("resetNote"),
  };
}

export function changedMail(shop: string, language: LanguageCode, forgotten: string): MailContent {
  const say = messagesIn(mailAccounts, language);
  return {
    language,
    subject: say("changedSubject"),
    paragraphs: [say("changedText", { shop }), say("changedFine")],
    action: { label: say("changedAction"), href: forgotten },
  };
}

export function newEmailMail(shop: string, language: LanguageCode, email: string, href: string): MailContent {
  const say = messagesIn(mailAccounts, language);
  return {
    language,
    subject: say("newEmailSubject"),
    paragraphs: [say("newEmailText", { shop, email })],
    action: { label: say("confirmAction"), href },
    note: say("newEmailNote"),
  };
}

export function currentEmailMail(shop: string, language: LanguageCode, email: string, href: string): MailContent {
  const say = messagesIn(mailAccounts, language);
  return {
    language,
    subject: say("currentEmailSubject"),
    paragraphs: [say("currentEmailText", { shop, email })],
    action: { label: say("currentEmailAction"), href },
    note: say("currentEmailNote"),
  };
}

export function emailChangedMail(shop: string, language: LanguageCode, email: string): MailContent {
  const say = messagesIn(mailAccounts, language);
  return {
    language,
    subject: say("emailChangedSubject"),
    paragraphs: [say("emailChangedText", { shop, email }), say("changedFine"), say("emailChangedHelp")],
  };
}

/** `href` leads to the page for a new password. */
export function failuresMail(shop: string, language: LanguageCode, count: number, href: string): MailContent {
  const say = messagesIn(mailAccounts, language);
  return {
    language,
    subject: say("failuresSubject"),
    paragraphs: [say("failuresText", { shop, count }), say("changedFine"), say("failuresHelp")],
    action: { label: say("resetSubject"), href },
  };
}

export type SecondFactorChange =
  | { readonly kind: "authenticator-added" | "authenticator-removed" | "codes-created" }
  | { readonly kind: "passkey-added" | "passkey-removed"; readonly name: string }
  | { readonly kind: "code-used"; readonly left: number };

const CHANGES = {
  "authenticator-added": "authenticatorAdded",
  "authenticator-removed": "authenticatorRemoved",
  "codes-created": "codesCreated",
} as const;

/** `href` leads to the page where the owner sees and undoes the change. */
export function secondFactorMail(
  shop: string,
  language: LanguageCode,
  change: SecondFactorChange,
  href: string,
): MailContent {
  const say = messagesIn(mailAccounts, language);
  return {
    language,
    subject: say("secondFactorSubject"),
    paragraphs: [textOf(change, shop, language), say("changedFine"), say("secondFactorHelp")],
    action: { label: say("secondFactorAction"), href },
  };
}

function textOf(change: SecondFactorChange, shop: string, language: LanguageCode): string {
  const say = messagesIn(mailAccounts, language);
  switch (change.kind) {
    case "code-used":
      return say("codeUsed", { shop, count: change.left });
    case "passkey-added":
      return say("passkeyAdded", { shop, name: change.name });
    case "passkey-removed":
      return say("passkeyRemoved", { shop, name: change.name });
    default:
      return say(CHANGES[change.kind], { shop });
  }
}

export function reopenedMail(shop: string, language: LanguageCode): MailContent {
  const say = messagesIn(mailClosing, language);
  return { language, subject: say("reopenedSubject"), paragraphs: [say("reopenedText", { shop })] };
}
