// Rejects cross-site requests that could change something. Not Hono's csrf: it checks form content types only, and accepts a
// matching Origin even if Sec-Fetch-Site says the request is cross-site.

import type { MiddlewareHandler } from "hono";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** `origin`: the one that visitors use; defaults to the request's own. */
export function sameOrigin(origin: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (SAFE.has(context.req.method)) return next();
    const site = context.req.header("sec-fetch-site");
    const from = context.req.header("origin");
    // Scripts cannot set Sec-Fetch-Site. Older browsers omit it, but send Origin with every such request.
    const isOwn = site === undefined ? from === (origin ?? new URL(context.req.url).origin) : site === "same-origin";
    if (!isOwn) return context.text("Forbidden: this request was not sent by a page of this shop.", 403);
    return next();
  };
}
