// Facts about the visitor's country for the shop's texts, from the tables that the cart and the checkout use: the two
// cannot disagree.

import {
  deliveryTo,
  mayHaveRightOfWithdrawal,
  formatMoney,
  formatTime,
  methodName,
  type Delivery,
  type LanguageCode,
  type Market,
  money,
  paymentMethodsOf,
  type PaymentSettings,
  messagesIn,
  zoneName,
} from "#catalogue";
import { MAX_QUANTITY } from "#commerce/cart";
import { listed, sentences, taxSentence } from "#commerce/labels";
import { labels } from "#locales/labels";
import { marketName } from "#storefront/layout/market-name.ts";
import {
  deliveryIn,
  FACTS,
  marketsSold,
  PAYMENTS,
  RETENTION,
  taxNumbersOf,
  textIn,
  type ReadSetting,
  type RetentionPeriods,
} from "#commerce/settings";
import { isTaxAdded, type TaxRules } from "#commerce/tax";
import { helpMessages } from "#locales/help-messages";
import { orderMessages } from "#locales/order-messages";

export type Facts = Readonly<Record<string, string>>;

/** The facts in the language of the text. One that the shop does not have is empty. */
export function factsFor(rules: TaxRules, market: Market, language: LanguageCode = "en"): Facts {
  const { setting } = rules;
  const say = messagesIn(helpMessages, language);
  const shop = setting(FACTS);
  const { name, company = name, address = "", registration, email = "", phone = "" } = shop;
  const delivery = deliveryTo(deliveryIn(setting), market);
  const sold = marketsSold(setting);
  return {
    name: asText(name),
    company: asText(company),
    address: asText(address),
    registration: asText(listed([registration ?? "", ...taxNumbersOf(shop)], language)),
    email,
    privacyEmail: shop.privacyEmail ?? email,
    phone,
    phoneLink: phone && `tel:${phone.replaceAll(/[^\d+]/g, "")}`,
    hours: asText(textIn(shop.hours, language) ?? ""),
    about: textIn(shop.about, language) ?? "",
    country: market.kind === "country" ? countryIn(market, language) : say("yourCountry"),
    currency: market.currency,
    returnDays: String(delivery.returnDays),
    returnPeriod: say("days", { count: delivery.returnDays }),
    taxNote: taxSentence(delivery.taxNote, isTaxAdded(rules, market.country, delivery), language),
    cutOff: cutOffSentence(setting, language),
    mostOfOne: String(MAX_QUANTITY),
    payment: paymentSentence(setting(PAYMENTS), market, language),
    freeDelivery: freeDelivery(delivery, market, language),
    delivery: deliveryTable(delivery, market, language),
    europe: mayHaveRightOfWithdrawal(market, sold) ? "yes" : "",
    countries: sold.countries.length > 1 ? "yes" : "",
    ...retentionFacts(setting(RETENTION), language),
  };
}

/** Empty without a time of day until which orders leave. */
function cutOffSentence(setting: ReadSetting, language: LanguageCode): string {
  const cutOff = deliveryIn(setting).dispatch?.cutOff;
  if (!cutOff) return "";
  const { time, timeZone } = cutOff;
  return messagesIn(helpMessages, language)("cutOff", {
    time: formatTime(new Date(`2026-01-01T${time}:00Z`), language, "UTC"),
    zone: zoneName(timeZone, language),
  });
}

/** For the privacy page. Closed accounts may be erased at once, which leaves out their period. */
function retentionFacts(periods: RetentionPeriods, language: LanguageCode): Facts {
  const say = messagesIn(helpMessages, language);
  const days = (count: number): string => say("days", { count });
  const years = (count: number): string => say("years", { count });
  return {
    backInStockPeriod: days(periods.backInStockDays),
    closedAccountPeriod: periods.closedAccountDays > 0 ? days(periods.closedAccountDays) : "",
    guestBagPeriod: days(periods.guestCartDays),
    guestWishlistPeriod: days(periods.guestWishlistDays),
    orderPeriod: years(periods.orderYears),
    returnNotePeriod: years(periods.returnNoteYears),
    sessionPeriod: days(periods.sessionDays),
  };
}

