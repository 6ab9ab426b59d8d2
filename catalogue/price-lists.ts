// Price lists: the regions and currencies that products are priced in, with their markets. A merchant decides them; a new shop has
// those of the specification (initial-price-lists.ts).

/** A price list: the region and currency part of a price field, as in `eu_eur_price_f`. The region "www" is the rest of the world. */
export type PriceList = `${string}_${string}`;

export interface GiftCardAmounts {
  readonly presets: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** As a merchant writes them. Amounts are in major units of the list's currency. */
export interface PriceListSettings {
  /** One of them has no markets: it is for all that no other list has. */
  readonly lists: readonly PriceListRow[];
  readonly priorPrices?: PriorPriceSettings | undefined;
}

/** The law about announced reductions, by market. Codes of markets are those of addresses. */
export interface PriorPriceSettings {
  /** Markets in which a reduction is shown from the lowest price of the 30 days before it began; the European Economic Area if absent. */
  readonly markets?: readonly string[] | undefined;
  /** Markets among these where, in a series of ever lower reductions, the price before the first one remains the prior price. */
  readonly firstPriceStands?: readonly string[] | undefined;
}

export interface PriceListRow {
  readonly code: PriceList;
  /** English name of its market, as in files that other shops exchange with this one. */
  readonly name: string;
  /** Codes of its markets, as in addresses. */
  readonly markets?: readonly string[] | undefined;
  /** If absent, the amounts of the list that prices are converted from, or the initial ones of the currency. */
  readonly giftCards?: GiftCardAmounts | undefined;
  /** The rate for amounts that the merchant has not set in this list. */
  readonly convert?: Conversion | undefined;
}

export interface Conversion {
  readonly from: PriceList;
  /** Units of this currency for one of the other. */
  readonly rate: number;
  /** To the nearest multiple of `to`, less `minus`: 1 and 0.05 for prices such as 19.95. By default to the currency's smallest unit. */
  readonly round?: { readonly to: number; readonly minus?: number | undefined } | undefined;
  /** False if products without a price in this list are not sold in it. */
  readonly products?: boolean | undefined;
}

/** The list for requests without a region and currency. */
export const DEFAULT_PRICE_LIST: PriceList = "eu_eur";

export const currencyOfList = (list: PriceList): string => list.slice(list.indexOf("_") + 1).toUpperCase();

export const regionOfList = (list: PriceList): string => list.slice(0, list.indexOf("_"));
