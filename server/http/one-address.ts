// Redirects variants of a page's address to the canonical one.

import type { MiddlewareHandler } from "hono";
import { marketOf } from "#catalogue";

const HOUR_SECONDS = 3600;

export function oneAddress(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const path = canonicalPath(pathname);
    const mayRedirect = context.req.method === "GET" || context.req.method === "HEAD";
    if (path === pathname || !mayRedirect) return next();
    return context.body(null, 301, { location: path + search, "cache-control": `public, max-age=${HOUR_SECONDS}` });
  };
}

/** Single slashes, none at the end, a lower-case country code. Exactly one slash at the start, so never another host. */
function canonicalPath(path: string): string {
  const [first = "", ...rest] = path.split("/").filter((segment) => segment !== "");
  return `/${[marketOf(first)?.code ?? first, ...rest].join("/")}`;
}
