// Structured logs: one JSON object per line on standard output.

import { pino, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** `mixin` adds fields to every line. In a terminal the default level is "warn", because a person is reading. */
export const createLog = (
  level: string | undefined,
  isTerminal: boolean,
  to?: DestinationStream,
  mixin?: () => object,
): Log =>
  pino(
    {
      level: level ?? (isTerminal ? "warn" : "info"),
      base: null,
      ...(mixin && { mixin }),
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => withoutValues(pino.stdSerializers.errWithCause(error as Error)) },
    },
    to ?? pino.destination(1),
  );

/** A failed statement's error quotes its values, which can be names, addresses and secrets. */
function withoutValues(logged: unknown): unknown {
  if (typeof logged === "string") return logged.replaceAll(VALUES, "");
  if (typeof logged !== "object" || logged === null) return logged;
  if (Array.isArray(logged)) return logged.map(withoutValues);
  const entries = Object.entries(logged).filter(([name]) => !HIDDEN.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutValues(value)]));
}

/** Drizzle's "params: …", up to the stack or the next cause. */
const VALUES = /\n?params: [^]*?(?=\n\s+at |\ncaused by: |$)/gu;
/** Properties of Drizzle's errors, and of PostgreSQL's, whose detail quotes the row. */
const HIDDEN = new Set(["params", "detail"]);
