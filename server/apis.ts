// The shop's HTTP APIs except for search: GraphQL, feeds, and the operator's admin routes.

import type { Hono } from "hono";
import { countMeanings } from "#browsing";
import type { Taxonomy } from "#catalogue";
import { designerTags, madeCollections } from "#commerce/content";
import type { Database } from "#commerce/database";
import { type ReadSetting, SEARCH } from "#commerce/settings";
import type { SearchReader } from "#search";
import type { Shop } from "#storefront/framework/context.ts";
import { accountsAdminApp } from "./accounts/admin-app.ts";
import { auditAdminApp } from "./audit/admin-app.ts";
import { securityAdminApp } from "./security/admin-app.ts";
import { afterSalesApp } from "./after-sales/admin-app.ts";
import { adminApp, type AdminParts } from "./catalogue/admin-app.ts";
import type { Config } from "./config.ts";
import { contentAdminApp } from "./content/admin-app.ts";
import type { FeedParts } from "./feeds/feed-market.ts";
import { eventsAdminApp } from "./events/admin-app.ts";
import { feedsApp } from "./feeds/feeds-app.ts";
import { insightsAdminApp } from "./insights/admin-app.ts";
import { looksAdminApp } from "./looks/admin-app.ts";
import { merchandisingAdminApp } from "./merchandising/admin-app.ts";
import { newsletterAdminApp } from "./newsletter/admin-app.ts";
import type { Log } from "./observability/log.ts";
import { ordersAdminApp } from "./orders/admin-app.ts";
import { peopleAdminApp } from "./people/admin-app.ts";
import { picturesAdminApp, type PicturesAdminParts } from "./pictures/admin-app.ts";
import type { KeepingParts } from "./pictures/keep-file.ts";
import type { PublicReads } from "./reads/public-reads.ts";
import { readBlocked } from "./search/blocked.ts";
import { graphqlApp } from "./graphql/graphql-app.ts";
import type { ShopSearch } from "./search/shop-search.ts";
import { SHOP_ID } from "./start/shop.ts";
import { shopAdminApp } from "./shop-data/admin-app.ts";
import { settingsAdminApp } from "./settings/admin-app.ts";
import { staffAdminApp } from "./staff/admin-app.ts";
import { systemAdminApp } from "./system/admin-app.ts";
import { tokensApp } from "./staff/tokens-app.ts";
import { taxonomyAdminApp } from "./taxonomy/admin-app.ts";
import { visitsOf } from "./visitor/visits.ts";
import { promotionsAdminApp } from "./promotions/admin-app.ts";
import { webhooksAdminApp } from "./webhooks/admin-app.ts";

export interface ApiParts {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly search: ShopSearch;
  readonly localToken: string;
}

/** Parts of an admin API that its configuration and log provide. */
interface GivenParts {
  readonly token: string | undefined;
  readonly onError: (error: unknown) => void;
}

/** Mounts an API at `/admin/<name>`. */
function adminApi<Parts extends GivenParts>(name: string, app: (parts: Parts) => Hono) {
  return ({ config, log, ...parts }: Omit<Parts, keyof GivenParts> & Pick<ApiParts, "config" | "log">) => {
    const given: GivenParts = {
      token: config.ADMIN_TOKEN,
      onError: (error) => log.error({ err: error }, `${name} request failed`),
    };
    // Together they are the parts, which TypeScript cannot derive for a type parameter.
    return { path: `/admin/${name}`, app: app({ ...parts, ...given } as unknown as Parts) };
  };
}

