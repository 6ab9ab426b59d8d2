// The HTTP application: its middleware and routes in the order that a request passes them.

import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { plainlyWritten } from "#catalogue";
import { isUnavailable } from "#commerce/database";
import { answerPage } from "#storefront/entry-server.ts";
import type { Shop } from "#storefront/framework/context.ts";
import type { PublicConfig } from "#storefront/ui/public-config.tsx";
import type { Assets, Send } from "#storefront/framework/render-document.tsx";
import { answerUncached, type Documents } from "./documents/open-documents.ts";
import { consoleApp } from "./console/console-app.ts";
import { servicesOf } from "./console/services-of.ts";
import { shopPages } from "./console/shop-pages.ts";
import type { ConsoleHead } from "#console/framework/pages.server.tsx";
import type { ConsoleServices } from "#console/framework/context.ts";
import { answerConsentPrompt } from "./visitor/consent-prompt.ts";
import { answerMarketPrompt } from "./visitor/market-prompt.ts";
import { setConsent } from "./visitor/set-consent.ts";
import { languageLink } from "./visitor/language-link.ts";
import { setLocale } from "./visitor/set-locale.ts";
import type { Config } from "./config.ts";
import { brokenBodies, wholeBodies } from "./http/broken-body.ts";
import { healthRoutes, type HealthSources } from "./http/health.ts";
import { compression } from "./http/compression.ts";
import { hostCookies } from "./http/host-cookies.ts";
import { oneAddress } from "./http/one-address.ts";
import { readableAddress } from "./http/readable-address.ts";
import {
  CLIENT_CLOSED_REQUEST,
  loggedPath,
  requests,
  timeLimit,
  RequestAborted,
  type RequestVariables,
} from "./http/requests.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security.ts";
import { speculation, speculationApp } from "./http/speculation.ts";
import { oneClickApp } from "./newsletter/one-click-app.ts";
import { destinationsOf } from "./analytics/destinations-of.ts";
import { tagSources } from "./analytics/tag-sources.ts";
import type { Log } from "./observability/log.ts";
import { openApiDocument } from "./openapi/document.ts";
import { offlineApp, withoutOfflineWorker } from "./offline/offline-app.ts";
import { draftTheme, servedTheme } from "./theme/served-theme.ts";
import { themeApp } from "./theme/theme-app.ts";
import { answerDataDownload } from "./people/data-download.ts";
import { identifyOperator } from "./staff/identify.ts";
import { pacedRefusals } from "./reads/paced-refusals.ts";
import { pageLanes } from "./reads/page-lanes.ts";
import { operatorWatch } from "./security/operator-watch.ts";
import { guestSources } from "./visitor/guest-sources.ts";
import { openLastResort } from "./visitor/last-resort.ts";
import { guestOf } from "./visitor/visitor.ts";
import { networkOf, NO_TOKENS, visitsOf, type Visit } from "./visitor/visits.ts";
import { CONSENT, FACTS, INSIGHTS, LOGO, marketsSold, type Setting } from "#commerce/settings";
import { CONSENT_ACTION } from "#storefront/features/consent/consent-action.ts";
import { brandConfig, inlineBrand, openBrand } from "./brand/brand.ts";
import { brandApp } from "./brand/brand-app.ts";
import { unsoldMarkets } from "./visitor/unsold-markets.ts";
import { THEME } from "#commerce/settings/theme";

export interface AppParts {
  readonly config: Config;
  readonly log: Log;
  readonly shop: Shop;
  readonly assets: Assets;
  readonly health: HealthSources;
  readonly media: Hono;
  /** Sitemaps and feeds. They stream long responses, so they do their own compression. */
  readonly feeds?: Hono;
  /** APIs that do their own checks of bodies, origins and credentials. */
  readonly apis: readonly { readonly path: string; readonly app: Hono }[];
  /** The catalogue's admin API. Imports are exempt from the time limit. */
  readonly admin: Hono;
  /** The admin API of pictures. Uploads are exempt from the time limit. */
  readonly picturesAdmin?: Hono;
  /** Serves the built browser files; absent in development, where the dev server does. */
  readonly files?: MiddlewareHandler;
  readonly isDevelopment?: boolean;
  /** The merchant's console; absent in tests of other parts. */
  readonly console?: Omit<ConsoleServices, "shop" | "pages" | "services">;
  readonly consoleHead?: ConsoleHead;
  /** The cache of shared documents; absent to render every document for each request. */
  readonly documents?: Documents;
}

