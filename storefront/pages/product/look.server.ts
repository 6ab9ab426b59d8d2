// The look of a product's page: the merchant's or the shop's own. If it fails, or its search is slow, the page leaves it out.

import { composeLooks, findMadeLooks, type FoundLook, type Patience } from "#browsing";
import type { ProductWithVariants, Viewer } from "#commerce/products";
import { withPrices } from "#storefront/features/looks/look-view.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { inTime } from "./in-time.server.ts";

/** Longer than for the rail below, because the section is higher on the page. */
const PATIENCE_MS = 1_000;

export async function lookOf(
  args: LoaderArgs,
  product: ProductWithVariants,
  viewer: Viewer,
): Promise<FoundLook | undefined> {
  try {
    const [made] = await findMadeLooks(args, [product], viewer);
    const inTimeOnly: Patience = (search) => inTime("The search for a look", search, PATIENCE_MS);
    const found = made ?? (await composeLooks(args, [product], viewer, inTimeOnly))[0];
    return found && (await withPrices(args, found));
  } catch (error) {
    args.onError(error);
    return undefined;
  }
}
