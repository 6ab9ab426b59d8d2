// The product grid of a country, /{code}/productgrid, for a tag in its query or for everything. Its filters link to
// the collection, which has an address for each of them.

import { routeSlugs } from "#search/state";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { loadCollection, resolveOrRefuse } from "./collection-page.server.ts";
import type { ListingData } from "./listing-data.ts";

export async function loader(args: LoaderArgs): Promise<ListingData> {
  const { searchParams } = args.url;
  const slugs = routeSlugs(searchParams.get("slug") ?? searchParams.get("tagId") ?? "");
  return loadCollection(args, await resolveOrRefuse(args, slugs.length > 0 ? slugs : ["all"]));
}
