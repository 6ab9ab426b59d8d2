// Speculation rules: browsers that know them prerender a product or a listing while the pointer rests on its link. Only for shops
// without in-page navigation, because otherwise the router loads the next page and a prerendered document would never be shown.

import { Hono, type MiddlewareHandler } from "hono";

const ADDRESS = "/speculation-rules.json";

/** Products and listings, with or without a country. Filters have `rel="nofollow"`, and each click on one would end the last. */
const RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: ["/products/*", "/:code/products/*", "/collections/*", "/:code/collections/*"] },
          { not: { selector_matches: '[rel~="nofollow"], [data-native], [download]' } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** Names the rules in the headers of documents: the security policy allows none inside of them. */
export function speculation(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    if (headers.get("content-type")?.startsWith("text/html")) headers.set("speculation-rules", `"${ADDRESS}"`);
  };
}

export const speculationApp = (): Hono =>
  new Hono().get(ADDRESS, (context) =>
    context.body(JSON.stringify(RULES), 200, {
      "content-type": "application/speculationrules+json",
      "cache-control": "public, max-age=86400",
    }),
  );
