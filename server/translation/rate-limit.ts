// How many requests a network may send in a minute; what is over is refused. Counts are forgotten with their minute.

import { countAttempts } from "#commerce/accounts";
import type { Database } from "#commerce/database";

export interface RateLimit {
  /** Counts a request; false when it is one too many. */
  allows(network: string): boolean | Promise<boolean>;
}

const MINUTE_MS = 60_000;

export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  let minute = 0;
  const counts = new Map<string, number>();
  return {
    allows: (network) => {
      const current = Math.floor(now() / MINUTE_MS);
      if (current !== minute) {
        minute = current;
        counts.clear();
      }
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count <= perMinute;
    },
  };
}

/** Counted in the database, for a shop of several processes; while that does not answer, nobody is refused. */
export function createSharedLimit(
  perMinute: number,
  { sql }: Database,
  onError: (error: unknown) => void,
  now: () => Date = () => new Date(),
): RateLimit {
  const limit = { name: "translation from", max: perMinute, windowMs: MINUTE_MS };
  return {
    allows: async (network) => {
      try {
        return (await countAttempts(sql, [{ limit, subject: network }], now())) === undefined;
      } catch (error) {
        onError(error);
        return true;
      }
    },
  };
}
