// For whom a sitemap or feed is: the market of its address, what its visitors may see, and how its addresses are written.

import { type Channel, prefixPath, type Market } from "#catalogue";
import type { Database } from "#commerce/database";
import type { Viewer } from "#commerce/products";
import type { SearchBackend } from "#search";
import type { ContentTranslator, Translate } from "#translation";
import { homeMarket, soldTo } from "../visitor/locale.ts";

export interface FeedParts {
  readonly database: Database;
  readonly search: SearchBackend;
  /** Origin of the shop's addresses; without it, that of the request. */
  readonly origin: string | undefined;
  /** Origin of pictures, if another. */
  readonly cdn: string | undefined;
  readonly channel: Channel;
  /** For one answer. */
  readonly createTranslator: () => ContentTranslator;
  /** What the shop hides from a country. */
  readonly blockedIn: (country: string, currency: string) => Promise<Viewer["blocked"] | undefined>;
}

export interface FeedMarket extends FeedParts {
  /** In front of the paths; null without one. */
  readonly code: string | null;
  readonly market: Market;
  /** A stranger of that market. */
  readonly viewer: Viewer;
  readonly url: (path: string) => string;
  readonly pictureOrigin: string;
  /** Makes something in the market's language of what is sold; `make` must be pure. */
  readonly translate: <Made>(make: (translate: Translate) => Made) => Promise<Made>;
}

/** Undefined for a code that is no country. */
export async function feedMarket(
  parts: FeedParts,
  code: string | undefined,
  requestUrl: string,
): Promise<FeedMarket | undefined> {
  const market = code === undefined ? homeMarket(parts.channel) : soldTo(code, parts.channel);
  if (market === undefined) return undefined;
  const origin = parts.origin ?? new URL(requestUrl).origin;
  const blocked = await parts.blockedIn(market.country, market.currency);
  const translator = parts.createTranslator();
  const prefix = code === undefined ? null : market.code;
  return {
    ...parts,
    code: prefix,
    market,
    viewer: { priceList: market.priceList, vipLevel: 0, ...(blocked && { blocked }) },
    url: (path) => origin + prefixPath(prefix, path),
    pictureOrigin: parts.cdn ?? origin,
    translate: (make) => translator.translate(market.language, make),
  };
}
