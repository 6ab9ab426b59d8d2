// Rejects cross-site requests that could change something. Not Hono's csrf: it checks form content types only, and accepts a
// matching Origin even if Sec-Fetch-Site says the request is cross-site.

import type { Context, MiddlewareHandler } from "hono";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** `origin`: the one that visitors use; defaults to the request's own. */
export function sameOrigin(origin: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (!isSameOrigin(context, origin))
      return context.text("Forbidden: this request was not sent by a page of this shop.", 403);
    return next();
  };
}

/** False for a request of another site that could change something. */
export function isSameOrigin({ req }: Context, origin: string | undefined): boolean {
  if (SAFE.has(req.method)) return true;
  const site = req.header("sec-fetch-site");
  // Scripts cannot set Sec-Fetch-Site. Older browsers omit it, but send Origin with every such request.
  return site === undefined ? req.header("origin") === (origin ?? new URL(req.url).origin) : site === "same-origin";
}
