// The shop's HTTP APIs except for search: GraphQL, feeds, and the operator's admin routes.

import type { Hono } from "hono";
import { countMeanings } from "#browsing";
import type { Taxonomy } from "#catalogue";
import { designerTags, madeCollections } from "#commerce/content";
import type { Database } from "#commerce/database";
import type { OrderServices } from "#commerce/payments";
import type { ReturnDesk } from "#commerce/returns";
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
import { eventsAdminApp, type EventsAdminParts } from "./events/admin-app.ts";
import { feedsApp } from "./feeds/feeds-app.ts";
import { insightsAdminApp, type InsightsAdminParts } from "./insights/admin-app.ts";
import { looksAdminApp } from "./looks/admin-app.ts";
import { merchandisingAdminApp } from "./merchandising/admin-app.ts";
import type { WordsParts } from "./merchandising/words-routes.ts";
import { newsletterAdminApp, type NewsletterAdminParts } from "./newsletter/admin-app.ts";
import type { Log } from "./observability/log.ts";
import { ordersAdminApp } from "./orders/admin-app.ts";
import { peopleAdminApp, type PeopleAdminParts } from "./people/admin-app.ts";
import { picturesAdminApp, type PicturesAdminParts } from "./pictures/admin-app.ts";
import type { KeepingParts } from "./pictures/keep-file.ts";
import type { PublicReads } from "./reads/public-reads.ts";
import { readBlocked } from "./search/blocked.ts";
import { graphqlApp } from "./graphql/graphql-app.ts";
import type { ShopSearch } from "./search/shop-search.ts";
import { SHOP_ID } from "./start/shop.ts";
import { shopAdminApp, type ShopAdminParts } from "./shop-data/admin-app.ts";
import { settingsAdminApp, type SettingsAdminParts } from "./settings/admin-app.ts";
import { staffAdminApp, type StaffAdminParts } from "./staff/admin-app.ts";
import { systemAdminApp, type SystemAdminParts } from "./system/admin-app.ts";
import { tokensApp } from "./staff/tokens-app.ts";
import { taxonomyAdminApp, type TaxonomyAdminParts } from "./taxonomy/admin-app.ts";
import { visitsOf } from "./visitor/visits.ts";
import { promotionsAdminApp, type PromotionsAdminParts } from "./promotions/admin-app.ts";
import { webhooksAdminApp, type WebhooksAdminParts } from "./webhooks/admin-app.ts";

export interface ApiParts {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly search: ShopSearch;
  readonly localToken: string;
}

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

export const afterSalesApi = ({
  config,
  log,
  desk,
  localToken,
}: Pick<ApiParts, "config" | "log" | "localToken"> & { readonly desk: ReturnDesk }) => ({
  path: "/admin/after-sales",
  app: afterSalesApp({
    desk,
    localToken,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "after-sales request failed"),
  }),
});

export const accountsApi = ({ config, log, database, localToken }: Omit<ApiParts, "search">) => ({
  path: "/admin/accounts",
  app: accountsAdminApp({
    database,
    localToken,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "accounts request failed"),
  }),
});

export const newsletterApi = ({
  config,
  log,
  ...parts
}: Omit<ApiParts, "search"> & Pick<NewsletterAdminParts, "origin" | "onIssue">) => ({
  path: "/admin/newsletter",
  app: newsletterAdminApp({
    ...parts,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "newsletter request failed"),
  }),
});

export const peopleApi = ({ config, log, ...parts }: Omit<ApiParts, "search"> & Pick<PeopleAdminParts, "onMail">) => ({
  path: "/admin/people",
  app: peopleAdminApp({
    ...parts,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "people request failed"),
  }),
});

export const staffApi = ({
  config,
  log,
  ...parts
}: Omit<ApiParts, "search"> & Pick<StaffAdminParts, "origin" | "onMail">) => ({
  path: "/admin/staff",
  app: staffAdminApp({
    ...parts,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "staff request failed"),
  }),
});

export const tokensApi = ({ config, log, database, localToken }: Omit<ApiParts, "search">) => ({
  path: "/admin/tokens",
  app: tokensApp({
    database,
    localToken,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "tokens request failed"),
  }),
});

