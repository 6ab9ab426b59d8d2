// Facts about the visitor's country for the shop's texts, from the tables that the cart and the checkout use: the two
// cannot disagree.

import {
  deliveryMethodsOf,
  formatMoney,
  type LanguageCode,
  type Market,
  money,
  paymentMethodsOf,
  returnDaysOf,
  taxNoteOf,
  messagesIn,
} from "#catalogue";
import { MAX_QUANTITY } from "#commerce/cart";
import { labels } from "#locales/labels";
import { z } from "zod";
import { marketName } from "#storefront/layout/market-name.ts";
import { helpMessages } from "#locales/help-messages";

/** The shop's own facts, from content/shop.json. */
export const ShopFacts = z.strictObject({
  name: z.string().min(1),
  company: z.string().min(1),
  address: z.string().min(1),
  registration: z.string(),
  email: z.email(),
  privacyEmail: z.email(),
  phone: z.string().regex(/^\+[\d -]+$/, "must be an international number such as +44 20 1234 5678"),
  hours: z.string(),
  /** The hours in other languages by code. */
  hoursIn: z.record(z.string().regex(/^[a-z]{2}$/), z.string()).default({}),
});
export type ShopFacts = z.output<typeof ShopFacts>;

export type Facts = Readonly<Record<string, string>>;

/** The facts in the language of the text. */
export function factsFor({ hoursIn, ...shop }: ShopFacts, market: Market, language: LanguageCode = "en"): Facts {
  const say = messagesIn(helpMessages, language);
  return {
    ...shop,
    hours: hoursIn[language] ?? shop.hours,
    phoneLink: `tel:${shop.phone.replaceAll(/[^\d+]/g, "")}`,
    country: market.kind === "country" ? countryIn(market, language) : say("yourCountry"),
    currency: market.currency,
    returnDays: String(returnDaysOf(market)),
    returnPeriod: say("returnPeriod", { count: returnDaysOf(market) }),
    taxNote: messagesIn(labels, language)(taxNoteOf(market)),
    mostOfOne: String(MAX_QUANTITY),
    payment: paymentSentence(market, language),
    freeDelivery: freeDelivery(market, language),
    delivery: deliveryTable(market, language),
  };
}

/** Fills the facts into a text. An unknown fact throws, at start-up and in the tests. */
export const withFacts = (text: string, facts: Facts): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`{{${name}}} is not a known fact.`);
    return fact;
  });

/** With an article in English; other languages avoid grammar around names. */
const countryIn = (market: Market, language: LanguageCode): string =>
  (language === "en" && WITH_ARTICLE.has(market.country) ? "the " : "") + marketName(market, language);

const WITH_ARTICLE: ReadonlySet<string> = new Set(["AE", "GB", "IM", "NL", "PH", "US"]);

const amount = (thousandths: number, { currency }: Market): string => formatMoney(money(thousandths, currency));

function deliveryTable(market: Market, language: LanguageCode): string {
  const say = messagesIn(helpMessages, language);
  const nameOf = messagesIn(labels, language);
  const rows = deliveryMethodsOf(market).map(({ code, price, freeFrom, days }) => {
    const costs = amount(price, market);
    const cost = freeFrom === null ? costs : say("freeFrom", { price: costs, from: amount(freeFrom, market) });
    return `| ${nameOf(code)} | ${nameOf("days", { from: days.from, count: days.to })} | ${cost} |`;
  });
  return [`| ${say("method")} | ${say("arrives")} | ${say("price")} |`, "| --- | --- | --- |", ...rows].join("\n");
}

function freeDelivery(market: Market, language: LanguageCode): string {
  const say = messagesIn(helpMessages, language);
  const sentences = deliveryMethodsOf(market).map(({ code, price, freeFrom }) => {
    const of = { method: messagesIn(labels, language)(code), price: amount(price, market) };
    return freeFrom === null ? say("costs", of) : say("costsFreeFrom", { ...of, from: amount(freeFrom, market) });
  });
  return sentences.join(UNSPACED.has(language) ? "" : " ");
}

const UNSPACED: ReadonlySet<LanguageCode> = new Set(["zh", "ja"]);

function paymentSentence(market: Market, language: LanguageCode): string {
  const say = messagesIn(helpMessages, language);
  const methods = [...paymentMethodsOf(market), "gift-card" as const].map((method) => {
    const name = messagesIn(labels, language)(method);
    // Within a sentence; German nouns keep their capitals.
    return language === "de" ? name : name.toLowerCase();
  });
  return say("payment", { methods: methods.join(say("between")) });
}
