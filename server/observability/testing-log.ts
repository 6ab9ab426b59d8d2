// For tests: the shop's own log at its normal level, in memory, with every error that logging throws.

import { z } from "zod";
import { createLog, type Log } from "./log.ts";

export interface RecordedLog {
  readonly log: Log;
  /** Errors thrown to callers of the log, who may have hidden them. */
  readonly thrown: readonly unknown[];
  /** Messages of the lines of errors. Throws if a line is not JSON. */
  readonly errors: () => readonly string[];
}

const Line = z.object({ level: z.number(), msg: z.string().default("") });
const ERROR = 50;
const LEVELS = ["fatal", "error", "warn", "info", "debug"] as const;

export function recordLog(): RecordedLog {
  const lines: string[] = [];
  const thrown: unknown[] = [];
  return {
    log: watch(createLog(undefined, false, { write: (line) => void lines.push(line) }), thrown),
    thrown,
    errors: () =>
      lines
        .map((line) => Line.parse(JSON.parse(line)))
        .filter(({ level }) => level >= ERROR)
        .map(({ msg }) => msg),
  };
}

function watch(log: Log, thrown: unknown[]): Log {
  log.onChild = (child) => void watch(child, thrown);
  return Object.assign(
    log,
    Object.fromEntries(LEVELS.map((level) => [level, recording(log[level].bind(log), thrown)])),
  );
}

const recording =
  (write: (...args: readonly never[]) => void, thrown: unknown[]) =>
  (...args: readonly never[]): void => {
    try {
      write(...args);
    } catch (error) {
      thrown.push(error);
      throw error;
    }
  };
