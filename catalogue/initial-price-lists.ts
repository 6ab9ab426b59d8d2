// The price lists of a new shop: those of the specification, with their markets, gift cards and delivery prices.

import { COUNTRIES } from "./countries.ts";
import type { GiftCardAmounts, PriceList, PriceListSettings } from "./price-lists.ts";

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

export const initialDeliveryPrices = (list: InitialList): InitialRow["delivery"] => ROWS[list].delivery;

export const isInitialList = (list: PriceList): list is InitialList => list in ROWS;

function marketsOf(list: InitialList): readonly string[] {
  const countries = COUNTRIES.filter(([, , , own]) => own === list).map(([country]) => country.toLowerCase());
  const region = REGIONS[list];
  return region === undefined ? countries : [region, ...countries];
}
