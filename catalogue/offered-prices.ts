// The prices of a shop by market: its own list, by the merchant's settings. A market whose price list has no products uses the shop's
// main list, so that a catalogue in one currency is sold everywhere in that currency.

import { INITIAL_PRICE_LISTS } from "./initial-price-lists.ts";
import type { Market } from "./markets.ts";
import { currencyOfList, type PriceList } from "./price-lists.ts";
import { priceListsOf, type PriceLists } from "./shop-price-lists.ts";

export interface OfferedPrices {
  /** The list whose prices are shown and charged instead of `list`: usually itself. */
  readonly list: (list: PriceList) => PriceList;
  /** The market with the price list and currency that it is charged in. */
  readonly market: (market: Market) => Market;
}

/** `products` counts the products of each list. A shop without products has every list. */
export function offeredPrices(products: ReadonlyMap<PriceList, number>, lists: PriceLists): OfferedPrices {
  const main = [...products].reduce<readonly [PriceList | undefined, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    [undefined, 0],
  )[0];
  const list = (wanted: PriceList): PriceList => ((products.get(wanted) ?? 0) > 0 ? wanted : (main ?? wanted));
  return {
    list,
    market: (given) => {
      // A market that is charged in another list keeps its region, by which delivery knows that.
      const market = lists.assign(given);
      const priceList = list(market.priceList);
      return priceList === market.priceList ? market : { ...market, priceList, currency: currencyOfList(priceList) };
    },
  };
}

/** Every market has its own price list, as in a new shop. */
export const ALL_PRICES: OfferedPrices = /* @__PURE__ */ offeredPrices(
  /* @__PURE__ */ new Map(),
  /* @__PURE__ */ priceListsOf(INITIAL_PRICE_LISTS),
);
