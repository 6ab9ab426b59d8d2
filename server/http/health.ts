// Liveness, readiness and metrics.

import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { rememberFor } from "#concurrency";
import { hasToken } from "./bearer.ts";
import type { Metrics } from "../observability/metrics.ts";

/** Progress of a demo catalogue that fills up while the shop is open. */
export interface FillProgress {
  readonly products: number;
  readonly of: number;
  /** An estimate. */
  readonly secondsLeft: number;
}

export interface HealthSources {
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>;
  /** Undefined if the data folder can be written, otherwise the reason. */
  readonly diskProblem?: () => Promise<string | undefined>;
  readonly isStopping: () => boolean;
  readonly metrics: Metrics;
  /** Bearer token that /metrics requires, if set. */
  readonly metricsToken: string | undefined;
  /** Undefined if the catalogue is not being filled. */
  readonly filling?: () => FillProgress | undefined;
}

export function healthRoutes({ ping, diskProblem, isStopping, metrics, metricsToken, filling }: HealthSources): Hono {
  const app = new Hono();
  // Each asks the database and writes to the disk, and anyone may ask.
  const isAnswering = rememberFor(REMEMBERED_MS, () => ping().then(() => true));
  const problemOfDisk = rememberFor(REMEMBERED_MS, async () => diskProblem?.());
  const headers = { "cache-control": "no-store" };
  app.get("/healthz", (context) => context.json({ status: "ok" }, 200, headers));
  app.get("/readyz", async (context) => {
    if (isStopping()) return context.json({ status: "stopping" }, 503, headers);
    if (!(await isAnswering().catch(() => false)))
      return context.json({ status: "database does not answer" }, 503, headers);
    const problem = await problemOfDisk();
    if (problem !== undefined) return context.json({ status: `cannot write: ${problem}` }, 503, headers);
    const progress = filling?.();
    return context.json({ status: "ready", ...(progress && { filling: progress }) }, 200, headers);
  });
  app.get("/metrics", async (context) => {
    const isAllowed =
      metricsToken === undefined ? isLocal(context) : hasToken(context.req.header("authorization"), metricsToken);
    if (!isAllowed) return context.text("Unauthorized: set METRICS_TOKEN and send it as a bearer token.", 401);
    return context.body(await metrics.print(), 200, { ...headers, "content-type": metrics.contentType });
  });
  return app;
}

const REMEMBERED_MS = 1_000;

/** True for a client on this machine that no proxy forwards. */
function isLocal({ env, req }: Context): boolean {
  const remote = (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
  const isLoopback = remote === undefined || /^(?:::ffff:)?127\.|^::1$/.test(remote);
  return isLoopback && req.header("x-forwarded-for") === undefined;
}
