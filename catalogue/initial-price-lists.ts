// The price lists of a new shop: those of the specification, with their markets, gift cards and delivery prices.

import { COUNTRIES } from "./countries.ts";
import { currencyOfList, type GiftCardAmounts, type PriceList, type PriceListSettings } from "./price-lists.ts";

interface InitialRow {
  readonly market: string;
  readonly delivery: {
    readonly standard: number;
    readonly express: number;
    /** Standard delivery is free from this subtotal. */
    readonly freeFrom: number;
  };
  readonly giftCards: GiftCardAmounts;
}

const delivery = (standard: number, express: number, freeFrom: number): InitialRow["delivery"] => ({
  standard,
  express,
  freeFrom,
});

const giftCards = (least: number, presets: readonly number[], most: number): GiftCardAmounts => ({
  least,
  presets,
  most,
});
const WESTERN = giftCards(25, [50, 100, 250, 500, 1_000], 2_500);
const NORDIC = giftCards(200, [500, 1_000, 2_500, 5_000, 10_000], 20_000);

const ROWS = {
  www_usd: { market: "International", delivery: delivery(25, 40, 350), giftCards: WESTERN },
  eu_eur: { market: "European Union", delivery: delivery(10, 20, 200), giftCards: WESTERN },
  uk_gbp: { market: "United Kingdom", delivery: delivery(8, 15, 175), giftCards: WESTERN },
  cn_cny: {
    market: "China",
    delivery: delivery(80, 150, 1_000),
    giftCards: giftCards(200, [500, 1_000, 2_000, 5_000, 10_000], 20_000),
  },
  dk_dkk: { market: "Denmark", delivery: delivery(75, 150, 1_500), giftCards: NORDIC },
  se_sek: { market: "Sweden", delivery: delivery(110, 220, 2_200), giftCards: NORDIC },
  dz_dzd: {
    market: "Algeria",
    delivery: delivery(3_500, 5_500, 40_000),
    giftCards: giftCards(3_000, [5_000, 10_000, 25_000, 50_000, 100_000], 250_000),
  },
  eg_egp: {
    market: "Egypt",
    delivery: delivery(1_200, 2_000, 15_000),
    giftCards: giftCards(1_000, [2_500, 5_000, 10_000, 25_000, 50_000], 100_000),
  },
  il_ils: {
    market: "Israel",
    delivery: delivery(80, 140, 1_000),
    giftCards: giftCards(100, [200, 500, 1_000, 2_000, 4_000], 10_000),
  },
  ng_ngn: {
    market: "Nigeria",
    delivery: delivery(35_000, 60_000, 450_000),
    giftCards: giftCards(40_000, [75_000, 150_000, 300_000, 750_000, 1_500_000], 3_000_000),
  },
  ru_rub: {
    market: "Russia",
    delivery: delivery(1_900, 3_200, 28_000),
    giftCards: giftCards(2_000, [5_000, 10_000, 25_000, 50_000, 100_000], 200_000),
  },
} as const satisfies Readonly<Record<PriceList, InitialRow>>;

export type InitialList = keyof typeof ROWS;

export const INITIAL_LISTS = Object.keys(ROWS) as readonly InitialList[];

/** Regions of several markets, beside the countries that have the list. */
const REGIONS: { readonly [List in InitialList]?: string } = { eu_eur: "eu", uk_gbp: "uk" };

export const INITIAL_PRICE_LISTS: PriceListSettings = {
  lists: INITIAL_LISTS.map((code) => ({
    code,
    name: ROWS[code].market,
    ...(code !== "www_usd" && { markets: marketsOf(code) }),
    giftCards: ROWS[code].giftCards,
  })),
};

/** For a list that the merchant gave no amounts: those of its currency in a new shop, or about as much as in euros. */
export function initialDeliveryPrices(list: PriceList): InitialRow["delivery"] {
  const same = rowInCurrencyOf(list);
  if (same) return same.delivery;
  const { standard, express, freeFrom } = ROWS.eu_eur.delivery;
  const inList = (euros: number): number => Number((euros * unitsPerEuro(list)).toPrecision(2));
  return delivery(inList(standard), inList(express), inList(freeFrom));
}

/** In whole units, like those of `initialDeliveryPrices`. */
export function initialGiftCards(list: PriceList): GiftCardAmounts {
  const same = rowInCurrencyOf(list);
  if (same) return same.giftCards;
  const { least, presets, most } = ROWS.eu_eur.giftCards;
  const inList = (euros: number): number =>
    Math.max(1, Math.round(Number((euros * unitsPerEuro(list)).toPrecision(1))));
  return giftCards(inList(least), presets.map(inList), inList(most));
}

/** True if a list needs no rate for the amounts above. */
export const hasInitialAmounts = (list: PriceList): boolean =>
  rowInCurrencyOf(list) !== undefined || currencyOfList(list) in UNITS_PER_EURO;

export const isInitialList = (list: PriceList): list is InitialList => list in ROWS;

const rowInCurrencyOf = (list: PriceList): InitialRow | undefined => {
  const found = isInitialList(list) ? list : INITIAL_LISTS.find((one) => currencyOfList(one) === currencyOfList(list));
  return found && ROWS[found];
};

const unitsPerEuro = (list: PriceList): number => UNITS_PER_EURO[currencyOfList(list)] ?? 1;

/** Roughly, as of 2026. Only for the first amounts of a list, never for prices of products. */
const UNITS_PER_EURO: Readonly<Record<string, number>> = {
  AED: 4.2,
  AUD: 1.7,
  BGN: 2,
  BHD: 0.44,
  BRL: 6.2,
  CAD: 1.6,
  CHF: 0.95,
  CLP: 1_050,
  COP: 4_600,
  CZK: 25,
  HKD: 9,
  HUF: 390,
  IDR: 19_000,
  INR: 100,
  ISK: 145,
  JOD: 0.8,
  JPY: 165,
  KRW: 1_650,
  KWD: 0.35,
  MAD: 10.7,
  MOP: 9.3,
  MXN: 21,
  MYR: 4.9,
  NOK: 11.7,
  NZD: 2,
  OMR: 0.44,
  PHP: 66,
  PLN: 4.3,
  QAR: 4.2,
  RON: 5,
  RSD: 117,
  SAR: 4.3,
  SGD: 1.5,
  THB: 38,
  TRY: 45,
  TWD: 35,
  UAH: 47,
  VND: 30_000,
  ZAR: 20,
};

function marketsOf(list: InitialList): readonly string[] {
  const countries = COUNTRIES.filter(([, , , own]) => own === list).map(([country]) => country.toLowerCase());
  const region = REGIONS[list];
  return region === undefined ? countries : [region, ...countries];
}
