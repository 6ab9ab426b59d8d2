// Delivery by market: prices, days, taxes included, and the time to return. Amounts are thousandths of the market's currency.

import type { Area } from "./countries.ts";
import type { Market } from "./markets.ts";
import { deliveryPricesOf } from "./price-lists.ts";

export const DELIVERY_METHODS = ["standard", "express"] as const;
export type DeliveryMethodCode = (typeof DELIVERY_METHODS)[number];

export interface DeliveryMethod {
  readonly code: DeliveryMethodCode;
  readonly price: number;
  /** Free from this subtotal; null if never. */
  readonly freeFrom: number | null;
  /** Working days from the order to the door. */
  readonly days: { readonly from: number; readonly to: number };
}

/** Methods of the market that a parcel goes to, the cheapest first. */
export const deliveryMethodsOf = (market: DeliveryMarket): readonly DeliveryMethod[] => {
  const { standard, express, freeFrom } = deliveryPricesOf(market.priceList);
  const days = DAYS[zoneOf(market)];
  return [
    { code: "standard", price: standard * 1000, freeFrom: freeFrom * 1000, days: between(days.standard) },
    { code: "express", price: express * 1000, freeFrom: null, days: between(days.express) },
  ];
};

export const deliveryPrice = ({ price, freeFrom }: DeliveryMethod, subtotal: number): number =>
  freeFrom !== null && subtotal >= freeFrom ? 0 : price;

/** Taxes that prices include, shown beside the total (commerce/labels). */
export type TaxNote = "vat-included" | "duties-included" | "duties-on-delivery";

export const taxNoteOf = (market: DeliveryMarket): TaxNote => TERMS[zoneOf(market)].tax;

/** Days after delivery in which items can be returned. */
export const returnDaysOf = (market: DeliveryMarket): number => TERMS[zoneOf(market)].returnDays;

export type DeliveryMarket = Pick<Market, "country" | "priceList" | "region" | "area">;

type Zone = "union" | "britain" | "europe" | "north-america" | "south-america" | "china" | "pacific" | "far";

type Days = readonly [from: number, to: number];
const between = ([from, to]: Days) => ({ from, to });

const DAYS: Readonly<Record<Zone, { readonly standard: Days; readonly express: Days }>> = {
  union: { standard: [2, 4], express: [1, 2] },
  britain: { standard: [2, 4], express: [1, 2] },
  europe: { standard: [3, 6], express: [2, 3] },
  "north-america": { standard: [4, 7], express: [2, 3] },
  "south-america": { standard: [6, 10], express: [3, 5] },
  china: { standard: [3, 6], express: [2, 3] },
  pacific: { standard: [4, 8], express: [2, 4] },
  far: { standard: [5, 9], express: [3, 5] },
};

const TERMS: Readonly<Record<Zone, { readonly tax: TaxNote; readonly returnDays: number }>> = {
  union: { tax: "vat-included", returnDays: 30 },
  britain: { tax: "vat-included", returnDays: 30 },
  europe: { tax: "duties-on-delivery", returnDays: 30 },
  "north-america": { tax: "duties-included", returnDays: 30 },
  "south-america": { tax: "duties-on-delivery", returnDays: 21 },
  // China's consumer law grants seven days for distance purchases.
  china: { tax: "duties-included", returnDays: 7 },
  pacific: { tax: "duties-included", returnDays: 21 },
  far: { tax: "duties-on-delivery", returnDays: 21 },
};

/** Members of the European Union, and Monaco, which belongs to its customs territory. */
const UNION: ReadonlySet<string> = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MC MT NL PL PT RO SK SI ES SE".split(" "),
);
const NORTH_AMERICA: ReadonlySet<string> = new Set(["US", "CA", "PR"]);
/** Countries with duties paid in advance. */
const PACIFIC: ReadonlySet<string> = new Set("AU HK JP KR MO NZ SG TW".split(" "));

const AREA_ZONES: Readonly<Record<Area, Zone>> = {
  Europe: "europe",
  Americas: "south-america",
  "Asia Pacific": "far",
  "Middle East and Africa": "far",
};

function zoneOf({ country, region, area }: DeliveryMarket): Zone {
  if (region === "uk") return "britain";
  if (region === "cn") return "china";
  if (UNION.has(country)) return "union";
  if (NORTH_AMERICA.has(country)) return "north-america";
  if (PACIFIC.has(country)) return "pacific";
  if (area !== undefined) return AREA_ZONES[area];
  // A region of several countries gets the terms that hold in all of them.
  return region === "eu" ? "europe" : "far";
}
