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

/** Traces one statement that does not go through the methods of the pool. */
export const traceStatement = <Result>(text: string, run: () => Promise<Result>): Promise<Result> =>
  statements.hasSubscribers ? statements.tracePromise(run, { text }) : run();

const traced =
  (query: Query): Query =>
  (...args) =>
    typeof args.at(-1) === "function" || isSubmittable(args[0])
      ? query(...args)
      : traceStatement(textOf(args[0]), () => query(...args) as Promise<unknown>);

/** A query that is no promise (copy-rows.ts). */
const isSubmittable = (query: unknown): boolean => typeof query === "object" && query !== null && "submit" in query;

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  const isConfig = typeof query === "object" && query !== null && "text" in query;
  return isConfig ? String(query.text) : "";
}
