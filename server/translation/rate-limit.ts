// Limits the requests of a network per minute.

import { countAttempts } from "#commerce/accounts";
import type { Database } from "#commerce/database";

export interface RateLimit {
  /** Counts a request. Returns false if it exceeds the limit. */
  allows(network: string): boolean | Promise<boolean>;
}

const MINUTE_MS = 60_000;

/** Counts in memory, for a shop of one process. */
export function createRateLimit(perMinute: number): RateLimit {
  let minute = 0;
  const counts = new Map<string, number>();
  return {
    allows: (network) => {
      const current = Math.floor(Date.now() / MINUTE_MS);
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

/** Counts in the database, for a shop of several processes. With the database down, all requests pass. */
export function createSharedLimit(perMinute: number, { sql }: Database, onError: (error: unknown) => void): RateLimit {
  const limit = { name: "translation from", max: perMinute, windowMs: MINUTE_MS };
  return {
    allows: async (network) => {
      try {
        return (await countAttempts(sql, [{ limit, subject: network }], new Date())) === undefined;
      } catch (error) {
        onError(error);
        return true;
      }
    },
  };
}
