// The price lists of a shop by code, currency and market, from the merchant's settings.

import type { Market } from "./markets.ts";
import { initialPriorPriceMarkets } from "./prior-price-markets.ts";
import {
  currencyOfList,
  regionOfList,
  type PriceList,
  type PriceListRow,
  type PriceListSettings,
} from "./price-lists.ts";

/** The price lists of a shop. */
export interface PriceLists {
  readonly codes: readonly PriceList[];
  readonly rows: readonly PriceListRow[];
  /** The list of a region and a currency, in any case; undefined if the shop has no such list. */
  readonly find: (region: string, currency: string) => PriceList | undefined;
  /** The first list in a currency. */
  readonly inCurrency: (currency: string) => PriceList | undefined;
  /** The market with its list, region, currency and law about reductions. */
  readonly assign: (market: Market) => Market;
  readonly row: (list: PriceList) => PriceListRow | undefined;
}

/** Made once for each value of the settings. */
export function priceListsOf(settings: PriceListSettings): PriceLists {
  const made = MADE.get(settings) ?? makeLists(settings);
  MADE.set(settings, made);
  return made;
}

const MADE = new WeakMap<PriceListSettings, PriceLists>();

function makeLists({ lists: rows, priorPrices }: PriceListSettings): PriceLists {
  const asking = new Set(priorPrices?.markets ?? initialPriorPriceMarkets());
  const codes = rows.map(({ code }) => code);
  const ofMarket = new Map(rows.flatMap(({ code, markets = [] }) => markets.map((market) => [market, code] as const)));
  const elsewhere = rows.find(({ markets }) => markets === undefined)?.code;
  const assigned = new Map<string, Market>();
  const assign = (market: Market): Market => {
    const list = ofMarket.get(market.code) ?? elsewhere ?? market.priceList;
    const isAsking = asking.has(market.code);
    const isSame = list === market.priceList && regionOfList(list) === market.region;
    if (isSame && isAsking === (market.hasPriorPrices ?? false)) return market;
    const known = assigned.get(market.code);
    if (known) return known;
    const { hasPriorPrices: _initial, ...own } = market;
    const made: Market = {
      ...own,
      priceList: list,
      region: regionOfList(list),
      currency: currencyOfList(list),
      ...(isAsking && { hasPriorPrices: true }),
    };
    assigned.set(market.code, made);
    return made;
  };
  return {
    codes,
    rows,
    find: (region, currency) => {
      const name = `${region}_${currency}`.toLowerCase();
      return codes.find((list) => list === name);
    },
    inCurrency: (currency) => codes.find((list) => currencyOfList(list) === currency.toUpperCase()),
    assign,
    row: (list) => rows.find(({ code }) => code === list),
  };
}
