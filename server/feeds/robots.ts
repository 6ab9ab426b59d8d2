// robots.txt: the sitemaps, and the paths that crawlers should skip. Pure.

import type { Market } from "#catalogue";

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
  "/pages/track-order",
  "/performanceTest",
];
const APIS = ["/graphql", "/search/", "/1/", "/admin", "/metrics"];

export const robotsText = (origin: string, countries: readonly Market[]): string =>
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
    ...countries.map(({ code }) => `Sitemap: ${origin}/${code}/sitemap.xml`),
    "",
  ].join("\n");
