// Writes log lines to a file descriptor without ever failing: the shop must serve on while its log's disk is full or its reader hangs.
// pino's own destination ends the process at ENOSPC, never returns from a flush to a full disk, and has no limit by default.

import { write, writeSync } from "node:fs";
import type { DestinationStream } from "pino";

export interface LogOutput extends DestinationStream {
  /** Writes what waits, as far as possible: before the process ends. */
  readonly flushSync: () => void;
}

/** Later lines are dropped and counted while more than `mostWaiting` characters wait. */
export function openLogOutput(fd: number, mostWaiting = MOST_WAITING): LogOutput {
  let waiting: string[] = [];
  let length = 0;
  let dropped = 0;
  /** The lines of the current write, without what is written. */
  let batch: Buffer = EMPTY;
  let state: "idle" | "scheduled" | "writing" | "closed" = "idle";

  const hasMore = (): boolean => {
    if (batch.length === 0 && length > 0) {
      const note = dropped > 0 ? droppedLine(dropped) : "";
      batch = Buffer.from(waiting.join("") + note);
      [waiting, length, dropped] = [[], 0, 0];
    }
    return batch.length > 0;
  };
  const advance = (): void => {
    state = hasMore() ? "writing" : "idle";
    if (state === "idle") return;
    write(fd, batch, (error, written) => {
      if (!error) batch = batch.subarray(written);
      if (!error) return advance();
      state = error.code === "EPIPE" ? "closed" : "scheduled";
      // Without keeping a process that would end.
      if (state === "scheduled") setTimeout(advance, RETRY_MS).unref();
    });
  };
  return {
    write(line) {
      if (state === "closed") return;
      if (length + line.length > mostWaiting) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      length += line.length;
      if (state !== "idle") return;
      state = "scheduled";
      setImmediate(advance);
    },
    flushSync() {
      if (state === "closed") return;
      // A write in progress still ends, even after `process.exit`.
      if (state === "writing") batch = EMPTY;
      for (let failures = 0; failures < MOST_RETRIES && hasMore();) {
        try {
          batch = batch.subarray(writeSync(fd, batch));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
          failures += 1;
          Atomics.wait(SLEEPER, 0, 0, RETRY_MS);
        }
      }
    },
  };
}

const MOST_WAITING = 16 << 20;
const RETRY_MS = 100;
/** How often a flush waits for a reader: a second. */
const MOST_RETRIES = 10;
const SLEEPER = new Int32Array(new SharedArrayBuffer(4));
const EMPTY = Buffer.alloc(0);

const droppedLine = (count: number): string =>
  `${JSON.stringify({ level: 40, time: new Date().toISOString(), count, msg: "log lines were dropped: they could not be written" })}\n`;

let standardOutput: LogOutput | undefined;

/** The standard output of this process, shared by all its logs. */
export function standardLogOutput(): LogOutput {
  if (!standardOutput) {
    standardOutput = openLogOutput(1);
    process.on("exit", standardOutput.flushSync);
  }
  return standardOutput;
}
