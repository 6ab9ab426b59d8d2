// Structured logs: one JSON object per line on standard output.

import { pino, type DestinationStream, type Logger } from "pino";
import { describeError } from "./describe-error.ts";
import { standardLogOutput } from "./log-output.ts";
import { createRecentErrors } from "./recent-errors.ts";

export type Log = Logger;

/** Shared by all logs of this process. */
export const recentErrors = createRecentErrors();

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
      hooks: {
        logMethod(args, method, written) {
          recentErrors.remember(args, written);
          method.apply(this, args);
        },
      },
    },
    to ?? standardLogOutput(),
  );
