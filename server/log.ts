// Structured logs: one JSON object a line on standard output.

import { pino, type Logger } from "pino";

export type Log = Logger;

/** In a terminal a person is reading, so only what needs attention is printed unless asked otherwise. */
export const createLog = (level: string | undefined, isTerminal: boolean): Log =>
  pino({ level: level ?? (isTerminal ? "warn" : "info"), base: null, timestamp: pino.stdTimeFunctions.isoTime });
