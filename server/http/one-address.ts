// Gives each page one address: a slip in how it is written is redirected, one that can name no page is refused.

import type { MiddlewareHandler } from "hono";
import { marketOf } from "#catalogue";
import { isDecodable } from "./decodable.ts";

const HOUR_SECONDS = 3600;

export function oneAddress(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    // No name or word of a shop has a NUL, and no database takes one.
    if (`${pathname}${search}`.includes("%00") || !isDecodable(pathname)) return context.text("Bad Request", 400);
    const path = plainPath(pathname);
    const mayRedirect = context.req.method === "GET" || context.req.method === "HEAD";
    if (path === pathname || !mayRedirect) return next();
    return context.body(null, 301, { location: path + search, "cache-control": `public, max-age=${HOUR_SECONDS}` });
  };
}

/** Single slashes, none at the end, the country in small letters. It starts with exactly one slash: never another host. */
export function plainPath(path: string): string {
  const [first = "", ...rest] = path.split("/").filter((segment) => segment !== "");
  return `/${[marketOf(first)?.code ?? first, ...rest].join("/")}`;
}
