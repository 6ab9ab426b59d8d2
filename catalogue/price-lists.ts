// Price lists: one row for each region and currency that products are priced in.

/** A price list: the region and currency part of a price field, as in `eu_eur_price_f`. */
export type PriceList = keyof typeof ROWS;

/** The first part of a price list: "www" is the rest of the world. */
export type Region = PriceList extends infer List ? (List extends `${infer First}_${string}` ? First : never) : never;

export interface GiftCardAmounts {
  readonly presets: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** Amounts are in major units of the list's currency. */
interface PriceListRow {
  /** English name of its market, as in files that other shops exchange with this one. */
  readonly market: string;
  readonly delivery: {
    readonly standard: number;
    readonly express: number;
    /** Standard delivery is free from this subtotal. */
    readonly freeFrom: number;
  };
  readonly giftCards: GiftCardAmounts;
}

const delivery = (standard: number, express: number, freeFrom: number): PriceListRow["delivery"] => ({
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
} as const satisfies Readonly<Record<`${string}_${string}`, PriceListRow>>;

export const PRICE_LISTS = Object.keys(ROWS) as readonly PriceList[];

/** The list for requests without a region and currency. */
export const DEFAULT_PRICE_LIST: PriceList = "eu_eur";

/** The list of a region and a currency, in any case; undefined if the shop has no such list. */
export const priceListOf = (region: string, currency: string): PriceList | undefined => {
  const name = `${region}_${currency}`.toLowerCase();
  return PRICE_LISTS.find((list) => list === name);
};

export const currencyOfList = (list: PriceList): string => list.slice(list.indexOf("_") + 1).toUpperCase();

export const regionOfList = (list: PriceList): Region => list.slice(0, list.indexOf("_")) as Region;

export const marketNameOfList = (list: PriceList): string => ROWS[list].market;

export const deliveryPricesOf = (list: PriceList): PriceListRow["delivery"] => ROWS[list].delivery;

/** Gift card values in whole units: presets, and the limits of an amount that the buyer enters. */
export const giftCardAmounts = (list: PriceList): GiftCardAmounts => ROWS[list].giftCards;
