// Counts events in memory and adds the figures to the database every few seconds. Requests never wait. While the database is down,
// figures wait up to a limit; a batch is repeated under the same id, so that it counts once.

import { randomUUID } from "node:crypto";
import type { Database } from "#commerce/database";
import {
  additionsOf,
  createBatch,
  dayAt,
  writeInsights,
  type Addition,
  type Batch,
  type InsightEvent,
} from "#commerce/insights";

export type CountedEvent = Omit<InsightEvent, "day"> & {
  /** Milliseconds since 1970; now by default. */
  readonly at?: number;
};

export interface EventSink {
  readonly count: (...events: readonly CountedEvent[]) => void;
  /** Writes what is waiting. Never rejects. */
  readonly flush: () => Promise<void>;
  /** Writes what is waiting, for the last time. */
  readonly close: () => Promise<void>;
}

export interface SinkParts {
  readonly database: Database;
  readonly timeZone: () => string;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
  /** Called before each batch is written. Rejects if the database is down. */
  readonly before?: () => Promise<void>;
}

const FLUSH_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
/** Rows in memory. */
const MOST_WAITING = 20_000;
/** An older time is a client's mistake, or figures of a day that was already read. */
const OLDEST_MS = 2 * 86_400_000;
const LAST_TRIES = 3;

export function openEventSink({ database, timeZone, onError, now = Date.now, before }: SinkParts): EventSink {
  let waiting = createBatch(MOST_WAITING);
  let writing: { readonly id: string; readonly additions: readonly Addition[] } | undefined;
  let dropped = 0;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();

  const schedule = (): void => {
    const pause = Math.min(FLUSH_MS * 2 ** failures, LONGEST_PAUSE_MS);
    timer ??= setTimeout(() => void flush(), pause).unref();
  };
  const write = async (): Promise<void> => {
    try {
      await before?.();
      if (writing) await writeInsights(database, writing, new Date(now()));
      writing = batchOf(waiting);
      waiting = createBatch(MOST_WAITING);
      if (writing) await writeInsights(database, writing, new Date(now()));
      writing = undefined;
      failures = 0;
      if (dropped > 0) onError(new Error(`${dropped} events were not counted: the database was down for too long`));
      dropped = 0;
    } catch (error) {
      failures += 1;
      onError(error);
      schedule();
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    turn = turn.then(write);
    return turn;
  };
  return {
    count: (...events) => {
      const time = now();
      for (const { at = time, ...event } of events) {
        const day = dayAt(at > time || at < time - OLDEST_MS ? time : at, timeZone());
        const isCounted = additionsOf({ ...event, day }).map((addition) => waiting.add(addition));
        if (isCounted.includes(false)) dropped += 1;
      }
      schedule();
    },
    flush,
    close: async () => {
      for (let tries = 0; tries < LAST_TRIES; tries++) if (waiting.size() > 0 || writing || tries === 0) await flush();
      clearTimeout(timer);
    },
  };
}

const batchOf = (batch: Batch) => (batch.size() === 0 ? undefined : { id: randomUUID(), additions: batch.additions() });
