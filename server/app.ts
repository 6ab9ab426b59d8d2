// The HTTP application: what happens to a request, in order. It is given everything it uses.

import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { isUnavailable } from "#commerce/database";
import { answerPage } from "#storefront/entry-server.ts";
import type { Shop } from "#storefront/framework/context.ts";
import type { PublicConfig } from "#storefront/ui/public-config.tsx";
import type { Assets } from "#storefront/framework/render-document.tsx";
import { setLocale } from "./visitor/set-locale.ts";
import type { Config } from "./config.ts";
import { healthRoutes, type HealthSources } from "./http/health.ts";
import { compression, sendText } from "./http/compression.ts";
import { failurePage } from "./http/failure-page.ts";
import { oneAddress } from "./http/one-address.ts";
import { loggedPath, requests, timeLimit, Unwanted, type RequestVariables } from "./http/requests.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security.ts";
import type { Log } from "./observability/log.ts";
import { visitsOf } from "./visitor/visits.ts";

/** Nobody receives it; the log has it (the number is nginx's). */
const VISITOR_GONE = 499;

export interface AppParts {
  readonly config: Config;
  readonly log: Log;
  readonly shop: Shop;
  readonly assets: Assets;
  readonly health: HealthSources;
  readonly media: Hono;
  /** Sitemaps and feeds, which may be long and compress what they send by themselves. */
  readonly feeds?: Hono;
  /** The APIs for programs, which check bodies, origins and credentials by themselves. */
  readonly apis: readonly { readonly path: string; readonly app: Hono }[];
  /** The operator's, which takes as long as it takes. */
  readonly admin: Hono;
  /** Serves the built browser files; the dev server has its own. */
  readonly files?: MiddlewareHandler;
  readonly isDevelopment?: boolean;
}

export function createApp(parts: AppParts): Hono<{ Variables: RequestVariables }> {
  const { config, log, shop, assets, health, media, apis, admin, files, isDevelopment = false } = parts;
  const isSecure = config.PUBLIC_URL?.startsWith("https:") ?? false;
  const publicConfig: PublicConfig = {
    singlePageRouting: config.SINGLE_PAGE_ROUTING,
    listingPaging: config.LISTING_PAGING,
    searchAsYouType: config.SEARCH_AS_YOU_TYPE,
    cdn: config.CDN_DOMAIN ?? "",
    origin: config.PUBLIC_URL ?? "",
    ...(config.CHANNEL === "china" && { channel: config.CHANNEL }),
  };
  const visitOf = visitsOf(config, shop.accounts);
  const app = new Hono<{ Variables: RequestVariables }>();
  app.use(requests(log, health.metrics));
  app.use(securityHeaders({ cdn: config.CDN_DOMAIN, isSecure, isDevelopment }));
  if (files) app.use(files);
  app.route("/admin/catalogue", admin);
  app.use(timeLimit(config.REQUEST_TIMEOUT_SECONDS));
  app.route("/", healthRoutes(health));
  app.route("/media", media);
  if (parts.feeds) app.route("/", parts.feeds);
  app.use(compression());
  for (const api of apis) app.route(api.path, api.app);
  app.use(oneAddress());
  app.use(
    bodyLimit({ maxSize: config.BODY_LIMIT_KB * 1024, onError: (c) => c.text("That is too much to send.", 413) }),
  );
  app.use(sameOrigin(config.PUBLIC_URL));
  app.post("/choose", (context) => setLocale(context.req.raw, config.CHANNEL, isSecure));
  app.all("*", async (context) => {
    const { raw } = context.req;
    let isBusy = false;
    const onError = (error: unknown) => {
      isBusy ||= isUnavailable(error);
      health.metrics.countError();
      context.get("log").error({ err: error, path: loggedPath(context.req.path) }, "page failed");
    };
    const answer = await answerPage(new Request(raw, { signal: context.get("signal") }), {
      ...(await visitOf(context, onError)),
      shop,
      config: publicConfig,
      assets,
      send: (text, init) => sendText(text, init, context.req),
      onError,
    });
    if (config.COUNTRY_HEADER) answer.headers.append("vary", config.COUNTRY_HEADER);
    return isBusy && answer.status === 500 ? comeAgain(answer) : answer;
  });
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof Unwanted) return new Response(null, { status: VISITOR_GONE });
    health.metrics.countError();
    context.get("log").error({ err: error, path: loggedPath(context.req.path) }, "request failed");
    const failure = context.html(failurePage(context.get("requestId")), 500);
    return isUnavailable(error) ? comeAgain(failure as Response) : failure;
  });
  return app;
}

/** The page failed for want of the database, which is there again in a moment. */
function comeAgain(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set("retry-after", "2");
  return new Response(answer.body, { status: 503, headers });
}