export const accountsApi = adminApi("accounts", accountsAdminApp);
export const afterSalesApi = adminApi("after-sales", afterSalesApp);
export const auditApi = adminApi("audit", auditAdminApp);
export const contentApi = adminApi("content", contentAdminApp);
export const eventsApi = adminApi("events", eventsAdminApp);
export const insightsApi = adminApi("insights", insightsAdminApp);
export const looksApi = adminApi("looks", looksAdminApp);
export const newsletterApi = adminApi("newsletter", newsletterAdminApp);
export const ordersApi = adminApi("orders", ordersAdminApp);
export const peopleApi = adminApi("people", peopleAdminApp);
export const promotionsApi = adminApi("promotions", promotionsAdminApp);
export const securityApi = adminApi("security", securityAdminApp);
export const settingsApi = adminApi("settings", settingsAdminApp);
export const shopDataApi = adminApi("shop", shopAdminApp);
export const staffApi = adminApi("staff", staffAdminApp);
export const systemApi = adminApi("system", systemAdminApp);
export const taxonomyApi = adminApi("taxonomy", taxonomyAdminApp);
export const tokensApi = adminApi("tokens", tokensApp);
export const webhooksApi = adminApi("webhooks", webhooksAdminApp);

export const graphqlApi = ({
  config,
  log,
  shop,
  reads,
  isDevelopment,
}: Pick<ApiParts, "config" | "log"> & {
  readonly shop: Shop;
  readonly reads: PublicReads;
  readonly isDevelopment: boolean;
}): {
  path: string;
  app: Hono;
} => ({
  path: "/graphql",
  app: graphqlApp({
    shop,
    reads,
    origin: config.PUBLIC_URL,
    origins: config.GRAPHQL_ORIGINS,
    cdn: config.CDN_DOMAIN,
    isExplorable: config.GRAPHQL_EXPLORER ?? isDevelopment,
    visitOf: visitsOf(config, shop.accounts),
    operatorToken: config.ADMIN_TOKEN,
    onError: (error, requestId) => log.error({ err: error, requestId }, "GraphQL operation failed"),
  }),
});

export const catalogueApi = ({
  config,
  log,
  database,
  search,
  localToken,
  onPictures,
  beforeImport,
}: ApiParts & Pick<AdminParts, "onPictures" | "beforeImport">): Hono =>
  adminApp({
    origin: config.PUBLIC_URL,
    translationUrl: config.TRANSLATION_URL,
    database,
    index: {
      onChanged: search.onChanged,
      rebuild: (onProgress) => search.rebuild(onProgress),
      status: () => search.products.status(),
    },
    localToken,
    token: config.ADMIN_TOKEN,
    onPictures,
    beforeImport,
    onError: (error) => log.error({ err: error }, "catalogue request failed"),
  });

export const picturesApi = ({
  config,
  log,
  ...parts
}: Pick<ApiParts, "config" | "log" | "localToken"> & KeepingParts & Pick<PicturesAdminParts, "onDue">): Hono =>
  picturesAdminApp({
    ...parts,
    uploadFolder: config.dataDir,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "pictures request failed"),
  });

export const merchandisingApi = ({
  products,
  setting,
  ...parts
}: Omit<Parameters<typeof merchandising>[0], "countMeanings"> & {
  readonly products: SearchReader;
  readonly setting: ReadSetting;
}) =>
  merchandising({
    ...parts,
    countMeanings: (meanings) => countMeanings(products, meanings, setting(SEARCH).synonyms),
  });

const merchandising = adminApi("merchandising", merchandisingAdminApp);

export const feedsApi = ({
  config,
  log,
  database,
  taxonomy,
  setting,
  search,
  prices,
  createTranslator,
  files,
  origin,
  reads,
}: Pick<ApiParts, "config" | "log" | "database"> & {
  readonly taxonomy: () => Taxonomy;
  readonly setting: FeedParts["setting"];
  readonly prices: FeedParts["prices"];
  readonly search: Pick<ShopSearch, "products">;
  readonly createTranslator: FeedParts["createTranslator"];
  readonly files: FeedParts["files"];
  readonly origin: string;
  readonly reads: PublicReads;
}): Hono =>
  feedsApp({
    database,
    taxonomyNow: taxonomy,
    setting,
    search: search.products,
    origin,
    cdn: config.CDN_DOMAIN,
    channel: config.CHANNEL,
    prices,
    createTranslator,
    files,
    reads,
    designers: () => designerTags(database, SHOP_ID),
    collections: () => madeCollections(database, SHOP_ID),
    blockedIn: readBlocked(database, setting, SHOP_ID, (error) =>
      log.error({ err: error }, "hidden products could not be read for a feed"),
    ),
  });
