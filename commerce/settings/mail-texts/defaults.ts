// Every text of the mails, as the shop writes it without a merchant's change. Its id is the area and the key: "orders.placedSubject".

import type { LanguageCode, MessageCatalogue } from "#catalogue";
import { mailAccounts } from "#locales/mail-accounts";
import { mailAlerts } from "#locales/mail-alerts";
import { mailBackInStock } from "#locales/mail-back-in-stock";
import { mailClosing } from "#locales/mail-closing";
import { mailGiftCards } from "#locales/mail-gift-cards";
import { mailNewsletter } from "#locales/mail-newsletter";
import { mailOrders } from "#locales/mail-orders";
import { mailReturns } from "#locales/mail-returns";
import { mailStaff } from "#locales/mail-staff";
import { textsOf } from "#storefront/locales/define-messages.ts";

const AREAS: ReadonlyMap<string, MessageCatalogue<unknown>> = new Map<string, MessageCatalogue<unknown>>([
  ["orders", mailOrders],
  ["returns", mailReturns],
  ["gift-cards", mailGiftCards],
  ["accounts", mailAccounts],
  ["closing", mailClosing],
  ["newsletter", mailNewsletter],
  ["back-in-stock", mailBackInStock],
  ["alerts", mailAlerts],
  ["staff", mailStaff],
]);

const NAMES: ReadonlyMap<MessageCatalogue<unknown>, string> = new Map(
  [...AREAS].map(([name, catalogue]) => [catalogue, name]),
);

/** Undefined for messages that are not a mail's. */
export const areaOf = (catalogue: MessageCatalogue<unknown>): string | undefined => NAMES.get(catalogue);

export const MAIL_TEXT_IDS: readonly string[] = [...AREAS].flatMap(([area, catalogue]) =>
  Object.keys(textsOf(catalogue, "en")).map((key) => `${area}.${key}`),
);

const KNOWN: ReadonlySet<string> = new Set(MAIL_TEXT_IDS);

export const isMailText = (id: string): boolean => KNOWN.has(id);

/** In ICU MessageFormat. Empty if there is no such text. */
export function defaultText(id: string, language: LanguageCode): string {
  const [area = "", key = ""] = id.split(".");
  const catalogue = AREAS.get(area);
  return (catalogue && textsOf(catalogue, language)[key]) ?? "";
}
