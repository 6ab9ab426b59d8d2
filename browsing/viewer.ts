// The visitor as a viewer of products: what they may see, at which prices.

import type { Viewer } from "#commerce/products";
import type { Browsing, BrowsingVisitor } from "./context.ts";
import { shopFacts } from "./shop-facts.ts";

/** The viewer for commerce operations; `blocked` is hidden from the visitor's country. */
export const viewerOf = (
  { market, vipLevel }: Pick<BrowsingVisitor, "market" | "vipLevel">,
  blocked?: Viewer["blocked"],
): Viewer => ({
  priceList: market.priceList,
  hasPriorPrices: market.hasPriorPrices,
  vipLevel,
  ...(blocked && { blocked }),
});

/** The viewer, including what the shop hides from the visitor's country. */
export const viewerFor = async (browsing: Browsing): Promise<Viewer> =>
  viewerOf(browsing.visitor, (await shopFacts(browsing)).blocked);