export function createApp(parts: AppParts): Hono<{ Variables: RequestVariables }> {
  const { config, log, shop, assets, health, media, apis, admin, files, isDevelopment = false } = parts;
  const isSecure = config.PUBLIC_URL?.startsWith("https:") ?? false;
  const publicConfig: Omit<PublicConfig, "shopName" | "logo" | "icon" | "appIcon"> = {
    singlePageRouting: config.SINGLE_PAGE_ROUTING,
    listingPaging: config.LISTING_PAGING,
    ...(config.LISTING_PAUSE_AFTER > 0 && { listingPause: config.LISTING_PAUSE_AFTER }),
    searchAsYouType: config.SEARCH_AS_YOU_TYPE,
    cdn: config.CDN_DOMAIN ?? "",
    origin: config.PUBLIC_URL ?? "",
    search: {
      applicationId: config.SEARCH_APP_ID,
      apiKey: config.SEARCH_API_KEY,
      indexName: config.SEARCH_INDEX,
    },
    ...destinationsOf(config),
    ...(config.CHANNEL === "china" && { channel: config.CHANNEL }),
    ...(!config.OFFLINE_PAGE && { withoutOfflinePage: true }),
  };
  const sold = () => marketsSold(shop.setting, config.CHANNEL);
  const brand = openBrand(shop.setting);
  const visitOf = visitsOf(
    config,
    shop.accounts,
    shop.orderServices.prices,
    sold,
    () => shop.setting(INSIGHTS).timeZone,
  );
  const sources = guestSources({ config, shop });
  const answerFailure = openLastResort({ setting: shop.setting, guest: sources });
  const renderPage = (
    request: Request,
    visit: Visit,
    page: { readonly shop: Shop; readonly send: Send; readonly onError: (error: unknown) => void },
  ): Promise<Response> => {
    const { setting } = page.shop;
    // A preview has drafts of settings.
    const isDraft = <Value>(one: Setting<Value>): boolean => setting(one) !== shop.setting(one);
    const current = isDraft(THEME) ? draftTheme(setting(THEME)) : servedTheme(setting(THEME));
    const isDraftBrand = isDraft(LOGO) || isDraft(FACTS) || isDraft(THEME);
    return answerPage(request, {
      ...visit,
      ...page,
      config: {
        ...publicConfig,
        shopName: setting(FACTS).name,
        currencies: plainlyWritten(),
        ...(isDraftBrand ? inlineBrand(openBrand(setting)()) : brandConfig(brand())),
        ...(current && { themeColour: current.colour }),
      },
      theme: current,
      assets,
      sold: marketsSold(setting, config.CHANNEL),
    });
  };
  const answerDocument = parts.documents?.answer ?? answerUncached;
  const lanes = pageLanes(config, (context) => answerFailure(context, 429));
  const app = new Hono<{ Variables: RequestVariables }>();
  if (isSecure) app.use(hostCookies());
  if (parts.documents) app.use(parts.documents.prepare);
  app.use(requests(log, health.metrics));
  app.use(brokenBodies());
  app.use((context, next) => {
    context.set("shopApp", { request: (...request) => app.request(...request) });
    return next();
  });
  app.use(securityHeaders({ cdn: config.CDN_DOMAIN, isSecure, tags: tagSources(config), isDevelopment }));
  if (!config.SINGLE_PAGE_ROUTING) app.use(speculation()).route("/", speculationApp());
  app.use(pacedRefusals(config));
  app.use(readableAddress());
  if (!config.OFFLINE_PAGE) app.route("/", withoutOfflineWorker());
  if (files) app.use(files);
  app.use(
    "/admin/*",
    operatorWatch({
      database: shop.database,
      networkOf: (context) => networkOf(context, config),
      onError: (error) => log.error({ err: error }, "a security event was not recorded"),
    }),
  );
  app.use("/admin/*", identifyOperator(shop.database, config.PUBLIC_URL));
  app.route("/admin/catalogue", admin);
  if (parts.picturesAdmin) app.route("/admin/pictures", parts.picturesAdmin);
  app.use(timeLimit(config.REQUEST_TIMEOUT_SECONDS, (context) => answerFailure(context, 504)));
  app.route("/", healthRoutes(health));
  app.route("/media", media);
  app.route("/brand", brandApp(brand));
  if (parts.feeds) app.route("/", parts.feeds);
  app.use(compression());
  app.route(
    "/offline",
    offlineApp(() => shop.setting(FACTS).name),
  );
  app.route("/unsubscribe", oneClickApp({ database: shop.database, now: shop.accounts.now }));
  for (const api of apis) app.route(api.path, api.app);
  // Public: it has no data, and the source is open.
  let openApi: string | undefined;
  app.get("/admin/openapi.json", (context) => {
    openApi ??= JSON.stringify(openApiDocument(app.routes));
    return context.body(openApi, 200, { "content-type": "application/json" });
  });
  if (parts.console && parts.consoleHead) {
    app.route(
      "/console",
      consoleApp({
        ...parts.console,
        shop,
        services: servicesOf(config),
        pages: shopPages({
          shop,
          app,
          origin: config.PUBLIC_URL ?? "http://localhost",
          render: async (request, drafted, send, looking) => {
            const onError = (error: unknown) => log.error({ err: error }, "a preview is incomplete");
            const guest = guestOf(new URL(request.url).pathname, (name) => request.headers.get(name) ?? undefined, {
              ...sources(),
              sold: marketsSold(drafted.setting, config.CHANNEL),
            });
            const visitor = {
              ...guest,
              ...looking,
              account: null,
              vipLevel: 0,
              network: "preview",
              timeZone: drafted.setting(INSIGHTS).timeZone,
            };
            return renderPage(request, { ...NO_TOKENS, visitor }, { shop: drafted, send, onError });
          },
        }),
        head: parts.consoleHead,
        publicUrl: config.PUBLIC_URL,
        networkOf: (context) => networkOf(context, config),
        countError: health.metrics.countError,
        lanes,
      }),
    );
  }
  app.route(
    "/theme",
    themeApp(() => servedTheme(shop.setting(THEME))),
  );
  app.use(oneAddress());
  app.use(unsoldMarkets(sold, config.CHANNEL));
  app.use(languageLink());
  app.use(
    bodyLimit({ maxSize: config.BODY_LIMIT_KB * 1024, onError: (c) => c.text("The request body is too large.", 413) }),
  );
  app.use(sameOrigin(config.PUBLIC_URL));
  app.use(wholeBodies());
  app.post("/choose", (context) => setLocale(context.req.raw, sold()));
  app.post("/account/data", async (context) => {
    const onError = (error: unknown) => context.get("log").error({ err: error }, "data download failed");
    const { visitor } = await visitOf(context, onError);
    return answerDataDownload(shop.accounts, visitor, "/login?returnTo=%2Faccount%2Fprivacy", (message) =>
      answerFailure(context, 429, message),
    );
  });
  const promptSources = () => ({ ...sources(), setting: shop.setting });
  app.get("/market-prompt", (context) => answerMarketPrompt(context.req.raw, promptSources()));
  app.get("/consent-prompt", (context) => answerConsentPrompt(context.req.raw, promptSources()));
  app.post(CONSENT_ACTION, (context) => setConsent(context.req.raw, shop.setting(CONSENT).categories));
  app.all("*", lanes, async (context) => {
    let isUnavailableNow = false;
    const onError = (error: unknown) => {
      isUnavailableNow ||= isUnavailable(error);
      health.metrics.countError();
      context.get("log").error({ err: error, path: loggedPath(context.req.path) }, "page failed");
    };
    const visit = await visitOf(context, onError);
    const response = await answerDocument(context, visit.visitor, (request, send) =>
      renderPage(request, visit, { shop, send, onError }),
    );
    if (config.COUNTRY_HEADER) response.headers.append("vary", config.COUNTRY_HEADER);
    return isUnavailableNow && response.status === 500 ? retryLater(response) : response;
  });
  app.onError(async (error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof RequestAborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    health.metrics.countError();
    context.get("log").error({ err: error, path: loggedPath(context.req.path) }, "request failed");
    const failure = await answerFailure(context, 500);
    return isUnavailable(error) ? retryLater(failure) : failure;
  });
  return app;
}

/** For a page that failed because the database is down, which is usually back within seconds. */
function retryLater(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("retry-after", "2");
  return new Response(response.body, { status: 503, headers });
}
