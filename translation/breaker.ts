// A circuit breaker: after some failures in a row nobody is asked for a while; then one request tries again.

export interface Breaker {
  /** Whether a request may be made now. The first after the pause is the trial: others wait for how it ends. */
  mayAsk(): boolean;
  succeeded(): void;
  /** True when this failure opened the circuit. */
  failed(): boolean;
}

export interface BreakerOptions {
  readonly failures: number;
  readonly pauseMs: number;
  readonly now: () => number;
}

export function createBreaker({ failures, pauseMs, now }: BreakerOptions): Breaker {
  let inRow = 0;
  let closedUntil = 0;
  return {
    mayAsk: () => {
      if (inRow < failures) return true;
      if (now() < closedUntil) return false;
      closedUntil = now() + pauseMs;
      return true;
    },
    succeeded: () => {
      inRow = 0;
    },
    failed: () => {
      inRow++;
      closedUntil = now() + pauseMs;
      return inRow === failures;
    },
  };
}
