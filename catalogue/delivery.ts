// Delivery by market: methods with prices and days, taxes included, and the time to return. The merchant decides them.

import type {
  DeliveryCost,
  DeliveryDays,
  DeliverySettings,
  DeliveryTermsSettings,
  DeliveryZone,
  TaxNote,
} from "./delivery-settings.ts";
import { INITIAL_ZONES } from "./initial-delivery.ts";
import type { LanguageCode } from "./languages.ts";
import type { Market } from "./markets.ts";
import { initialDeliveryPrices } from "./initial-price-lists.ts";
import { regionOfList } from "./price-lists.ts";
import type { Names } from "./taxonomy/data.ts";
import { nameIn } from "./taxonomy/nodes.ts";

/** Delivery to one market. */
export interface Delivery {
  /** The cheapest first; at least one. */
  readonly methods: readonly DeliveryMethod[];
  readonly taxNote: TaxNote;
  /** Days after delivery in which items can be returned. */
  readonly returnDays: number;
}

/** Amounts are thousandths of the market's currency. */
export interface DeliveryMethod {
  readonly code: string;
  readonly names: Names;
  readonly price: number;
  /** Free from this subtotal; null if never. */
  readonly freeFrom: number | null;
  readonly days: DeliveryDays;
}

export type DeliveryMarket = Pick<Market, "country" | "priceList" | "region" | "area">;

export function deliveryTo(settings: DeliveryTermsSettings, market: DeliveryMarket): Delivery {
  const zone = zoneOf(settings, market);
  const offered = settings.methods.flatMap(({ code, names, prices }) => {
    const own = zone.methods[code];
    const cost = own && (own.prices?.[market.priceList] ?? prices[market.priceList]);
    return cost ? [methodOf(code, names, cost, daysOf(settings, own.days))] : [];
  });
  return {
    methods: (offered.length > 0 ? offered : [initialMethod(settings, zone, market)]).toSorted(
      (one, other) => one.price - other.price,
    ),
    taxNote: taxNoteOf(settings, zone, market),
    returnDays: zone.returnDays,
  };
}

export const deliveryPrice = ({ price, freeFrom }: DeliveryMethod, subtotal: number): number =>
  freeFrom !== null && subtotal >= freeFrom ? 0 : price;

export const methodName = ({ names }: Pick<DeliveryMethod, "names">, language: LanguageCode): string =>
  names[language] ?? nameIn(names);

/** The method that takes the shortest time. */
export const fastest = (methods: readonly DeliveryMethod[]): DeliveryMethod | undefined =>
  methods.toSorted((one, other) => one.days.to - other.days.to)[0];

const methodOf = (
  code: string,
  names: Names,
  { price, freeFrom }: DeliveryCost,
  days: DeliveryDays,
): DeliveryMethod => ({
  code,
  names,
  price: Math.round(price * 1000),
  freeFrom: freeFrom === undefined ? null : Math.round(freeFrom * 1000),
  days,
});

const daysOf = ({ dispatch }: DeliverySettings, days: DeliveryDays): DeliveryDays =>
  dispatch ? { ...days, dispatch } : days;

/** For a price list that the merchant gave no prices: the zone's first method at the list's initial price. */
function initialMethod(settings: DeliverySettings, zone: DeliveryZone, market: DeliveryMarket): DeliveryMethod {
  const method = settings.methods.find(({ code }) => code in zone.methods);
  const days = method && zone.methods[method.code]?.days;
  if (!days) throw new Error(`The delivery zone ${zone.name} has no method.`);
  const { standard, freeFrom } = initialDeliveryPrices(market.priceList);
  return methodOf(method.code, method.names, { price: standard, freeFrom }, daysOf(settings, days));
}

/**
 * The tax notes of the initial zones describe prices that were made for them. A market that is charged in the list of another one, because the
 * catalogue has no prices for it, cannot promise that they include its taxes; the merchant can. There are no duties within the shop's
 * own country.
 */
function taxNoteOf(
  { zones, home }: DeliveryTermsSettings,
  { taxes }: DeliveryZone,
  { country, priceList, region }: DeliveryMarket,
): TaxNote {
  if (home?.country === country) return home.taxes;
  return zones === INITIAL_ZONES && regionOfList(priceList) !== region ? "duties-on-delivery" : taxes;
}

function zoneOf({ zones }: DeliverySettings, { country, region, area }: DeliveryMarket): DeliveryZone {
  // A region of several countries gets the terms that apply in all of them.
  const within = area ?? (region === "eu" ? "Europe" : undefined);
  const zone =
    zones.find(({ countries }) => countries?.includes(country)) ??
    zones.find(({ areas }) => within !== undefined && areas?.includes(within)) ??
    zones.find(isElsewhere);
  if (!zone) throw new Error("No delivery zone is for everywhere else.");
  return zone;
}

export const isElsewhere = ({ countries = [], areas = [] }: Pick<DeliveryZone, "countries" | "areas">): boolean =>
  countries.length === 0 && areas.length === 0;
