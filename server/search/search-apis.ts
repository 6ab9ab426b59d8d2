// The search APIs of a shop or search service: listings and suggestions, and the Algolia-compatible API.

import type { Context, Hono } from "hono";
import { type ClientRules, promotionPrices, vocabularyOf } from "#browsing";
import { DEFAULT_PRICE_LIST, EVERYONE, languageOf, type Taxonomy } from "#catalogue";
import type { Accounts } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import { typeNamedBy } from "#commerce/foreign-feeds";
import { productIdsAfter } from "#commerce/products";
import { MEANINGS, priceListsIn, type ReadSetting, SEARCH } from "#commerce/settings";
import { hasSynonymsOf } from "#search/synonyms";
import { indexNames, type AlgoliaSchema, type IndexNames } from "#search/dialects/algolia/index";
import type { IndexSchema } from "#search/schema";
import { all } from "#search/query";
import { SUGGESTION_SCHEMA } from "#search/suggestions";
import { priceAttribute, viewerFilters } from "#search/visibility";
import type { Visitor } from "#storefront/framework/context.ts";
import type { ContentTranslator } from "#translation";
import type { Config } from "../config.ts";
import type { PublicReads } from "../reads/public-reads.ts";
import { hasToken } from "../http/bearer.ts";
import type { Log } from "../observability/log.ts";
import { SHOP_ID } from "../start/shop.ts";
import { visitsOf, type VisitOf } from "../visitor/visits.ts";
import type { Insights } from "../insights/open-insights.ts";
import { algoliaApp } from "./algolia/app.ts";
import { categoryHierarchy } from "./algolia/categories.ts";
import { productFields, SUGGESTION_FIELDS } from "./algolia/product-fields.ts";
import { openRatings } from "./algolia/ratings.ts";
import { readBlocked } from "./blocked.ts";
import { liveProductSchema, withLiveSynonyms } from "./live-schema.ts";
import { listingApp } from "./listing-app.ts";
import type { ShopSearch } from "./shop-search.ts";

/** The search key is public, so it gives access to what every shopper sees: no hidden and no VIP products. */
const FOR_EVERYONE = all(...viewerFilters(EVERYONE));

export function searchApis({
  config,
  log,
  database,
  taxonomy,
  setting,
  search,
  accounts,
  understand,
  reads,
  insights,
}: {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly taxonomy: () => Taxonomy;
  readonly setting: ReadSetting;
  /** Translates a visitor's query to English; without it, queries are searched verbatim. */
  readonly understand?: ContentTranslator["understand"];
  readonly search: Pick<ShopSearch, "products" | "suggestions">;
  readonly reads: PublicReads;
  /** Counts searches and events of clients. */
  readonly insights?: Pick<Insights, "clients">;
  /** Identifies VIPs by their sessions; without it, every visitor is anonymous. */
  readonly accounts?: Pick<Accounts, "database" | "now">;
}): { path: string; app: Hono }[] {
  const { products, suggestions } = search;
  const onError = (error: unknown) => log.error({ err: error }, "search request failed");
  const { SEARCH_TOKEN: token } = config;
  const isTrusted = (context: Context) => token !== undefined && hasToken(context.req.header("authorization"), token);
  const visitorOf = accounts && visitorsOf(visitsOf(config, accounts), onError);
  const viewerOf = visitorOf && (async (context: Context) => ({ vipLevel: (await visitorOf(context)).vipLevel }));
  const countryOf = visitorOf && (async (context: Context) => (await visitorOf(context)).country);
  const understandFor =
    understand &&
    (async (context: Context, named?: string) => {
      const language = named ?? (await visitorOf?.(context))?.language ?? "en";
      const hasOwn = hasSynonymsOf(setting(SEARCH).synonyms, language);
      return Object.assign((text: string) => understand(text, language), {
        typedIn: language,
        ...(hasOwn && { language }),
      });
    });
  const intentFor = (context: Context) => async () => {
    const visitor = await visitorOf?.(context);
    return {
      language: visitor?.language ?? "en",
      meanings: setting(MEANINGS).table,
      synonyms: setting(SEARCH).synonyms,
      vocabulary: () => vocabularyOf(products),
      typeOf: (word: string) => typeNamedBy(taxonomy(), word),
      price: priceAttribute(visitor?.market.priceList ?? DEFAULT_PRICE_LIST),
    };
  };
  const rulesFor = async (context: Context, named?: string): Promise<ClientRules> => {
    const visitor = await visitorOf?.(context);
    return {
      database,
      onError,
      market: visitor?.market.code,
      language: (named === undefined ? undefined : languageOf(named)?.code) ?? visitor?.language,
      textSort: config.TEXT_SEARCH_SORT,
    };
  };
  const hierarchy = categoryHierarchy(taxonomy);
  const ratings = openRatings(database, onError);
  return [
    {
      path: "/search",
      app: listingApp({
        taxonomy,
        products,
        suggestions,
        lists: () => priceListsIn(setting).codes,
        isTrusted,
        reads,
        blockedIn: readBlocked(database, setting, SHOP_ID, onError),
        onError,
        promotionsFor: (context) => async (list) => {
          const market = (await visitorOf?.(context))?.market;
          const hasPriorPrices = market?.priceList === list && market.hasPriorPrices;
          return promotionPrices({ id: SHOP_ID, database, setting }, { priceList: list, hasPriorPrices });
        },
        ...(viewerOf && { viewerOf }),
        ...(countryOf && { countryOf }),
        intentFor,
        rulesFor,
        ...(understandFor && { understandFor }),
      }),
    },
    {
      path: "/",
      app: algoliaApp({
        names: withLists(indexNames(config.SEARCH_INDEX), setting),
        ...(insights && { events: insights.clients }),
        origin: config.CDN_DOMAIN ?? config.PUBLIC_URL,
        indexes: {
          products: {
            backend: products,
            schema: withHierarchy(liveProductSchema(setting), hierarchy),
            visible: FOR_EVERYONE,
            hasRules: true,
            derivedFor: (origin) => productFields({ origin, hierarchy, ratingOf: ratings.of }),
            ready: ratings.ready,
            productIdsAfter: (after, limit) => productIdsAfter(database, after, limit),
          },
          suggestions: {
            backend: suggestions,
            schema: withLiveSynonyms(SUGGESTION_SCHEMA, setting),
            derivedFor: () => SUGGESTION_FIELDS,
          },
        },
        ...(understandFor && { understandFor }),
        rulesFor,
        reads,
        credentials: { applicationId: config.SEARCH_APP_ID, apiKey: config.SEARCH_API_KEY },
        onError,
      }),
    },
  ];
}

/** Both follow the merchant's price lists. */
const withHierarchy = (schema: IndexSchema, hierarchy: NonNullable<AlgoliaSchema["hierarchy"]>): AlgoliaSchema => ({
  ...schema,
  hierarchy,
  get synonyms() {
    return schema.synonyms;
  },
  get attributes() {
    return schema.attributes;
  },
});

const withLists = (names: IndexNames, setting: ReadSetting): IndexNames => ({
  ...names,
  get lists() {
    return priceListsIn(setting).codes;
  },
});

/** The visitor of a request, read once. */
function visitorsOf(visitOf: VisitOf, onError: (error: unknown) => void): (context: Context) => Promise<Visitor> {
  const visitors = new WeakMap<Request, Promise<Visitor>>();
  return (context) => {
    const { raw } = context.req;
    const visitor = visitors.get(raw) ?? visitOf(context, onError).then((visit) => visit.visitor);
    visitors.set(raw, visitor);
    return visitor;
  };
}
