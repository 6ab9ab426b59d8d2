// robots.txt, llms.txt, sitemaps and product feeds. Sitemaps and feeds also exist below a country code, for that country.

import { Hono, type Context } from "hono";
import { all } from "#search/query";
import { viewerFilters } from "#search/visibility";
import { GUIDES } from "#storefront/pages/size-guide/guides.server.ts";
import { HELP_TEXTS, titleIn } from "#storefront/pages/help/texts.server.ts";
import { arrivalsFeed } from "./arrivals.ts";
import { feedMarket, type FeedMarket, type FeedParts } from "./feed-market.ts";
import { llmsText } from "./llms.ts";
import { merchantFeed } from "./merchant.ts";
import { robotsText } from "./robots.ts";
import { cachedRanges, sitemapIndex, sitemapPart } from "./sitemaps.ts";
import { streamXml } from "./xml.ts";
import { FACTS, marketsSold } from "#commerce/settings";

/** Concurrent downloads of a whole catalogue; more would slow down visitors. */
const MAX_CATALOGUES = 2;
const HOUR_SECONDS = 3600;

const LISTED = HELP_TEXTS.filter(({ group }) => group !== "none");
const PATHS: readonly string[] = [
  "/",
  "/pages/designers",
  "/pages",
  ...LISTED.map(({ name }) => `/pages/${name}`),
  ...GUIDES.map(({ path }) => path),
];

type Answer = (market: FeedMarket, context: Context) => Response | Promise<Response>;

export function feedsApp(parts: FeedParts): Hono {
  const ranges = cachedRanges(parts.database);
  const originOf = ({ req }: Context) => parts.origin ?? new URL(req.url).origin;
  const sold = () => marketsSold(parts.setting, parts.channel);
  let catalogues = 0;

  const app = new Hono();
  const forMarket = (path: string, answer: Answer): void => {
    const answerIn = async (context: Context, code: string | undefined) => {
      const market = await feedMarket(parts, code, context.req.url);
      return market ? answer(market, context) : context.notFound();
    };
    app.get(path, (context) => answerIn(context, undefined));
    app.get(`/:code{[A-Za-z]{2,3}}${path}`, (context) => answerIn(context, context.req.param("code")));
  };

  app.get("/robots.txt", (context) => text(context, robotsText(originOf(context), sold().countries)));
  app.get("/llms.txt", async (context) => {
    const market = await feedMarket(parts, undefined, context.req.url);
    if (!market) return context.notFound();
    const shop = parts.setting(FACTS);
    return text(
      context,
      llmsText({
        origin: originOf(context),
        shop,
        currency: market.market.currency,
        countries: sold().countries,
        departments: await departmentsOf(market),
        pages: LISTED.map((page) => ({
          path: `/pages/${page.name}`,
          name: titleIn(page, "en", shop),
          description: page.description,
        })),
      }),
    );
  });
  forMarket("/sitemap.xml", async (market, context) =>
    xml(context, sitemapIndex(market, await ranges()), "application/xml"),
  );
  forMarket("/sitemaps/:part{[a-z0-9-]+\\.xml}", async (market, context) => {
    const name = (context.req.param("part") ?? "").slice(0, -".xml".length);
    const part = sitemapPart(market, name, PATHS, await ranges());
    return part ? streamXml(part, context.req.raw, "application/xml") : context.notFound();
  });
  forMarket("/feeds/new-arrivals.xml", async (market, context) =>
    xml(context, await arrivalsFeed(market), "application/rss+xml"),
  );
  forMarket("/feeds/google-merchant.xml", (market, context) => {
    if (catalogues >= MAX_CATALOGUES) {
      return context.text("Too many downloads of the catalogue. Please try again in a minute.", 503, {
        "retry-after": "60",
      });
    }
    const feed = counted(merchantFeed(market), (more) => {
      catalogues += more;
    });
    return streamXml(feed, context.req.raw, "application/xml");
  });
  return app;
}

/** The departments that have products for everyone in the market. */
async function departmentsOf({ search, viewer, taxonomy }: FeedMarket) {
  const filter = all(...viewerFilters(viewer));
  const found = await search.search({ filter, limit: 0, facets: [{ attribute: "department" }] });
  const sold = new Set(found.kind === "found" ? found.facets[0]?.values.map(({ value }) => value) : []);
  return taxonomy.roots
    .filter(({ id }) => taxonomy.wearerValues(id).some((value) => sold.has(value)))
    .map(({ handle, name }) => ({ path: `/collections/${handle}`, name }));
}

/** Counts as one download from the first piece until the last, or until the client disconnects. */
async function* counted(pieces: AsyncIterable<string>, count: (more: 1 | -1) => void): AsyncGenerator<string> {
  count(1);
  try {
    yield* pieces;
  } finally {
    count(-1);
  }
}

const CACHE_CONTROL = `public, max-age=${HOUR_SECONDS}`;

const text = (context: Context, body: string): Response =>
  context.body(body, 200, { "content-type": "text/plain; charset=utf-8", "cache-control": CACHE_CONTROL });

const xml = (context: Context, body: string, type: string): Response =>
  context.body(body, 200, { "content-type": `${type}; charset=utf-8`, "cache-control": CACHE_CONTROL });
