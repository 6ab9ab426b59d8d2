// The product grid of a tag under the shop's own address: /shop/{shopId}/{tag}.

import { findShop } from "#commerce/content";
import { routeSlugs } from "#search/state";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { loadCollection, resolveOrRefuse } from "./collection-page.server.ts";
import { listingKey } from "./listing-key.server.ts";
import type { ListingData } from "./listing-data.ts";

export const dataKey = listingKey;

export async function loader(args: LoaderArgs): Promise<ListingData> {
  const { shopId = "", tag = "" } = args.params;
  const { shop } = args;
  // Also by slug. Only this shop has listings here.
  const found = shopId === shop.id || (await findShop(shop.database, shopId))?.id === shop.id;
  if (!found) throw notFound();
  return loadCollection(args, await resolveOrRefuse(args, routeSlugs("", tag)), `/shop/${shopId}/${tag}`);
}
