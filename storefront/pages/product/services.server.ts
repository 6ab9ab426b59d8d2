// Delivery and returns of a product: short lines beside the buy button, and a fold with the details.

import {
  deliveryDates,
  deliveryPrice,
  formatMoney,
  fastest,
  methodName,
  money,
  messagesIn,
  type Delivery,
  type DeliveryMethod,
  type LanguageCode,
  type Market,
  type Money,
} from "#catalogue";
import { countryOf, deliveryDays, taxSentence } from "#commerce/labels";
import { productMessages } from "#locales/product-messages";
import type { DateReader } from "#storefront/framework/context.ts";
import type { ProductData, ProductFold } from "./product-data.ts";

/** Delivery by the cheapest method, faster delivery, and returns. */
export function servicesOf(
  { methods, returnDays }: Delivery,
  price: Money,
  now: Date,
  reader: DateReader,
): ProductData["services"] {
  const { language } = reader;
  const say = messagesIn(productMessages, language);
  const [cheapest] = methods;
  const express = fastest(methods);
  const arrival = (method: DeliveryMethod): string => {
    const cost = deliveryPrice(method, price.thousandths);
    return say("arrival", {
      dates: deliveryDates(now, method.days, reader),
      price: cost === 0 ? say("free") : formatMoney(money(cost, price.currency)),
    });
  };
  return [
    ...(cheapest ? [{ name: say("delivery"), text: arrival(cheapest) }] : []),
    ...(express && express !== cheapest ? [{ name: methodName(express, language), text: arrival(express) }] : []),
    { name: say("returns"), text: say("returnDays", { count: returnDays }) },
  ];
}

/** A short note on taxes and duties, beside the price; empty if there are none. */
export const priceNoteOf = ({ taxNote }: Delivery, isTaxAdded: boolean, language: LanguageCode): string => {
  const note = isTaxAdded ? "taxAdded" : taxNote;
  return note === "untaxed" ? "" : messagesIn(productMessages, language)(note);
};

export function deliveryFold(
  { methods, taxNote, returnDays }: Delivery,
  market: Market,
  isTaxAdded: boolean,
  language: LanguageCode,
): ProductFold {
  const say = messagesIn(productMessages, language);
  const country = countryOf(market, language);
  return {
    name: country === null ? say("fold") : say("foldIn", { country: inSentence(country, language) }),
    paragraphs: [taxSentence(taxNote, isTaxAdded, language), say("sendBack", { count: returnDays })],
    points: methods.map((method) => {
      const { price, freeFrom } = method;
      const parts = {
        name: methodName(method, language),
        days: deliveryDays(method, language),
        price: price === 0 ? say("free") : formatMoney(money(price, market.currency)),
      };
      return freeFrom === null
        ? say("method", parts)
        : say("methodFree", { ...parts, free: formatMoney(money(freeFrom, market.currency)) });
    }),
  };
}

const inSentence = (name: string, language: LanguageCode): string =>
  language === "en" && /^(United|Netherlands|Philippines)/.test(name) ? `the ${name}` : name;
