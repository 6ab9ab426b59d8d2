// The connection to a cluster: a pool of nodes with failover, and a circuit breaker.

import { Client, errors } from "@opensearch-project/opensearch";
import { createBreaker } from "#concurrency";

export interface Connection {
  readonly client: Client;
  /** Runs a search request. Fails fast while the circuit is open. */
  run<Value>(ask: () => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

export interface ConnectionOptions {
  /** URLs of nodes, optionally with credentials for basic authentication. */
  readonly nodes: readonly string[];
  /** Timeout of a search per node in milliseconds. */
  readonly timeout?: number;
  readonly observe?: (asked: ObservedSearch) => void;
  readonly now?: () => number;
}

export interface ObservedSearch {
  readonly outcome: "answered" | "failed" | "refused";
  readonly seconds: number;
  readonly isOpen: boolean;
}

/** The cluster is unavailable. Callers show what does not need a search. */
export class ClusterDown extends Error {}

const TIMEOUT_MS = 2_000;
/** For writes and maintenance. */
export const UNHURRIED = { requestTimeout: 60_000 };
/** Consecutive failures that open the circuit, and its duration. */
const FAILURES = 3;
const PAUSE_MS = 2_000;

export function connect({ nodes, timeout = TIMEOUT_MS, observe, now = Date.now }: ConnectionOptions): Connection {
  const client = new Client({
    nodes: [...nodes],
    requestTimeout: timeout,
    // The pool skips nodes that just failed, so the second attempt uses another one.
    maxRetries: 1,
    resurrectStrategy: "ping",
    compression: "gzip",
  });
  const breaker = createBreaker({ failures: FAILURES, pauseMs: PAUSE_MS, now });
  const run = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    const began = now();
    const tell = (outcome: ObservedSearch["outcome"]) =>
      observe?.({ outcome, seconds: (now() - began) / 1000, isOpen: breaker.isOpen() });
    if (!breaker.allows()) {
      tell("refused");
      throw new ClusterDown("OpenSearch is unavailable and will be retried shortly.");
    }
    try {
      const value = await ask();
      breaker.succeeded();
      tell("answered");
      return value;
    } catch (cause) {
      const isOut = isOutage(cause);
      if (isOut) breaker.failed();
      else breaker.succeeded();
      tell("failed");
      throw isOut ? new ClusterDown("OpenSearch is unavailable.", { cause }) : cause;
    }
  };
  let closing: Promise<void> | undefined;
  return { client, run, close: () => (closing ??= client.close()) };
}

/** True if the cluster is unreachable, too slow or unavailable. Other errors are caused by the request. */
export function isOutage(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return [429, 502, 503, 504].includes(error.statusCode ?? 0);
  return error instanceof errors.OpenSearchClientError || error instanceof ClusterDown;
}
