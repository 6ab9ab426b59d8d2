// Pages in lanes: an address that requests many at once waits behind itself, and other visitors do not. Cached documents are exempt.

import type { Context, MiddlewareHandler } from "hono";
import { createLanes } from "#concurrency";
import type { Config } from "../config.ts";
import { wantsPage } from "../http/plain-page.ts";
import { networkOf } from "../visitor/visits.ts";

type LaneConfig = Pick<Config, "PAGES_AT_ONCE" | "PAGES_WAITING" | "TRUSTED_PROXIES">;

/** Addresses whose pages are prepared at the same time, if each uses all of its lanes. */
const CLIENTS_AT_ONCE = 8;
const RETRY_SECONDS = "5";

/** Answers 429 above the limits, to browsers with the page. */
export function pageLanes(config: LaneConfig, page: (context: Context) => Promise<Response>): MiddlewareHandler {
  const { enter } = createLanes({
    client: config.PAGES_AT_ONCE,
    total: config.PAGES_AT_ONCE * CLIENTS_AT_ONCE,
    queue: config.PAGES_WAITING,
    queueTotal: config.PAGES_WAITING * CLIENTS_AT_ONCE,
  });
  return async (context, next) => {
    const leave = await enter(networkOf(context, config));
    if (!leave) {
      const refusal = wantsPage(context.req.header("accept"))
        ? await page(context)
        : context.text("Too many requests. Please try again in a moment.", 429);
      refusal.headers.set("retry-after", RETRY_SECONDS);
      return refusal;
    }
    try {
      await next();
    } finally {
      leave();
    }
    return undefined;
  };
}
