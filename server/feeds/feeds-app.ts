// robots.txt, llms.txt, sitemaps and product feeds. Sitemaps and feeds also exist below a country code, for that country.

import { Hono, type Context } from "hono";
import { all } from "#search/query";
import { viewerFilters } from "#search/visibility";
import { GUIDES } from "#storefront/pages/size-guide/guides.server.ts";
import { listedTexts, titleIn } from "#storefront/pages/help/texts.server.ts";
import { arrivalsFeed } from "./arrivals.ts";
import { refusedRead } from "../reads/public-reads.ts";
import { createDownloads } from "../reads/downloads.ts";
import type { FeedRequest } from "./feed-files.ts";
import { feedMarket, type FeedMarket, type FeedParts } from "./feed-market.ts";
import { llmsText } from "./llms.ts";
import { merchantFeed } from "./merchant.ts";
import { robotsText } from "./robots.ts";
import { cachedRanges, sitemapIndex, sitemapPart } from "./sitemaps.ts";
import { sendXml } from "./xml.ts";
import { FACTS, marketsSold, type ReadSetting } from "#commerce/settings";

const MERCHANT_FEED = "/feeds/google-merchant.xml";
/** Concurrent downloads of one address. */
const MOST_DOWNLOADS = 4;
const HOUR_SECONDS = 3600;
/** Costs of a response, of counting products, of the newest products, and of a file that has to be built. */
const COST = 2_000;
const LLMS_COST = 4_000;
const ARRIVALS_COST = 20_000;
const BUILD_COST = 200_000;

/** An answer that waits for another admission calls `release` first: a client's two could otherwise wait for each other. */
type Answer = (market: FeedMarket, context: Context, release: () => void) => Response | Promise<Response>;

export function feedsApp(parts: FeedParts): Hono {
  const ranges = cachedRanges(parts.database);
  const sold = () => marketsSold(parts.setting, parts.channel);
  const downloads = createDownloads(MOST_DOWNLOADS);

  const app = new Hono();
  const admit = (context: Context, cost: number) => parts.reads.admit(context, cost);
  const answerIn = async (context: Context, code: string | undefined, cost: number, answer: Answer) => {
    const admitted = await admit(context, cost);
    if (admitted.kind !== "admitted") {
      const { status, message, headers } = refusedRead(admitted);
      return context.text(message, status, headers);
    }
    try {
      const market = await feedMarket(parts, code);
      return market ? await answer(market, context, admitted.release) : context.notFound();
    } finally {
      admitted.release();
    }
  };
  const forMarket = (path: string, answer: Answer, cost = COST): void => {
    app.get(path, (context) => answerIn(context, undefined, cost, answer));
    app.get(`/:code{[A-Za-z]{2,3}}${path}`, (context) => answerIn(context, context.req.param("code"), cost, answer));
  };

  const sendFile = async (
    market: FeedMarket,
    context: Context,
    release: () => void,
    path: string,
    build: FeedRequest["build"],
  ): Promise<Response> => {
    release();
    const file = await parts.files.read({
      name: market.url(path),
      edition: editionOf(market),
      build,
      admitBuild: async () => {
        const admitted = await admit(context, BUILD_COST);
        return admitted.kind === "admitted" ? admitted.release : undefined;
      },
    });
    if (!file)
      return context.text("This file is being built. Please try again in a minute.", 503, { "retry-after": "60" });
    const client = parts.reads.clientOf(context);
    const sent = await sendXml(file, context.req.raw, "application/xml", (open) => downloads.start(client, open));
    return sent ?? context.text("Too many downloads at the same time.", 429, { "retry-after": "60" });
  };

  app.get("/robots.txt", (context) => text(context, robotsText(parts.origin, sold().countries)));
  const answerLlms: Answer = async (market, context) => {
    const shop = parts.setting(FACTS);
    return text(
      context,
      llmsText({
        origin: parts.origin,
        shop,
        currency: market.market.currency,
        countries: sold().countries,
        departments: await departmentsOf(market),
        pages: listedTexts(parts.setting, market.market).map((page) => ({
          path: `/pages/${page.name}`,
          name: titleIn(page, "en", shop),
          description: page.description,
        })),
      }),
    );
  };
  app.get("/llms.txt", (context) => answerIn(context, undefined, LLMS_COST, answerLlms));
  forMarket("/sitemap.xml", async (market, context) =>
    xml(context, sitemapIndex(market, await ranges()), "application/xml"),
  );
  forMarket("/sitemaps/:part{[a-z0-9-]+\\.xml}", async (market, context, release) => {
    const name = (context.req.param("part") ?? "").slice(0, -".xml".length);
    const known = await ranges();
    const part = sitemapPart(market, name, pathsOf(parts.setting, market), known);
    return part ? sendFile(market, context, release, `/sitemaps/${name}.xml`, () => part) : context.notFound();
  });
  forMarket(
    "/feeds/new-arrivals.xml",
    async (market, context) => xml(context, await arrivalsFeed(market), "application/rss+xml"),
    ARRIVALS_COST,
  );
  forMarket(MERCHANT_FEED, (market, context, release) =>
    sendFile(market, context, release, MERCHANT_FEED, () => merchantFeed(market)),
  );
  return app;
}

const pathsOf = (setting: ReadSetting, { market }: FeedMarket): readonly string[] => [
  "/",
  "/pages/designers",
  "/pages",
  ...listedTexts(setting, market).map(({ name }) => `/pages/${name}`),
  ...GUIDES.map(({ path }) => path),
];

/** The departments that have products for everyone in the market. */
async function departmentsOf({ search, viewer, taxonomy }: FeedMarket) {
  const filter = all(...viewerFilters(viewer));
  const found = await search.search({ filter, limit: 0, facets: [{ attribute: "department" }] });
  const sold = new Set(found.kind === "found" ? found.facets[0]?.values.map(({ value }) => value) : []);
  return taxonomy.roots
    .filter(({ id }) => taxonomy.wearerValues(id).some((value) => sold.has(value)))
    .map(({ handle, name }) => ({ path: `/collections/${handle}`, name }));
}

/** Changes with the catalogue, the texts, the rules and the promotions of a market. */
const editionOf = ({ database, viewer, promotions }: FeedMarket): string =>
  JSON.stringify([...REVISIONS.map((name) => database.revisions.of(name)), viewer, promotions]);

const REVISIONS = ["catalogue", "content", "taxonomy", "settings"] as const;

const CACHE_CONTROL = `public, max-age=${HOUR_SECONDS}`;

const text = (context: Context, body: string): Response =>
  context.body(body, 200, { "content-type": "text/plain; charset=utf-8", "cache-control": CACHE_CONTROL });

const xml = (context: Context, body: string, type: string): Response =>
  context.body(body, 200, { "content-type": `${type}; charset=utf-8`, "cache-control": CACHE_CONTROL });
