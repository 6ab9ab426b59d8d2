// The way to a cluster: a pool of nodes, another node where one does not answer, and a breaker that refuses at once while
// none does.

import { Client, errors } from "@opensearch-project/opensearch";
import { createBreaker } from "#concurrency";

export interface Connection {
  readonly client: Client;
  /** Runs what a search asks of the cluster; refuses at once while it is known to be down. */
  run<Value>(ask: () => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

export interface ConnectionOptions {
  /** Addresses of nodes; a name and password in them are sent as basic authentication. */
  readonly nodes: readonly string[];
  /** Milliseconds that a node may take to answer a search. */
  readonly timeout?: number;
  readonly observe?: (asked: ObservedSearch) => void;
  readonly now?: () => number;
}

export interface ObservedSearch {
  readonly outcome: "answered" | "failed" | "refused";
  readonly seconds: number;
  readonly isOpen: boolean;
}

/** The cluster does not answer: whoever asks shows what needs no search. */
export class ClusterDown extends Error {}

const TIMEOUT_MS = 2_000;
/** Of writes and of what only the index's keeper asks. */
export const UNHURRIED = { requestTimeout: 60_000 };
/** Consecutive failures that open the circuit, and how long it stays open. */
const FAILURES = 3;
const PAUSE_MS = 2_000;

export function connect({ nodes, timeout = TIMEOUT_MS, observe, now = Date.now }: ConnectionOptions): Connection {
  const client = new Client({
    nodes: [...nodes],
    requestTimeout: timeout,
    // The pool passes over nodes that just failed, so a second attempt is made at another one.
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
      throw new ClusterDown("OpenSearch did not answer recently. The next attempt is in a moment.");
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
      throw isOut ? new ClusterDown("OpenSearch does not answer.", { cause }) : cause;
    }
  };
  let closing: Promise<void> | undefined;
  return { client, run, close: () => (closing ??= client.close()) };
}

/** Nobody there, too slow, or a cluster that cannot serve now; anything else is a mistake in what was asked. */
export function isOutage(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return [429, 502, 503, 504].includes(error.statusCode ?? 0);
  return error instanceof errors.OpenSearchClientError || error instanceof ClusterDown;
}