/** Characters that Markdown would read as markup. */
const asText = (fact: string): string => fact.replaceAll(/[\\`*_[\]|]/g, String.raw`\$&`);

/**
 * Fills the facts into a text. `{{#phone}} … {{/phone}}` is a part for shops that have the fact, `{{^phone}} … {{/phone}}` for
 * others; a row of a table whose fact is missing is left out. An unknown fact throws, at start-up and in the tests.
 */
export function withFacts(text: string, facts: Facts): string {
  const factOf = (name: string): string => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`{{${name}}} is not a known fact.`);
    return fact;
  };
  const filled = withParts(text, (name) => factOf(name) !== "")
    .split("\n")
    .filter(
      (line) => !line.startsWith("|") || line.match(FACT)?.every((fact) => factOf(fact.slice(2, -2)) !== "") !== false,
    )
    .join("\n");
  return filled.replaceAll(EMPTY_TABLE, "").replaceAll(FACT, (fact) => factOf(fact.slice(2, -2)));
}

const FACT = /\{\{\w+\}\}/g;
const PART = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;
/** A header without rows. */
const EMPTY_TABLE = /^\|.*\n\|[ |:-]+\n(?!\|)/gm;

/** Parts may be nested. */
const withParts = (text: string, has: (name: string) => boolean): string =>
  text.replaceAll(PART, (_, sign: string, name: string, part: string) =>
    has(name) === (sign === "#") ? withParts(part, has) : "",
  );

/** With an article in English; other languages avoid grammar around names. */
const countryIn = (market: Market, language: LanguageCode): string =>
  (language === "en" && WITH_ARTICLE.has(market.country) ? "the " : "") + marketName(market, language);

const WITH_ARTICLE: ReadonlySet<string> = new Set(["AE", "GB", "IM", "NL", "PH", "US"]);

const amount = (thousandths: number, { currency }: Market): string => formatMoney(money(thousandths, currency));

function deliveryTable({ methods }: Delivery, market: Market, language: LanguageCode): string {
  const say = messagesIn(helpMessages, language);
  const nameOf = messagesIn(labels, language);
  const rows = methods.map((method) => {
    const { price, freeFrom, days } = method;
    const costs = price === 0 ? messagesIn(orderMessages, language)("free") : amount(price, market);
    const cost = freeFrom === null ? costs : say("freeFrom", { price: costs, from: amount(freeFrom, market) });
    return `| ${methodName(method, language)} | ${nameOf("days", { from: days.from, count: days.to })} | ${cost} |`;
  });
  return [`| ${say("method")} | ${say("arrives")} | ${say("price")} |`, "| --- | --- | --- |", ...rows].join("\n");
}

function freeDelivery({ methods }: Delivery, market: Market, language: LanguageCode): string {
  const say = messagesIn(helpMessages, language);
  const parts = methods.map((method) => {
    const { price, freeFrom } = method;
    const of = { method: methodName(method, language), price: amount(price, market) };
    return freeFrom === null ? say("costs", of) : say("costsFreeFrom", { ...of, from: amount(freeFrom, market) });
  });
  return sentences(parts, language);
}

function paymentSentence(payments: PaymentSettings, market: Market, language: LanguageCode): string {
  const say = messagesIn(helpMessages, language);
  const methods = [...paymentMethodsOf(payments, market), "gift-card" as const].map((method) => {
    const name = messagesIn(labels, language)(method);
    // Within a sentence; names of wallets and German nouns keep their capitals.
    const isName = method !== "card" && method !== "gift-card";
    return isName || language === "de" ? name : name.toLowerCase();
  });
  return say("payment", { methods: methods.join(say("between")) });
}
