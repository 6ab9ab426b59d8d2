// What the shop's texts say about the visitor's country, from the tables that the bag and the checkout use: the two
// cannot disagree.

import {
  deliveryMethodsOf,
  formatPrice,
  type Market,
  money,
  paymentMethodsOf,
  returnDaysOf,
  taxNoteOf,
  wordsIn,
} from "#catalogue";
import { MOST_OF_ONE } from "#commerce/cart";
import { terms } from "#commerce/terms";
import { z } from "zod";

/** Who the shop is, as its operator writes it in content/shop.json. */
export const ShopFacts = z.strictObject({
  name: z.string().min(1),
  company: z.string().min(1),
  address: z.string().min(1),
  registration: z.string(),
  email: z.email(),
  privacyEmail: z.email(),
  phone: z.string().regex(/^\+[\d -]+$/, "must be an international number such as +44 20 1234 5678"),
  hours: z.string(),
});
export type ShopFacts = z.output<typeof ShopFacts>;

export type Facts = Readonly<Record<string, string>>;

export function factsFor(shop: ShopFacts, market: Market): Facts {
  return {
    ...shop,
    phoneLink: `tel:${shop.phone.replaceAll(/[^\d+]/g, "")}`,
    country: market.kind === "country" ? market.name : "your country",
    currency: market.currency,
    returnDays: String(returnDaysOf(market)),
    taxNote: nameOf(taxNoteOf(market)),
    mostOfOne: String(MOST_OF_ONE),
    payment: paymentSentence(market),
    freeDelivery: freeDelivery(market),
    delivery: deliveryTable(market),
  };
}

/** A text with its facts put in. A name that is no fact throws, which the texts' own test and the start find out. */
export const withFacts = (text: string, facts: Facts): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`{{${name}}} is no fact that the shop knows.`);
    return fact;
  });

/** In the language of the texts that it is put into. */
const nameOf = wordsIn(terms, "en");

const amount = (thousandths: number, { currency }: Market): string => formatPrice(money(thousandths, currency));

function deliveryTable(market: Market): string {
  const rows = deliveryMethodsOf(market).map(({ code, price, freeFrom, days }) => {
    const free = freeFrom === null ? "" : `, free from ${amount(freeFrom, market)}`;
    return `| ${nameOf(code)} | ${days.from} to ${days.to} working days | ${amount(price, market)}${free} |`;
  });
  return ["| Method | Arrives in | Price |", "| --- | --- | --- |", ...rows].join("\n");
}

function freeDelivery(market: Market): string {
  const sentences = deliveryMethodsOf(market).map(({ code, price, freeFrom }) => {
    const free = freeFrom === null ? "" : `, and nothing on orders from ${amount(freeFrom, market)}`;
    return `${nameOf(code)} costs ${amount(price, market)}${free}.`;
  });
  return sentences.join(" ");
}

const paymentSentence = (market: Market): string =>
  `You can choose between: ${[...paymentMethodsOf(market), "gift-card" as const]
    .map((method) => nameOf(method).toLowerCase())
    .join(", ")}.`;
