// The connection to a cluster: a pool of nodes with failover, behind a circuit breaker.

import { setTimeout as pause } from "node:timers/promises";
import { Client, errors } from "@opensearch-project/opensearch";
import { createGuard, type Guard, type ObservedSearch, SearchDown } from "../guard.ts";

export interface Connection {
  readonly client: Client;
  /** Runs a search request. Fails fast while the circuit is open. */
  readonly run: Guard;
  /** Awaits what a search needs first, no longer than a search may take. The work itself continues, for the next one. */
  readonly within: <Value>(work: Promise<Value>) => Promise<Value>;
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

const TIMEOUT_MS = 2_000;
/** For writes and maintenance. */
export const UNHURRIED = { requestTimeout: 60_000 };

export function connect({ nodes, timeout = TIMEOUT_MS, observe, now }: ConnectionOptions): Connection {
  const client = new Client({
    nodes: [...nodes],
    requestTimeout: timeout,
    // The pool skips nodes that just failed, so the second attempt uses another one.
    maxRetries: 1,
    resurrectStrategy: "ping",
    compression: "gzip",
  });
  let closing: Promise<void> | undefined;
  return {
    client,
    run: createGuard({ name: "OpenSearch", isOutage, observe, now }),
    within: async (work) => {
      const late = new AbortController();
      const limit = pause(timeout, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new SearchDown("OpenSearch does not answer.");
      });
      // Ends with the work.
      limit.catch(() => undefined);
      return Promise.race([work, limit]).finally(() => late.abort());
    },
    close: () => (closing ??= client.close()),
  };
}

/** True if the cluster is unreachable, too slow or unavailable. Other errors are caused by the request. */
export function isOutage(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return [429, 502, 503, 504].includes(error.statusCode ?? 0);
  return error instanceof errors.OpenSearchClientError || error instanceof SearchDown;
}
