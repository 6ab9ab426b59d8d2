// The search page: products that answer to the words of the query, to be filtered and sorted like any listing.

import { departmentBySlug } from "#catalogue";
import { SEARCH_DEFAULTS } from "#search/state";
import { readState } from "#search/url";
import type { LoaderArgs } from "../rendering/define.ts";
import { linkFor } from "../viewer.server.ts";
import type { SearchData } from "./listing-data.ts";
import { loadListing, prepare, NOTHING } from "./load-listing.server.ts";

export const SEARCH_PATH = "/pages/search";
const SUGGESTED = ["women", "men", "kids", "new-arrivals", "sale"];

export async function loader(args: LoaderArgs): Promise<SearchData> {
  const page = { path: SEARCH_PATH, kinds: ["search"], defaults: SEARCH_DEFAULTS } as const;
  const { query } = readState(args.url.search, SEARCH_DEFAULTS);
  const link = linkFor(args.visitor);
  // Nothing asked is nothing found, not everything.
  const listing = query === "" ? { ...(await prepare(args, page)).data, ...NOTHING } : await loadListing(args, page);
  const title = query === "" ? "Search" : `Results for ${query}`;
  return {
    ...listing,
    query,
    title,
    seoTitle: `${title} | Vitrine`,
    seoDescription: "Search designers, clothing, shoes, bags and accessories.",
    robots: "noindex, follow",
    trail: [],
    action: link(SEARCH_PATH),
    suggestions: SUGGESTED.map((slug) => ({
      name: departmentBySlug(slug)?.name ?? slug,
      href: link(`/collections/${slug}`),
    })),
  };
}
