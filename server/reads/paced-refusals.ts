// Delays repeated refusals: an address that is refused again and again waits for each further response.

import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { createBucket, type TokenBucket } from "#concurrency";
import type { Config } from "../config.ts";
import { networkOf } from "../visitor/visits.ts";

const REFUSALS: ReadonlySet<number> = new Set([400, 413, 429]);
/** Pace for each address. Programs under development are refused often, but not for long. */
const PACE = { perSecond: 20, atOnce: 200 };
/** Shorter than the time limits of clients. */
const LONGEST_MS = 2_000;
const MOST_ADDRESSES = 10_000;

export function pacedRefusals(config: Pick<Config, "TRUSTED_PROXIES">): MiddlewareHandler {
  const buckets = new LRUCache<string, TokenBucket>({ max: MOST_ADDRESSES });
  return async (context, next) => {
    await next();
    if (!REFUSALS.has(context.res.status)) return;
    const address = networkOf(context, config);
    // The shop's own requests have none.
    if (address === "unknown") return;
    const bucket = buckets.get(address) ?? createBucket(PACE.perSecond, PACE.atOnce, () => performance.now());
    buckets.set(address, bucket);
    const delay = Math.min(bucket.waitFor(1), LONGEST_MS);
    bucket.take(1);
    if (delay > 0) await new Promise((done) => setTimeout(done, delay));
  };
}
