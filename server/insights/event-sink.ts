// Counts events in memory and adds the numbers to the database every few seconds. While the database is down, numbers wait up to a
// limit and are then dropped; requests never wait.

import { LRUCache } from "lru-cache";
import type { Database } from "#commerce/database";
import { addInsightCounts, dayOf, sweepInsightCounts, type InsightCount } from "#commerce/insights";

export interface CountedEvent {
  readonly eventType: string;
  readonly eventSubtype?: string | undefined;
  readonly eventName: string;
  readonly index: string;
  readonly timestamp: number;
  readonly queryID?: string | undefined;
  readonly objectIDs?: readonly string[] | undefined;
  readonly positions?: readonly number[] | undefined;
  readonly filters?: readonly string[] | undefined;
}

export interface EventSink {
  take(events: readonly CountedEvent[]): void;
  /** Remembers the words of a search, for clicks on its hits. */
  remember(queryId: string, text: string): void;
  /** Writes what is waiting. */
  flush(): Promise<void>;
}

const FLUSH_MS = 5_000;
const MOST_QUERIES = 20_000;
/** Different numbers that wait for the database. */
const MOST_WAITING = 20_000;
/** Different numbers of a day in this process. Further ones are counted without object, query and position. */
const MOST_A_DAY = 100_000;
const LONGEST = 100;

export function openEventSink(
  database: Database,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): EventSink {
  const queries = new LRUCache<string, string>({ max: MOST_QUERIES });
  let waiting = new Map<string, InsightCount>();
  let seen = { day: "", keys: new Set<string>() };
  let timer: NodeJS.Timeout | undefined;
  let sweptOn = "";

  const add = (row: InsightCount): void => {
    const { count: _count, ...key } = row;
    const id = JSON.stringify(Object.values(key));
    const known = waiting.get(id);
    if (known) waiting.set(id, { ...known, count: known.count + row.count });
    else if (waiting.size < MOST_WAITING) waiting.set(id, row);
  };
  const isDetailed = (row: InsightCount): boolean => {
    const today = dayOf(now());
    if (seen.day !== today) seen = { day: today, keys: new Set() };
    const id = JSON.stringify([row.day, row.name, row.object, row.query, row.position]);
    if (seen.keys.size < MOST_A_DAY) seen.keys.add(id);
    return seen.keys.has(id);
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...waiting.values()];
    waiting = new Map();
    try {
      await addInsightCounts(database, rows);
      const today = dayOf(now());
      if (sweptOn !== today) await sweepInsightCounts(database, now());
      sweptOn = today;
    } catch (error) {
      onError(error);
      for (const row of rows) add(row);
    }
  };
  return {
    remember: (queryId, text) => void queries.set(queryId, text),
    take(events) {
      for (const event of events) {
        for (const row of rowsOf(event, queries.get(event.queryID ?? "") ?? "")) {
          add(isDetailed(row) ? row : { ...row, object: "", query: "", position: 0 });
        }
      }
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
  };
}

function rowsOf(event: CountedEvent, query: string): readonly InsightCount[] {
  const { eventType, eventSubtype, eventName, index, timestamp, objectIDs, filters = [], positions = [] } = event;
  return (objectIDs ?? filters).map((object, place) => ({
    day: dayOf(timestamp),
    type: eventSubtype ? `${eventType}/${eventSubtype}` : eventType,
    name: eventName,
    index,
    object: written(object),
    query: written(query.trim().toLowerCase()),
    position: Math.min(positions[place] ?? 0, 1_000),
    count: 1,
  }));
}

/** PostgreSQL stores no NUL. */
const written = (text: string): string => text.replaceAll("\u0000", "").toWellFormed().slice(0, LONGEST).toWellFormed();
