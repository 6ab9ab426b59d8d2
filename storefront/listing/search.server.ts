// The search page: products whose words the visitor typed.

import { departmentBySlug } from "#catalogue";
import type { LoaderArgs } from "../rendering/define.ts";
import { linkFor } from "../viewer.server.ts";
import type { SearchData } from "./listing-data.ts";
import { loadListing } from "./listing.server.ts";

/** Longer queries are cut: the field takes no more either. */
const LONGEST_QUERY = 512;
const SUGGESTED = ["women", "men", "kids", "new-arrivals", "sale"];

export async function loader(args: LoaderArgs): Promise<SearchData> {
  const query = (args.url.searchParams.get("qTitle") ?? "").trim().slice(0, LONGEST_QUERY);
  const link = linkFor(args.visitor);
  const found =
    query === ""
      ? { products: [], paging: { total: 0, first: 0, last: 0 }, sorts: [] }
      : await loadListing(args, { text: query });
  const title = query === "" ? "Search" : `Results for ${query}`;
  return {
    ...found,
    query,
    title,
    seoTitle: `${title} | Vitrine`,
    seoDescription: "Search designers, clothing, shoes, bags and accessories.",
    trail: [],
    action: link("/pages/search"),
    suggestions: SUGGESTED.map((slug) => ({
      name: departmentBySlug(slug)?.name ?? slug,
      href: link(`/collections/${slug}`),
    })),
  };
}
