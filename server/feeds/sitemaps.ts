// The sitemaps of a market: an index and streamed parts of at most 25,000 addresses, half of what search engines accept.

import { LRUCache } from "lru-cache";
import { findLooks } from "#browsing";
import { allCollections, pictureUrl, resolveCollection } from "#catalogue";
import { designerHandles, isShownAt } from "#commerce/content";
import { picturesThere } from "#commerce/pictures";
import { productRanges, walkAddresses, type ProductRange } from "#commerce/products";
import { FACET_LIMIT } from "#search/constants";
import { listingQuery } from "#search/listing-filter";
import { all, readHit } from "#search/query";
import { defaultState, routeDefaults } from "#search/state";
import { viewerFilters } from "#search/visibility";
import type { FeedMarket } from "./feed-market.ts";
import { element } from "./xml.ts";

const MAX_ADDRESSES = 25_000;

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGE = "http://www.google.com/schemas/sitemap-image/1.1";

/** Lists the market's parts, with one part of products for each range. */
export function sitemapIndex(market: FeedMarket, ranges: readonly ProductRange[]): string {
  const names = ["pages", "collections", "designers", "looks", ...ranges.map((_, at) => `products-${at + 1}`)];
  const parts = names.map((name) => `<sitemap>${element("loc", market.url(`/sitemaps/${name}.xml`))}</sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${parts.join("\n")}\n</sitemapindex>\n`;
}

/** A part by its name; undefined if it does not exist. */
export function sitemapPart(
  market: FeedMarket,
  name: string,
  paths: readonly string[],
  ranges: readonly ProductRange[],
): AsyncIterable<string> | undefined {
  if (name === "pages") return document(entries(market, paths));
  if (name === "collections") return document(collections(market));
  if (name === "designers") return document(designers(market));
  if (name === "looks") return document(looks(market));
  const range = ranges[Number(/^products-([1-9]\d{0,5})$/.exec(name)?.[1] ?? 0) - 1];
  return range && document(products(market, range));
}

/** Cached, because counting a large catalogue takes a moment and all markets have the same ranges. */
export function cachedRanges(database: Parameters<typeof productRanges>[0]): () => Promise<readonly ProductRange[]> {
  const cache = new LRUCache<"ranges", Promise<readonly ProductRange[]>>({ max: 1, ttl: RANGES_LIFE_MS });
  return () => {
    const known = cache.get("ranges");
    if (known) return known;
    const ranges = productRanges(database, MAX_ADDRESSES);
    cache.set("ranges", ranges);
    ranges.catch(() => cache.delete("ranges"));
    return ranges;
  };
}

const RANGES_LIFE_MS = 10 * 60_000;

async function* document(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGE}">\n`;
  yield* pieces;
  yield "</urlset>\n";
}

async function* entries(market: FeedMarket, paths: readonly string[]): AsyncGenerator<string> {
  yield paths.map((path) => `<url>${element("loc", market.url(path))}</url>\n`).join("");
}

async function* products(market: FeedMarket, range: ProductRange): AsyncGenerator<string> {
  for await (const batch of walkAddresses(market.database, market.viewer, range)) {
    const isThere = await picturesThere(
      market.database,
      batch.map(({ largeImage }) => largeImage),
    );
    yield batch
      .map(({ handle, updatedAt, largeImage }) => {
        const picture = isThere(largeImage)
          ? `<image:image>${element("image:loc", pictureUrl(largeImage, 1200, "jpg", market.pictureOrigin))}</image:image>`
          : "";
        return `<url>${element("loc", market.url(`/products/${handle}`))}${element("lastmod", updatedAt.toISOString())}${picture}</url>\n`;
      })
      .join("");
  }
}

/** Only collections with products: empty listings should not be indexed. */
async function* collections(market: FeedMarket): AsyncGenerator<string> {
  const newestPublishedAt = await newestOf(market);
  const { taxonomy } = market;
  const made = (await market.collections()).filter(
    (tag) => isShownAt(tag, new Date()) && !resolveCollection(taxonomy, tag.slug),
  );
  const listed = [
    ...allCollections(taxonomy).map((collection) => ({
      slug: collection.slug,
      defaults: routeDefaults(taxonomy, collection),
    })),
    ...made.map((tag) => ({
      slug: tag.slug,
      defaults: tag.rule ? { ...routeDefaults(taxonomy), rules: [tag.rule] } : routeDefaults(taxonomy, tag),
    })),
  ];
  for (const { slug, defaults } of listed) {
    const query = listingQuery(defaultState(defaults), {
      taxonomy: market.taxonomy,
      defaults,
      viewer: { ...market.viewer, textSort: "relevance" },
      newestPublishedAt,
      load: "append",
      facets: [],
    });
    const found = await market.search.search({ ...query, offset: 0, limit: 0 });
    if (found.kind === "found" && found.total > 0) yield* entries(market, [`/collections/${slug}`]);
  }
}

/** Publication time of the newest product, which defines new arrivals. */
async function newestOf({ search, viewer }: FeedMarket): Promise<number | undefined> {
  const found = await search.search({
    filter: all(...viewerFilters(viewer)),
    sort: { attribute: "published_at", direction: "descending" },
    limit: 1,
    fields: ["published_at"],
  });
  const [hit] = found.kind === "found" ? found.hits : [];
  const moment = hit ? Date.parse(String(readHit(hit)["published_at"])) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** The list of looks and each of them, if there are any. */
async function* looks(market: FeedMarket): AsyncGenerator<string> {
  const { database, taxonomy } = market;
  const found = await findLooks({ shop: { database, taxonomy }, visitor: { market: market.market } }, market.viewer);
  const paths = found.map(({ look }) => `/looks/${look.slug}`);
  yield* entries(market, paths.length > 0 ? ["/looks", ...paths] : []);
}

async function* designers(market: FeedMarket): AsyncGenerator<string> {
  const found = await market.search.search({
    filter: all(...viewerFilters(market.viewer)),
    limit: 0,
    facets: [{ attribute: "vendor", limit: FACET_LIMIT }],
  });
  const values = found.kind === "found" ? (found.facets[0]?.values ?? []) : [];
  const handleOf = designerHandles(await market.designers());
  yield* entries(
    market,
    values.filter(({ value }) => value !== "").map(({ value }) => `/collections/${handleOf(value)}`),
  );
}
