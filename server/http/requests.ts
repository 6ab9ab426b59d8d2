// Gives each request an id, writes one log line for it, counts it and bounds its time.

import { randomUUID } from "node:crypto";
import { tracingChannel } from "node:diagnostics_channel";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Log } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import type { ObservedWork } from "../tracing/otlp.ts";

export interface RequestVariables {
  requestId: string;
  log: Log;
  /** Ends when the answer is no longer wanted. */
  signal: AbortSignal;
}

/** Tells of each request, with its answer once there is one; costs nothing while nobody listens (server/tracing). */
const told = tracingChannel("vitrine:request");

const TOO_LARGE = 413;

/** An id from a proxy in front is kept when it looks like one, so that logs of both can be joined. */
const REQUEST_ID = /^[\w-]{8,128}$/;

export function requests(log: Log, metrics: Metrics): MiddlewareHandler<{ Variables: RequestVariables }> {
  return (context, next) => {
    const observed: ObservedWork = { method: context.req.method, traceparent: context.req.header("traceparent") };
    return told.tracePromise(async () => {
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
      // The rest of such a body is never read, so nothing more can follow it on its connection: the client is told to open another.
      if (status === TOO_LARGE) context.res.headers.set("connection", "close");
      const { method, path } = context.req;
      const route = routeOf(context);
      Object.assign(observed, { route, status });
      metrics.observe({ method, route, status, seconds: milliseconds / 1000 });
      own.info({ method, path: loggedPath(path), status, milliseconds: Math.round(milliseconds * 10) / 10 }, "request");
    }, observed);
  };
}

/** A path as logs may keep it: whoever reads them sees no wishlist that was shared, and pays no code of another's. */
export const loggedPath = (path: string): string =>
  path.replace(/(\/wishlist\/)[\w-]{43}/, "$1…").replace(/(\/qrcode\/[^/]*\/).+/s, "$1…");

/** The pattern that answered; pages and built files have none of their own here. */
function routeOf(context: Context): string {
  const own = matchedRoutes(context).findLast(({ path }) => !path.endsWith("/*") && path !== "*");
  return own?.path ?? (context.req.path.startsWith("/assets/") ? "/assets/*" : "page");
}

/** Why the work for a request was told to end: nobody waits for its answer any longer. */
export class Unwanted extends Error {}

/**
 * Answers 504 when the work takes too long. The work is told through `signal`, as it is when the visitor goes away; what it
 * still does is not waited for, and its answer goes nowhere.
 */
export function timeLimit(seconds: number): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const work = new AbortController();
    const visitor = context.req.raw.signal;
    const onGone = () => work.abort(new Unwanted("The visitor went away."));
    visitor.addEventListener("abort", onGone);
    context.set("signal", work.signal);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((resolve) => {
      timer = setTimeout(resolve, seconds * 1000, "late");
    });
    const outcome = await Promise.race([next(), late]);
    clearTimeout(timer);
    visitor.removeEventListener("abort", onGone);
    if (outcome !== "late") return;
    work.abort(new Unwanted(`The answer took longer than ${seconds} s.`));
    context.res = context.text("The shop took too long to answer. Please try again.", 504);
  };
}
