// How a product reaches the visitor and how it may go back: the lines beside the bag, and a fold with the whole of it. Pure.

import {
  deliveryMethodsOf,
  deliveryPrice,
  formatPrice,
  type DeliveryMethod,
  type Market,
  type Money,
  money,
  returnDaysOf,
  TAX_NOTES,
  taxNoteOf,
} from "#catalogue";
import type { ProductData, ProductFold } from "./product-data.ts";

/** Delivery by the cheapest method, faster delivery, and returns. */
export function servicesOf(market: Market, price: Money, now: Date): ProductData["services"] {
  const [standard, express] = deliveryMethodsOf(market);
  return [
    ...(standard ? [{ name: "Delivery", text: arrival(standard, market, price, now) }] : []),
    ...(express ? [{ name: "Express", text: arrival(express, market, price, now) }] : []),
    { name: "Returns", text: `Within ${returnDaysOf(market)} days of delivery` },
  ];
}

/** What the price includes, in as few words as fit beside it. */
export const priceNoteOf = (market: Market): string => PRICE_NOTES[taxNoteOf(market)];

export function deliveryFold(market: Market): ProductFold {
  const isCountry = market.kind === "country" || market.country !== "default";
  return {
    name: isCountry ? `Delivery and returns in ${inSentence(market.name)}` : "Delivery and returns",
    paragraphs: [
      TAX_NOTES[taxNoteOf(market)],
      `Send back what you do not keep within ${returnDaysOf(market)} days of delivery, unworn and with its tags.`,
    ],
    points: deliveryMethodsOf(market).map((method) => {
      const { name, price, freeFrom, days } = method;
      const free = freeFrom === null ? "" : `, complimentary from ${formatPrice(money(freeFrom, market.currency))}`;
      return `${name}: ${days.from} to ${days.to} working days, ${formatPrice(money(price, market.currency))}${free}`;
    }),
  };
}

const PRICE_NOTES: Readonly<Record<ReturnType<typeof taxNoteOf>, string>> = {
  "vat-included": "VAT included",
  "duties-included": "Duties and taxes included",
  "duties-on-delivery": "Duties not included",
};

const inSentence = (name: string): string => (/^(United|Netherlands|Philippines)/.test(name) ? `the ${name}` : name);

function arrival(method: DeliveryMethod, { currency }: Market, price: Money, now: Date): string {
  const cost = deliveryPrice(method, price.thousandths);
  const said = cost === 0 ? "complimentary" : formatPrice(money(cost, currency));
  return `${span(workingDays(now, method.days.from), workingDays(now, method.days.to))}, ${said}`;
}

const DAY_MS = 86_400_000;

/** So many working days later, counted in UTC: an order of Friday leaves on Monday. */
function workingDays(from: Date, count: number): Date {
  let day = new Date(from);
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
}

/** "Tue 18 to Thu 20 November"; the month twice where it changes. */
function span(from: Date, to: Date): string {
  const isOneDay = from.getTime() === to.getTime();
  if (isOneDay) return `${dayOf(to)} ${monthOf(to)}`;
  const first = monthOf(from) === monthOf(to) ? dayOf(from) : `${dayOf(from)} ${monthOf(from)}`;
  return `${first} to ${dayOf(to)} ${monthOf(to)}`;
}

const WEEKDAY = new Intl.DateTimeFormat("en", { weekday: "short", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
const dayOf = (date: Date): string => `${WEEKDAY.format(date)} ${date.getUTCDate()}`;
const monthOf = (date: Date): string => MONTH.format(date);
