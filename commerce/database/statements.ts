// Publishes every statement, without its values, on a diagnostics channel. Free while there are no subscribers.

import { tracingChannel } from "node:diagnostics_channel";
import type { Pool, PoolClient } from "pg";

const statements = tracingChannel("vitrine:statement");

type Query = (...args: unknown[]) => unknown;

/**
 * Traces queries of the pool and of clients checked out of it, in the caller's context. Queries that the pool itself makes on its
 * clients have a callback and are skipped, since they are traced already.
 */
export function traceStatements(pool: Pool): void {
  pool.query = traced(pool.query.bind(pool) as Query) as Pool["query"];
  pool.on("connect", (client: PoolClient) => {
    // Looked up on each call, because tests replace it on the prototype.
    const prototype = Object.getPrototypeOf(client) as { readonly query: Query };
    client.query = traced((...args) => Reflect.apply(prototype.query, client, args)) as PoolClient["query"];
  });
}

const traced =
  (query: Query): Query =>
  (...args) => {
    if (!statements.hasSubscribers || typeof args.at(-1) === "function") return query(...args);
    return statements.tracePromise(() => query(...args) as Promise<unknown>, { text: textOf(args[0]) });
  };

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  const isConfig = typeof query === "object" && query !== null && "text" in query;
  return isConfig ? String(query.text) : "";
}
