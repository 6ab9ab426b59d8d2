// How many requests a network may send in a minute; what is over is refused. Counts are forgotten with their minute.

export interface RateLimit {
  /** Counts a request; false when it is one too many. */
  allows(network: string): boolean;
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