export const systemApi = ({
  config,
  log,
  ...parts
}: Omit<ApiParts, "search"> & Pick<SystemAdminParts, "report" | "onDue">) => ({
  path: "/admin/system",
  app: systemAdminApp({
    ...parts,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "system request failed"),
  }),
});

export const auditApi = ({ config, log, database, localToken }: Omit<ApiParts, "search">) => ({
  path: "/admin/audit",
  app: auditAdminApp({
    database,
    localToken,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "audit request failed"),
  }),
});

export const promotionsApi = ({
  config,
  log,
  ...parts
}: Omit<ApiParts, "search"> & Pick<PromotionsAdminParts, "setting" | "taxonomy" | "prices">) => ({
  path: "/admin/promotions",
  app: promotionsAdminApp({
    ...parts,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "promotions request failed"),
  }),
});

export const webhooksApi = ({
  config,
  log,
  ...parts
}: Omit<ApiParts, "search"> & Pick<WebhooksAdminParts, "mayBePrivate" | "send" | "origin" | "onDue">) => ({
  path: "/admin/webhooks",
  app: webhooksAdminApp({
    ...parts,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "webhooks request failed"),
  }),
});

export const merchandisingApi = ({
  config,
  log,
  products,
  setting,
  ...parts
}: Omit<ApiParts, "search"> &
  Pick<WordsParts, "onChanged"> & { readonly products: SearchReader; readonly setting: ReadSetting }) => ({
  path: "/admin/merchandising",
  app: merchandisingAdminApp({
    ...parts,
    countMeanings: (meanings) => countMeanings(products, meanings, setting(SEARCH).synonyms),
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "merchandising request failed"),
  }),
});

export const looksApi = ({ config, log, ...parts }: Omit<ApiParts, "search">) => ({
  path: "/admin/looks",
  app: looksAdminApp({
    ...parts,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "looks request failed"),
  }),
});

export const eventsApi = ({ config, log, ...parts }: Omit<ApiParts, "search"> & Pick<EventsAdminParts, "origin">) => ({
  path: "/admin/events",
  app: eventsAdminApp({
    ...parts,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "events request failed"),
  }),
});

export const securityApi = ({ config, log, database, localToken }: Omit<ApiParts, "search">) => ({
  path: "/admin/security",
  app: securityAdminApp({
    database,
    localToken,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "security request failed"),
  }),
});

export const insightsApi = ({
  config,
  log,
  ...parts
}: Omit<ApiParts, "search"> & Pick<InsightsAdminParts, "setting">) => ({
  path: "/admin/insights",
  app: insightsAdminApp({
    ...parts,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "insights request failed"),
  }),
});

export const contentApi = ({ config, log, database, localToken }: Omit<ApiParts, "search">) => ({
  path: "/admin/content",
  app: contentAdminApp({
    database,
    localToken,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "content request failed"),
  }),
});

export const taxonomyApi = ({
  config,
  log,
  ...parts
}: Omit<ApiParts, "search"> & Pick<TaxonomyAdminParts, "onChanged">) => ({
  path: "/admin/taxonomy",
  app: taxonomyAdminApp({
    ...parts,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "taxonomy request failed"),
  }),
});

export const settingsApi = ({
  config,
  log,
  ...parts
}: Omit<ApiParts, "search"> & Pick<SettingsAdminParts, "taxonomy" | "onChanged">) => ({
  path: "/admin/settings",
  app: settingsAdminApp({
    ...parts,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "settings request failed"),
  }),
});

export const shopDataApi = ({
  config,
  log,
  ...parts
}: Omit<ApiParts, "search"> & Pick<ShopAdminParts, "onChanged">) => ({
  path: "/admin/shop",
  app: shopAdminApp({
    ...parts,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "shop data request failed"),
  }),
});

export const ordersApi = ({
  config,
  log,
  orderServices,
  localToken,
}: Pick<ApiParts, "config" | "log" | "localToken"> & { readonly orderServices: OrderServices }) => ({
  path: "/admin/orders",
  app: ordersAdminApp({
    orderServices,
    localToken,
    token: config.ADMIN_TOKEN,
    onError: (error) => log.error({ err: error }, "orders request failed"),
  }),
});

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
