// Gives each request an id, writes one log line for it, counts it and bounds its time.

import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";

export interface RequestVariables {
  requestId: string;
  log: Log;
}

/** An id from a proxy in front is kept when it looks like one, so that logs of both can be joined. */
const REQUEST_ID = /^[\w-]{8,128}$/;

export function requests(log: Log, metrics: Metrics): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const began = performance.now();
    const given = context.req.header("x-request-id");
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    const own = log.child({ requestId });
    context.set("requestId", requestId);
    context.set("log", own);
    await next();
    context.res.headers.set("x-request-id", requestId);
    const milliseconds = performance.now() - began;
    const { status } = context.res;
    const { method, path } = context.req;
    metrics.observe({ method, route: routeOf(context), status, seconds: milliseconds / 1000 });
    own.info({ method, path, status, milliseconds: Math.round(milliseconds * 10) / 10 }, "request");
  };
}

/** The pattern that answered; pages and built files have none of their own here. */
function routeOf(context: Context): string {
  const own = matchedRoutes(context).findLast(({ path }) => !path.endsWith("/*") && path !== "*");
  return own?.path ?? (context.req.path.startsWith("/assets/") ? "/assets/*" : "page");
}

/** Answers 504 when the work takes too long; the work itself is told through the request's signal. */
export function timeLimit(seconds: number): MiddlewareHandler {
  return async (context, next) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((resolve) => {
      timer = setTimeout(resolve, seconds * 1000, "late");
    });
    const outcome = await Promise.race([next(), late]);
    clearTimeout(timer);
    if (outcome === "late") context.res = context.text("The shop took too long to answer. Please try again.", 504);
  };
}
