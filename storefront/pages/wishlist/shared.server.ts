// Loads a shared wishlist.

import { findSharedWishlist } from "#commerce/wishlist";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { translateContent, viewerFor, wishedAsShown } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { loadWays } from "#storefront/visitor/ways.server.ts";
import { queryOf, viewIn, viewOf } from "./view.server.ts";
import type { SharedData } from "./wishlist-data.ts";
import { readState } from "./wishlist-state.ts";

export async function loader(args: LoaderArgs): Promise<SharedData> {
  const { shop, visitor, params, url } = args;
  const token = params["token"] ?? "";
  const state = readState(url.searchParams);
  const viewer = await viewerFor(args);
  const found = await findSharedWishlist(shop.database, shop.id, token, viewer, queryOf(state, visitor));
  if (found.kind === "no-wishlist") throw notFound();
  const items = await wishedAsShown(shop, visitor.market, found.items);
  const view = viewOf({ ...found, items }, state, linkFor(visitor)(`/wishlist/${token}`), visitor);
  return { view: await translateContent(args, (translate) => viewIn(view, translate)), ways: await loadWays(args) };
}
