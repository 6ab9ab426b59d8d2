// robots.txt: the sitemaps, and the paths that crawlers should skip. Pure.

import { type Channel, COUNTRY_MARKETS } from "#catalogue";

/** Personal pages. Filtered listings are not here, because crawlers must read them to see their `noindex`. */
const PRIVATE = [
  "/account",
  "/profile",
  "/login",
  "/password",
  "/cart",
  "/checkout",
  "/external-checkout",
  "/callbackSuccess",
  "/wishlist",
  "/newsletter",
  "/giftcard",
  "/pages/search",
  "/pages/return",
  "/performanceTest",
];
const APIS = ["/graphql", "/search/", "/1/", "/admin", "/metrics"];

export const robotsText = (origin: string, channel: Channel): string =>
  [
    "User-agent: *",
    // `/pages/return$`, because help pages about returns share the prefix and should be indexed.
    ...PRIVATE.flatMap((path) => [path, `/*${path}`]).map((path) =>
      path.endsWith("/pages/return") ? `Disallow: ${path}$` : `Disallow: ${path}`,
    ),
    ...APIS.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    ...COUNTRY_MARKETS.filter((market) => channel === "global" || market.channel === channel).map(
      ({ code }) => `Sitemap: ${origin}/${code}/sitemap.xml`,
    ),
    "",
  ].join("\n");
