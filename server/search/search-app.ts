// The HTTP application of a search service: the search APIs without pages. Anything else is a 404 that says so.

import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Config } from "../config.ts";
import { brokenBodies } from "../http/broken-body.ts";
import { compression } from "../http/compression.ts";
import { healthRoutes, type HealthSources } from "../http/health.ts";
import { loggedPath, requests, timeLimit, type RequestVariables } from "../http/requests.ts";
import type { Log } from "../observability/log.ts";
import { pacedRefusals } from "../reads/paced-refusals.ts";

export interface SearchAppParts {
  readonly config: Pick<Config, "REQUEST_TIMEOUT_SECONDS" | "TRUSTED_PROXIES">;
  readonly log: Log;
  readonly health: HealthSources;
  readonly apis: readonly { readonly path: string; readonly app: Hono }[];
}

export function createSearchApp({ config, log, health, apis }: SearchAppParts): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>();
  app.use(requests(log, health.metrics));
  app.use(brokenBodies());
  app.use(pacedRefusals(config));
  app.use(timeLimit(config.REQUEST_TIMEOUT_SECONDS));
  app.route("/", healthRoutes(health));
  app.use(compression());
  for (const api of apis) app.route(api.path, api.app);
  app.notFound((context) => context.json({ status: "ERROR", errors: [NOT_SERVED] }, 404));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    health.metrics.countError();
    context.get("log").error({ err: error, path: loggedPath(context.req.path) }, "request failed");
    return context.json({ status: "ERROR", errors: [{ code: "unavailable", message: "The request failed." }] }, 500);
  });
  return app;
}

const NOT_SERVED = {
  code: "not-found",
  message:
    "This process was started with --search-only. It serves /search, /1/indexes, /healthz, /readyz and /metrics.",
};
