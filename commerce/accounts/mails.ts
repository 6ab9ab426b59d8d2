// Mails about accounts, in the language of the caller. Links use the configured origin.

import type { LanguageCode } from "#catalogue";
import type { MailContent, MailShop } from "#commerce/mail";
import { mailAccounts } from "#locales/mail-accounts";
import { mailClosing } from "#locales/mail-closing";

export function confirmMail(shop: MailShop, language: LanguageCode, email: string, href: string): MailContent {
  const say = shop.messages(mailAccounts, language);
  return {
    language,
    subject: say("confirmSubject"),
    paragraphs: [say("confirmWelcome", { shop: shop.name }), say("confirmText", { email })],
    action: { label: say("confirmAction"), href },
    note: say("confirmNote"),
  };
}

export function takenMail(shop: MailShop, language: LanguageCode, signIn: string, forgotten: string): MailContent {
  const say = shop.messages(mailAccounts, language);
  return {
    language,
    subject: say("takenSubject"),
    paragraphs: [say("takenText"), say("takenForgotten", { address: forgotten })],
    action: { label: say("takenAction"), href: signIn },
    note: say("takenNote"),
  };
}

export function resetMail(shop: MailShop, language: LanguageCode, href: string): MailContent {
  const say = shop.messages(mailAccounts, language);
  return {
    language,
    subject: say("resetSubject"),
    paragraphs: [say("resetText", { shop: shop.name })],
    action: { label: say("resetSubject"), href },
    note: say("resetNote"),
  };
}

export function changedMail(shop: MailShop, language: LanguageCode, forgotten: string): MailContent {
  const say = shop.messages(mailAccounts, language);
  return {
    language,
    subject: say("changedSubject"),
    paragraphs: [say("changedText", { shop: shop.name }), say("changedFine")],
    action: { label: say("changedAction"), href: forgotten },
  };
}

export function newEmailMail(shop: MailShop, language: LanguageCode, email: string, href: string): MailContent {
  const say = shop.messages(mailAccounts, language);
  return {
    language,
    subject: say("newEmailSubject"),
    paragraphs: [say("newEmailText", { shop: shop.name, email })],
    action: { label: say("confirmAction"), href },
    note: say("newEmailNote"),
  };
}

export function currentEmailMail(shop: MailShop, language: LanguageCode, email: string, href: string): MailContent {
  const say = shop.messages(mailAccounts, language);
  return {
    language,
    subject: say("currentEmailSubject"),
    paragraphs: [say("currentEmailText", { shop: shop.name, email })],
    action: { label: say("currentEmailAction"), href },
    note: say("currentEmailNote"),
  };
}

export function emailChangedMail(shop: MailShop, language: LanguageCode, email: string): MailContent {
  const say = shop.messages(mailAccounts, language);
  return {
    language,
    subject: say("emailChangedSubject"),
    paragraphs: [say("emailChangedText", { shop: shop.name, email }), say("changedFine"), say("emailChangedHelp")],
  };
}

/** `href` leads to the page for a new password. */
export function failuresMail(shop: MailShop, language: LanguageCode, count: number, href: string): MailContent {
  const say = shop.messages(mailAccounts, language);
  return {
    language,
    subject: say("failuresSubject"),
    paragraphs: [say("failuresText", { shop: shop.name, count }), say("changedFine"), say("failuresHelp")],
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
  shop: MailShop,
  language: LanguageCode,
  change: SecondFactorChange,
  href: string,
): MailContent {
  const say = shop.messages(mailAccounts, language);
  return {
    language,
    subject: say("secondFactorSubject"),
    paragraphs: [textOf(change, shop, language), say("changedFine"), say("secondFactorHelp")],
    action: { label: say("secondFactorAction"), href },
  };
}

function textOf(change: SecondFactorChange, shop: MailShop, language: LanguageCode): string {
  const say = shop.messages(mailAccounts, language);
  switch (change.kind) {
    case "code-used":
      return say("codeUsed", { shop: shop.name, count: change.left });
    case "passkey-added":
      return say("passkeyAdded", { shop: shop.name, name: change.name });
    case "passkey-removed":
      return say("passkeyRemoved", { shop: shop.name, name: change.name });
    default:
      return say(CHANGES[change.kind], { shop: shop.name });
  }
}

export function reopenedMail(shop: MailShop, language: LanguageCode): MailContent {
  const say = shop.messages(mailClosing, language);
  return { language, subject: say("reopenedSubject"), paragraphs: [say("reopenedText", { shop: shop.name })] };
}
