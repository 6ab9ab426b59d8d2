// What crawlers are told: where the sitemaps are, and what is no use to anybody's index. Pure.

import { type Channel, COUNTRY_MARKETS } from "#catalogue";

/** Pages of one's own, and answers for programs. Listings with filters are left to `noindex`, which a crawler has to see. */
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
const PROGRAMS = ["/graphql", "/search/", "/1/", "/admin", "/metrics"];

export const robotsText = (origin: string, channel: Channel): string =>
  [
    "User-agent: *",
    // `/pages/return$`: the texts about returns begin alike and shall be found.
    ...PRIVATE.flatMap((path) => [path, `/*${path}`]).map((path) =>
      path.endsWith("/pages/return") ? `Disallow: ${path}$` : `Disallow: ${path}`,
    ),
    ...PROGRAMS.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    ...COUNTRY_MARKETS.filter((market) => channel === "global" || market.channel === channel).map(
      ({ code }) => `Sitemap: ${origin}/${code}/sitemap.xml`,
    ),
    "",
  ].join("\n");
