// Structured logs: one JSON object per line on standard output.

import { pino, type DestinationStream, type Logger } from "pino";
import { describeError } from "./describe-error.ts";

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
      serializers: { err: describeError },
    },
    to ?? pino.destination(1),
  );
