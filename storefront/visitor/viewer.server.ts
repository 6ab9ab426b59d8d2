// The visitor as a viewer of products: what they may see, their prices and links.

import { money, prefixPath, priceFrom, type Price } from "#catalogue";
import type { Prices, Viewer } from "#commerce/products";
import { shopFacts, type FactsContext } from "./shop-facts.server.ts";
import type { Visitor } from "#storefront/framework/context.ts";

/** The viewer for commerce operations; `blocked` is hidden from the visitor's country. */
export const viewerOf = ({ market, vipLevel }: Visitor, blocked?: Viewer["blocked"]): Viewer => ({
  priceList: market.priceList,
  vipLevel,
  ...(blocked && { blocked }),
});

/** The viewer, including what the shop hides from the visitor's country. */
export const viewerFor = async (args: FactsContext): Promise<Viewer> =>
  viewerOf(args.visitor, (await shopFacts(args)).blocked);

/** Adds the visitor's country prefix to an internal address. */
export const linkFor =
  ({ code }: Visitor) =>
  (path: string): string =>
    prefixPath(code ?? undefined, path);

/** The visitor's price of a product or variant; undefined if it is not sold to them. */
export function priceOf(
  { prices, compareAtPrices }: { readonly prices: Prices; readonly compareAtPrices: Prices },
  { market: { priceList, currency } }: Visitor,
): Price | undefined {
  const price = prices[priceList];
  const compareAt = compareAtPrices[priceList];
  if (price === undefined) return undefined;
  return priceFrom(money(price, currency), compareAt === undefined ? undefined : money(compareAt, currency));
}
