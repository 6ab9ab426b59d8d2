// Protects a shop from its search service: a circuit breaker, and a report of every request.

import { createBreaker } from "#concurrency";

export interface ObservedSearch {
  readonly outcome: "answered" | "failed" | "refused";
  readonly seconds: number;
  /** True while the circuit breaker is open. */
  readonly isOpen: boolean;
}

export interface GuardOptions {
  /** Name of the service, for errors. */
  readonly name: string;
  /** True if the service is unreachable, too slow or unavailable. Other errors are caused by the request. */
  readonly isOutage: (error: unknown) => boolean;
  readonly observe?: ((search: ObservedSearch) => void) | undefined;
  readonly now?: (() => number) | undefined;
}

/** Runs a request. Fails fast while the circuit is open. */
export type Guard = <Value>(ask: () => Promise<Value>) => Promise<Value>;

/** The service is unavailable. Callers show what does not need a search. */
export class SearchDown extends Error {}

/** Consecutive failures that open the circuit, and its duration. */
const FAILURES = 3;
const PAUSE_MS = 2_000;

export function createGuard({ name, isOutage, observe, now = Date.now }: GuardOptions): Guard {
  const breaker = createBreaker({ failures: FAILURES, pauseMs: PAUSE_MS, now });
  return async (ask) => {
    const began = now();
    const report = (outcome: ObservedSearch["outcome"]) =>
      observe?.({ outcome, seconds: (now() - began) / 1000, isOpen: breaker.isOpen() });
    if (!breaker.allows()) {
      report("refused");
      throw new SearchDown(`${name} is unavailable and will be retried shortly.`);
    }
    try {
      const value = await ask();
      breaker.succeeded();
      report("answered");
      return value;
    } catch (cause) {
      const isOut = isOutage(cause);
      if (isOut) breaker.failed();
      else breaker.succeeded();
      report("failed");
      throw isOut ? new SearchDown(`${name} is unavailable.`, { cause }) : cause;
    }
  };
}
