// Whether the process lives, whether it may be sent traffic, and its numbers.

import { Hono } from "hono";
import { hasToken } from "./http/bearer.ts";
import type { Metrics } from "./metrics.ts";

export interface HealthSources {
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>;
  readonly isStopping: () => boolean;
  readonly metrics: Metrics;
  /** When set, /metrics asks for it as a bearer token. */
  readonly metricsToken: string | undefined;
}

export function healthRoutes({ ping, isStopping, metrics, metricsToken }: HealthSources): Hono {
  const app = new Hono();
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", async (context) => {
    if (isStopping()) return context.json({ status: "stopping" }, 503);
    const isAnswering = await ping().then(
      () => true,
      () => false,
    );
    return isAnswering ? context.json({ status: "ready" }) : context.json({ status: "database does not answer" }, 503);
  });
  app.get("/metrics", async (context) => {
    const isAllowed = metricsToken === undefined || hasToken(context.req.header("authorization"), metricsToken);
    if (!isAllowed) return context.text("Unauthorized", 401);
    return context.body(await metrics.print(), 200, { "content-type": metrics.contentType });
  });
  return app;
}
