// Request ids, logs, metrics and time limits.

import { randomUUID } from "node:crypto";
import { tracingChannel } from "node:diagnostics_channel";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Log } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import { wantsPage } from "./plain-page.ts";

export interface RequestVariables {
  requestId: string;
  log: Log;
  /** Aborts when the response is no longer needed. */
  signal: AbortSignal;
}

declare module "hono" {
  interface ContextVariableMap {
    /** The application that answers the request, for APIs that ask for the shop's own pages. */
    shopApp: Pick<Hono, "request">;
  }
}

/** A request as the channel publishes it. Route and status are set at its end. */
export interface ObservedRequest {
  readonly method: string;
  readonly traceparent: string | undefined;
  route?: string;
  status?: number;
}

/** Publishes each request; free unless tracing subscribes (server/tracing). */
export const requestChannel = tracingChannel("vitrine:request");

const PAYLOAD_TOO_LARGE = 413;
/** nginx's status for a client that closed the connection. Only the log sees it. */
export const CLIENT_CLOSED_REQUEST = 499;

export function requests(log: Log, metrics: Metrics): MiddlewareHandler<{ Variables: RequestVariables }> {
  return (context, next) => {
    const observed: ObservedRequest = { method: context.req.method, traceparent: context.req.header("traceparent") };
    return requestChannel.tracePromise(async () => {
      const began = performance.now();
      const requestId = requestIdOf(context.req.header("x-request-id"));
      const own = log.child({ requestId });
      context.set("requestId", requestId);
      context.set("log", own);
      await next();
      context.res.headers.set("x-request-id", requestId);
      const milliseconds = performance.now() - began;
      const { status } = context.res;
      // The rest of the body is never read, so the connection cannot be reused.
      if (status === PAYLOAD_TOO_LARGE) context.res.headers.set("connection", "close");
      const { method, path } = context.req;
      const route = routeOf(context);
      Object.assign(observed, { route, status });
      metrics.observe({ method, route, status, seconds: milliseconds / 1000 });
      logRequest(own, { method, path, status, milliseconds });
    }, observed);
  };
}

/** A valid id from a proxy is reused, so that the logs of both can be correlated. */
export const requestIdOf = (given: string | undefined): string =>
  given && REQUEST_ID.test(given) ? given : randomUUID();

const REQUEST_ID = /^[\w-]{8,128}$/;

interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Writes the line of an answered request. */
export function logRequest(log: Log, { method, path, status, milliseconds }: LoggedRequest): void {
  if (!log.isLevelEnabled("info")) return;
  log.info({ method, path: loggedPath(path), status, milliseconds: Math.round(milliseconds * 10) / 10 }, "request");
}

/** A path without its secrets: tokens of shared wishlists and of links for staff, and codes of payments. */
export const loggedPath = (path: string): string =>
  path.replace(/(\/(?:wishlist|console\/(?:join|reset))\/)[\w-]{43}/, "$1…").replace(/(\/qrcode\/[^/]*\/).+/s, "$1…");

/** Route of every page in metrics. */
export const PAGE_ROUTE = "page";

/** The matched route pattern; all pages share one, and so do all built files. */
function routeOf(context: Context): string {
  const own = matchedRoutes(context).findLast(({ path }) => !path.endsWith("/*") && path !== "*");
  return own?.path ?? (context.req.path.startsWith("/assets/") ? "/assets/*" : PAGE_ROUTE);
}

/** Abort reason of a request whose response is no longer needed. */
export class RequestAborted extends Error {}

/**
 * Answers 504 after the time limit, to browsers with the page. `signal` aborts then, and also if the client disconnects; a later response
 * is discarded.
 */
export function timeLimit(
  seconds: number,
  page?: (context: Context) => Promise<Response>,
): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const work = new AbortController();
    const client = context.req.raw.signal;
    const onDisconnect = () => work.abort(new RequestAborted("The client disconnected."));
    client.addEventListener("abort", onDisconnect);
    context.set("signal", work.signal);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<"timeout">((resolve) => {
      timer = setTimeout(resolve, seconds * 1000, "timeout");
    });
    const outcome = await Promise.race([next(), timeout]);
    clearTimeout(timer);
    client.removeEventListener("abort", onDisconnect);
    if (outcome !== "timeout") return;
    work.abort(new RequestAborted(`The request took longer than ${seconds} s.`));
    context.res =
      page && wantsPage(context.req.header("accept"))
        ? await page(context)
        : context.text("The shop took too long to respond. Please try again.", 504);
    context.res.headers.set("retry-after", "5");
  };
}
