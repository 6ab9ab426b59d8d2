// The listing of a collection, a designer, a season or several tags at once: /collections/{slug}/{tagId?}.

import { routeSlugs } from "#search/state";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { loadCollection } from "./collection-page.server.ts";
import type { ListingData } from "./listing-data.ts";

export function loader(args: LoaderArgs): Promise<ListingData> {
  const { slug = "", tagId } = args.params;
  return loadCollection(args, routeSlugs(slug, tagId));
}
