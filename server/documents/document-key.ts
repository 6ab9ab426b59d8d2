// The key of a shared document: its address without what changes nothing, and what a guest's document depends on.

import { wantedRoutes } from "#storefront/framework/responses.server.ts";
import type { Visitor } from "#storefront/framework/context.ts";

export interface SharedAddress {
  readonly key: string;
  /** The address to render, without parameters of advertisements and newsletters. */
  readonly url: URL;
}

/** Undefined for other parameters than those of listings: made-up ones would fill the cache with documents that are requested once. */
export function sharedAddress(request: Request, visitor: Visitor): SharedAddress | undefined {
  const url = new URL(request.url);
  const all = [...url.searchParams.keys()];
  const names = all.filter((name) => !TRACKING.test(name));
  if (names.length < all.length) for (const name of all) if (TRACKING.test(name)) url.searchParams.delete(name);
  if (url.search.length > LONGEST_QUERY || !names.every((name) => LISTING.has(name.split("[", 1)[0] ?? "")))
    return undefined;
  const { code, market, country, unsold, language, isMobile, hidesVideo } = visitor;
  const shown = [code, market.code, market.priceList, country, unsold, language, isMobile, hidesVideo].join(" ");
  return { key: `${shown} ${routesIn(request)} ${url.href}`, url };
}

/** Of a request for data: the routes that it names, which are few names of the shop's own. */
function routesIn({ headers }: Request): string {
  const routes = wantedRoutes(headers.get("accept"));
  return routes ? `data:${[...routes].toSorted().join(".").slice(0, LONGEST_QUERY)}` : "";
}

const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|mc_[ce]id|igshid|_ga|_gl)$/;

/** Parameters of a listing: its state (search/url.ts), and which part of it is asked for. */
const LISTING: ReadonlySet<string> = new Set([
  "page",
  "query",
  "qTitle",
  "menu",
  "refinementList",
  "range",
  "sortBy",
  "append",
  "refine",
]);

const LONGEST_QUERY = 300;
