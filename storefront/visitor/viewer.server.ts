// The visitor's prices and links.

import { money, prefixPath, priceFrom, type Price } from "#catalogue";
import type { Prices } from "#commerce/products";
import type { Visitor } from "#storefront/framework/context.ts";

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
