// A token bucket: refills at a rate up to a capacity, and is drawn down by what is used.

export interface TokenBucket {
  /** Milliseconds until `tokens` are there; 0 if they are. */
  readonly waitFor: (tokens: number) => number;
  readonly take: (tokens: number) => void;
  readonly isFull: () => boolean;
}

/** Starts full. `now` is in milliseconds. */
export function createBucket(perSecond: number, capacity: number, now: () => number): TokenBucket {
  let level = capacity;
  let at = now();
  const refill = (): number => {
    const moment = now();
    level = Math.min(capacity, level + ((moment - at) / 1000) * perSecond);
    at = moment;
    return level;
  };
  return {
    waitFor: (tokens) => Math.max(0, ((Math.min(tokens, capacity) - refill()) / perSecond) * 1000),
    take: (tokens) => {
      level = refill() - tokens;
    },
    isFull: () => refill() >= capacity,
  };
}
