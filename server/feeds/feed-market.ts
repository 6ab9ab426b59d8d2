// The market of a sitemap or feed: its visibility rules, addresses and language.

import { type Channel, prefixPath, type Market, type OfferedPrices, type Taxonomy } from "#catalogue";
import type { DesignerTags, Tag } from "#commerce/content";
import type { Database } from "#commerce/database";
import type { Viewer } from "#commerce/products";
import { marketsSold, type ReadSetting } from "#commerce/settings";
import type { SearchReader } from "#search";
import { promotionPrices, withOwnNames } from "#browsing";
import type { ContentTranslator, Translate } from "#translation";
import type { PublicReads } from "../reads/public-reads.ts";
import { SHOP_ID } from "../start/shop.ts";
import type { FeedFiles } from "./feed-files.ts";

export interface FeedParts {
  readonly database: Database;
  readonly taxonomyNow: () => Taxonomy;
  readonly setting: ReadSetting;
  readonly search: SearchReader;
  /** Public origin, never that of a request: files are built once for all readers. */
  readonly origin: string;
  /** Origin of pictures; defaults to the shop's. */
  readonly cdn: string | undefined;
  readonly channel: Channel;
  readonly prices: OfferedPrices;
  /** Creates the translator of one response. */
  readonly createTranslator: () => ContentTranslator;
  readonly designers: () => Promise<DesignerTags>;
  /** Collections that the merchant made. */
  readonly collections: () => Promise<readonly Tag[]>;
  /** Products that the shop hides from a country. */
  readonly blockedIn: (country: string) => Promise<Viewer["blocked"]>;
  readonly files: FeedFiles;
  readonly reads: PublicReads;
}

export interface FeedMarket extends FeedParts {
  readonly taxonomy: Taxonomy;
  /** Country code that prefixes paths, or null. */
  readonly code: string | null;
  readonly market: Market;
  /** An anonymous visitor of the market. */
  readonly viewer: Viewer;
  /** Identifies the promotions whose prices it shows now. */
  readonly promotions: string;
  readonly url: (path: string) => string;
  readonly pictureOrigin: string;
  /** Translates catalogue texts to the market's language; `make` must be pure. */
  readonly translate: <Made>(make: (translate: Translate) => Made) => Promise<Made>;
}

/** Undefined for an unknown country code. */
export async function feedMarket(parts: FeedParts, code: string | undefined): Promise<FeedMarket | undefined> {
  const sold = marketsSold(parts.setting, parts.channel);
  const known = code === undefined ? sold.home : sold.find(code);
  if (known === undefined) return undefined;
  const market = parts.prices.market(known);
  const { origin } = parts;
  const blocked = await parts.blockedIn(market.country);
  const { edition } = await promotionPrices({ ...parts, id: SHOP_ID }, market);
  const translator = parts.createTranslator();
  const taxonomy = parts.taxonomyNow();
  const prefix = code === undefined ? null : market.code;
  return {
    ...parts,
    taxonomy,
    code: prefix,
    market,
    viewer: {
      priceList: market.priceList,
      hasPriorPrices: market.hasPriorPrices,
      vipLevel: 0,
      ...(blocked && { blocked }),
    },
    promotions: edition,
    url: (path) => new URL(prefixPath(prefix, path), origin).href,
    pictureOrigin: parts.cdn ?? origin,
    translate: (make) =>
      translator.translate(market.language, (translate) => make(withOwnNames(translate, taxonomy, market.language))),
  };
}
