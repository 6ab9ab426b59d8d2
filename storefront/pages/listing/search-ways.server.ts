// Suggestions for a search without results, or without a query.

import { shorterTexts } from "#search/fewer-words";
import { viewerFilters } from "#search/visibility";
import { all } from "#search/query";
import { setQuery } from "#search/state";
import { sizeGroupsIn } from "#search/state/size-filter";
import { writeState } from "#search/url";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { queryOf, readDesigners, search, translateContent } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { FewerWords, Way } from "./listing-data.ts";
import type { Asked } from "./load-listing.server.ts";

const OFFERED = 4;
const POPULAR = 8;

/** Searches with one word left out, or else with each word alone, by number of results. */
export async function fewerWords(asked: Asked, args: LoaderArgs): Promise<readonly FewerWords[]> {
  for (const texts of shorterTexts(asked.state.query)) {
    const offered = await found(texts, asked, args);
    if (offered.length > 0) return offered;
  }
  return [];
}

/** The same search with other words and the same filters. */
export const searchHref = (
  { shop }: Pick<LoaderArgs, "shop">,
  { data, state }: Pick<Asked, "data" | "state">,
  text: string,
): string => data.path + writeState(setQuery(state, text), data.defaults, sizeGroupsIn(shop.taxonomy));

async function found(texts: readonly string[], asked: Asked, args: LoaderArgs): Promise<readonly FewerWords[]> {
  const counted = await Promise.all(
    texts.map(async (text) => {
      const state = setQuery(asked.state, text);
      const query = await queryOf({ state, context: { ...asked.context, facets: [] } }, args);
      const { total } = await search(args, { ...query, offset: 0, limit: 0 });
      return { name: text, href: searchHref(args, asked, text), count: total };
    }),
  );
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, OFFERED);
}

/** Designers and categories with the most products for this visitor. */
export async function popularWays(
  { context }: Asked,
  args: LoaderArgs,
): Promise<{ readonly designers: readonly Way[]; readonly categories: readonly Way[] }> {
  const link = linkFor(args.visitor);
  const { facets } = await search(args, {
    filter: all(...viewerFilters(context.viewer)),
    limit: 0,
    facets: [
      { attribute: "vendor", limit: POPULAR },
      { attribute: "product_type", limit: POPULAR },
    ],
  });
  const valuesOf = (attribute: string): readonly string[] =>
    (facets.find((facet) => facet.attribute === attribute)?.values ?? []).map(({ value }) => value);
  const way = (name: string, handle: string): Way => ({ name, href: link(`/collections/${handle}`) });
  const { handleOf } = await readDesigners(args);
  const categories = valuesOf("product_type").flatMap((value) => {
    const type = args.shop.taxonomy.typeNamed(value);
    return type ? [way(type.name, type.handle)] : [];
  });
  return {
    designers: valuesOf("vendor").map((vendor) => way(vendor, handleOf(vendor))),
    categories: await translateContent(args, (translate) =>
      categories.map(({ name, href }) => ({ name: translate(name), href })),
    ),
  };
}
