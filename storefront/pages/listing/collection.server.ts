// The listing of a collection, a designer, a season or several tags at once: /collections/{slug}/{tagId?}.

import { pathOf } from "#browsing";
import { routeSlugs } from "#search/state";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { moved } from "#storefront/visitor/canonical.server.ts";
import { loadCollection, resolveOrRefuse } from "./collection-page.server.ts";
import { listingKey } from "./listing-key.server.ts";
import type { ListingData } from "./listing-data.ts";

export const dataKey = listingKey;

/** Labels, ids and other cases of a handle redirect to it, and keep what is chosen. */
export async function loader(args: LoaderArgs): Promise<ListingData> {
  const { slug = "", tagId = "" } = args.params;
  const page = await resolveOrRefuse(args, routeSlugs(slug, tagId));
  const [first, ...more] = page.parts.map((part) => part.slug);
  if (first !== slug || more.join("+") !== tagId) {
    throw moved(args, pathOf(page.parts.map((part) => part.slug)) + args.url.search);
  }
  return loadCollection(args, page);
}
