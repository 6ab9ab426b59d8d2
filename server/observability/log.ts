// Structured logs: one JSON object a line on standard output.

import { pino, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** `mixin` is asked at each line what else it is about. In a terminal a person is reading, so only what needs attention is printed unless asked otherwise. */
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

/** Statements name their values when they fail, and those are people's names, addresses and secrets. */
function withoutValues(told: unknown): unknown {
  if (typeof told === "string") return told.replaceAll(VALUES, "");
  if (typeof told !== "object" || told === null) return told;
  if (Array.isArray(told)) return told.map(withoutValues);
  const entries = Object.entries(told).filter(([name]) => !HIDDEN.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutValues(value)]));
}

/** Drizzle's "params: …", up to where the stack or the next cause goes on. */
const VALUES = /\n?params: [^]*?(?=\n\s+at |\ncaused by: |$)/gu;
/** Of Drizzle's errors, and PostgreSQL's, whose detail quotes the row. */
const HIDDEN = new Set(["params", "detail"]);
