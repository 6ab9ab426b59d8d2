// A circuit breaker: after consecutive failures it rejects requests for a while, then lets one trial request through. It lives in
// a folder that imports nothing, because search and translation both need it and may not import each other.

export interface CircuitBreaker {
  /** True if a request may be sent now. After the pause only the first caller gets true, until its outcome is reported. */
  readonly allows: () => boolean;
  readonly succeeded: () => void;
  /** Returns true if this failure opened the circuit. */
  readonly failed: () => boolean;
  readonly isOpen: () => boolean;
}

export interface BreakerOptions {
  /** Consecutive failures that open the circuit. */
  readonly failures: number;
  readonly pauseMs: number;
  readonly now?: () => number;
}

export function createBreaker({ failures, pauseMs, now = Date.now }: BreakerOptions): CircuitBreaker {
  let consecutive = 0;
  let openUntil = 0;
  const isOpen = () => consecutive >= failures;
  return {
    isOpen,
    allows: () => {
      if (!isOpen()) return true;
      if (now() < openUntil) return false;
      // The trial holds the circuit open for everyone else.
      openUntil = now() + pauseMs;
      return true;
    },
    succeeded: () => {
      consecutive = 0;
    },
    failed: () => {
      consecutive += 1;
      openUntil = now() + pauseMs;
      return consecutive === failures;
    },
  };
}
