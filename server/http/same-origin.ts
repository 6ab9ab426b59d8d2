// Refuses what another site would have a visitor's browser change here: whatever may change something must say that it comes
// from the shop's own pages, whatever it sends and in whatever form.

import type { MiddlewareHandler } from "hono";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** `origin` is the one that visitors use; without it, the request's own. */
export function sameOrigin(origin: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (SAFE.has(context.req.method)) return next();
    const site = context.req.header("sec-fetch-site");
    const from = context.req.header("origin");
    // A browser that says where a request comes from is believed: no script of a page can write this header. One that does
    // not say it sends the origin with every change; a request without either is no page's.
    const isOwn = site === undefined ? from === (origin ?? new URL(context.req.url).origin) : site === "same-origin";
    if (!isOwn) return context.text("Forbidden: this was not sent by a page of this shop.", 403);
    return next();
  };
}
