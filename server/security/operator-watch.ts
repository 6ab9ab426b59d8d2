// Watches the admin APIs: records what operators change and which tokens are refused, and blocks a network that keeps guessing.

import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { countAttempts, type Limit } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import { recordSecurityEvent, subjectOf } from "#commerce/security";

const MINUTE_MS = 60_000;
const WRONG_TOKENS: Limit = { name: "operator tokens from", max: 10, windowMs: 5 * MINUTE_MS };
/** Number of blocked networks; those that have not asked for longest are dropped first. */
const MAX_BLOCKED = 10_000;

export interface OperatorWatchParts {
  readonly database: Database;
  readonly networkOf: (context: Context) => string;
  readonly onError: (error: unknown) => void;
}

export function operatorWatch({ database, networkOf, onError }: OperatorWatchParts): MiddlewareHandler {
  const blocked = new LRUCache<string, true>({ max: MAX_BLOCKED });
  return async (context, next) => {
    const network = networkOf(context);
    const secondsLeft = blocked.get(network) ? Math.ceil(blocked.getRemainingTTL(network) / 1000) : 0;
    await next();
    // Only wrong tokens: others behind the same address must be able to work. Tokens are too long to be guessed before the block ends.
    if (secondsLeft > 0 && context.res.status === 401) {
      context.res = context.json({ kind: "limited" }, 429, { "retry-after": String(secondsLeft) });
      return undefined;
    }
    const { method, path } = context.req;
    const { status } = context.res;
    const isRead = method === "GET" || method === "HEAD";
    if (status !== 401 && (isRead || status === 404)) return undefined;
    const at = new Date();
    const kind = status === 401 ? "operator-refused" : "operator-action";
    try {
      const operator = context.get("operator");
      const details = { method, path: withoutAddresses(path), status, ...(operator && { operator: operator.name }) };
      await recordSecurityEvent(database.sql, { kind, at, network, details });
      if (status !== 401) return undefined;
      const limited = await countAttempts(database.sql, [{ limit: WRONG_TOKENS, subject: network }], at);
      if (!limited) return undefined;
      blocked.set(network, true, { ttl: Math.max(1, limited.until.getTime() - at.getTime()) });
    } catch (error) {
      // The action is done; a log that cannot be written must not report it as failed.
      onError(error);
    }
    return undefined;
  };
}

/** Accounts are named by their mail address. */
export const withoutAddresses = (path: string): string =>
  path.replaceAll(/[^/]*(?:@|%40)[^/]*/g, (segment) => subjectOf(decodeURIComponent(segment).toLowerCase()));
