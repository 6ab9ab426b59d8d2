// Tells on a diagnostics channel of every statement that is sent, without its values; costs nothing while nobody listens.

import { tracingChannel } from "node:diagnostics_channel";
import type { Pool, PoolClient } from "pg";

const statements = tracingChannel("vitrine:statement");

type Query = (...words: unknown[]) => unknown;

/**
 * Both of a pool and of the clients that it lends: a statement belongs to whoever asked for it. What the pool itself asks its
 * clients for (with a callback) has been told already.
 */
export function tellStatements(pool: Pool): void {
  pool.query = told(pool.query.bind(pool) as Query) as Pool["query"];
  pool.on("connect", (client: PoolClient) => {
    // Found when it is called, as it would be of itself: others may stand in for it.
    const kind = Object.getPrototypeOf(client) as { readonly query: Query };
    client.query = told((...words) => Reflect.apply(kind.query, client, words)) as PoolClient["query"];
  });
}

const told =
  (query: Query): Query =>
  (...words) => {
    if (!statements.hasSubscribers || typeof words.at(-1) === "function") return query(...words);
    return statements.tracePromise(() => query(...words) as Promise<unknown>, { text: textOf(words[0]) });
  };

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  const isNamed = typeof query === "object" && query !== null && "text" in query;
  return isNamed ? String(query.text) : "";
}
