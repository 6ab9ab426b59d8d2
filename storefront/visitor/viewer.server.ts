// From commerce to components: the visitor as a viewer of products, and a product as a card.

import { money, prefixPath, priceFrom, type Price } from "#catalogue";
import type { ListedProduct, Prices, Viewer } from "#commerce/products";
import { shopFacts, type FactsContext } from "./shop-facts.server.ts";
import type { Visitor } from "#storefront/framework/context.ts";
import type { SavedProduct } from "#storefront/features/wishlist/wishlist.ts";
import type { CardProduct } from "#storefront/ui/product-card.tsx";

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

/** Empty for a product without a price for the visitor, which must not be shown. */
export function cardOf(product: ListedProduct, visitor: Visitor): (CardProduct & SavedProduct)[] {
  const price = priceOf(product, visitor);
  if (!price) return [];
  return [
    {
      id: product.id,
      sku: product.sku,
      href: linkFor(visitor)(`/products/${product.handle}`),
      vendor: product.vendor,
      title: product.title,
      pictures: product.images.slice(0, 2),
      price,
      sizes: product.sizes.map(({ size, inStock }) => ({ label: size, inStock })),
      isNewSeason: false,
    },
  ];
}
