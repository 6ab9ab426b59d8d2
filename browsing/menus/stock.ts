// The collections and designers of the merchant's menu entries that have products for a visitor.

import { collectionOf, type MenuTarget } from "#commerce/settings/menus";
import { all, is } from "#search/query";
import { defaultState } from "#search/state";
import { viewerFilters } from "#search/visibility";
import type { Browsing } from "../context.ts";
import { resolvePage } from "../listing/resolve-page.ts";
import { listingContext, queryOf, search } from "../listing/search.ts";
import { shopFacts } from "../shop-facts.ts";
import { viewerFor } from "../viewer.ts";

export type HasProducts = (target: MenuTarget) => boolean;

/** If products could not be counted, no entry is hidden. */
export const ANY_PRODUCTS: HasProducts = () => true;

export async function stockOf(browsing: Browsing, targets: readonly MenuTarget[]): Promise<HasProducts> {
  const found = new Map<string, boolean>();
  for (const target of targets) {
    const key = keyOf(target);
    if (key !== undefined && !found.has(key)) found.set(key, await hasProducts(browsing, target));
  }
  return (target) => found.get(keyOf(target) ?? "") ?? true;
}

/** Equal for targets with the same products; undefined for pages other than collections. */
function keyOf(target: MenuTarget): string | undefined {
  if (target.designer !== undefined) return `designer ${target.designer}`;
  const collection = collectionOf(target);
  return collection && `collection ${collection}`;
}

async function hasProducts(browsing: Browsing, target: MenuTarget): Promise<boolean> {
  const { designer } = target;
  if (designer !== undefined) {
    const filter = all(...viewerFilters(await viewerFor(browsing)), is("vendor", designer));
    return (await search(browsing, { filter, limit: 0 })).total > 0;
  }
  const page = await resolvePage(browsing, [collectionOf(target) ?? ""]);
  if (!page) return false;
  const asked = { ...page, state: defaultState(page.defaults) };
  const context = {
    ...listingContext(browsing, asked, await shopFacts(browsing)),
    load: "append",
    facets: [],
  } as const;
  const query = await queryOf({ state: asked.state, context }, browsing);
  return (await search(browsing, { ...query, offset: 0, limit: 0 })).total > 0;
}
