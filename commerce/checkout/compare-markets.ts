// Another market as the destination of a checkout: its prices for the cart and its terms, beside those of the shopper's market.

import { bothBlocked, deliveryTo, type Delivery, type Market } from "#catalogue";
import { findCart, type CartLine } from "#commerce/cart";
import type { OrderServices } from "#commerce/payments";
import { deliveryIn, marketsSold } from "#commerce/settings";
import type { Shopper } from "./checkout.ts";
import { readBlockedIn } from "./undeliverable.ts";
import { marketWith } from "./view.ts";
import { keyOf, viewerOf } from "./viewer.ts";

export interface MarketTerms {
  readonly market: Market;
  /** The cart's subtotal, in thousandths of the market's currency. */
  readonly subtotal: number;
  readonly delivery: Delivery;
}

export interface MarketComparison {
  readonly here: MarketTerms;
  readonly there: MarketTerms;
  /** Lines of the cart that are sold here, but not there. */
  readonly unavailable: readonly CartLine[];
}

/** Undefined if the country has the prices of the shopper's market, if the shop does not sell to it, and without a cart. */
export async function compareMarkets(
  { database, prices, setting, now }: OrderServices,
  shopper: Shopper,
  country: string,
): Promise<MarketComparison | undefined> {
  const market = marketsSold(setting).find(country) && marketWith(prices, country);
  if (!market || market.priceList === shopper.market.priceList) return undefined;
  const blockedIn = await readBlockedIn(database, shopper.shopId);
  const blocked = bothBlocked(shopper.blocked, blockedIn(market.country));
  const visiting: Shopper = { ...shopper, market, ...(blocked && { blocked }) };
  const [cart, thereCart] = await Promise.all(
    [shopper, visiting].map((one) => findCart(database, keyOf(one), viewerOf(one), now())),
  );
  if (!cart || !thereCart) return undefined;
  const sold = new Set(thereCart.lines.filter(({ change }) => change?.kind !== "gone").map(({ id }) => id));
  const termsIn = (to: Market, subtotal: number): MarketTerms => ({
    market: to,
    subtotal,
    delivery: deliveryTo(deliveryIn(setting), to),
  });
  return {
    here: termsIn(shopper.market, cart.subtotal),
    there: termsIn(market, thereCart.subtotal),
    unavailable: cart.lines.filter(({ id, change }) => change?.kind !== "gone" && !sold.has(id)),
  };
}
