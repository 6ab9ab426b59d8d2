// Counts searches and events of clients of the Algolia-compatible API. Their events name a search by its id, so its words are
// remembered here, and in the database for the other processes of the shop.

import { LRUCache } from "lru-cache";
import type { Database } from "#commerce/database";
import {
  findQueries,
  normaliseQuery,
  saveQueries,
  stored,
  type Device,
  type InsightEvent,
  type SearchedWords,
} from "#commerce/insights";
import type { CountedEvent, EventSink } from "./event-sink.ts";

/** An event of Algolia's Insights API. */
export interface ClientEvent {
  readonly eventType: "view" | "click" | "conversion";
  readonly eventSubtype?: "addToCart" | "purchase" | undefined;
  readonly timestamp: number;
  readonly queryID?: string | undefined;
  readonly objectIDs?: readonly string[] | undefined;
  readonly positions?: readonly number[] | undefined;
}

export interface ClientSearch {
  readonly queryId: string;
  readonly text: string;
  readonly total: number;
  /** False for a search while the shopper types, and for further pages. */
  readonly isCounted: boolean;
}

export interface ClientEvents {
  readonly searched: (search: ClientSearch, device: Device) => void;
  readonly take: (events: readonly ClientEvent[], device: Device) => void;
  /** Saves words and counts events whose search another process has answered. Rejects if the database is down. */
  readonly settle: () => Promise<void>;
}

const MOST_QUERIES = 20_000;
/** Words that wait to be saved, and events that wait for words. */
const MOST_WAITING = 5_000;
/** The other process has saved its words by then. */
const LONGEST_WAIT_MS = 15_000;

interface Deferred {
  readonly queryId: string;
  readonly since: number;
  readonly events: readonly CountedEvent[];
}

export function openClientEvents(database: Database, sink: Pick<EventSink, "count">, now = Date.now): ClientEvents {
  const known = new LRUCache<string, string>({ max: MOST_QUERIES });
  let unsaved: SearchedWords[] = [];
  let deferred: Deferred[] = [];
  return {
    searched: ({ queryId, text, total, isCounted }, device) => {
      const query = normaliseQuery(text);
      known.set(queryId, query);
      if (unsaved.length < MOST_WAITING) unsaved.push({ id: queryId, words: query });
      const kind = total === 0 ? "empty-search" : "search";
      if (isCounted && text.trim() !== "") sink.count({ kind, market: "", device, query, listing: "" });
    },
    take: (given, device) => {
      for (const event of given) {
        const { queryID } = event;
        const events = eventsOf(event, device);
        const query = queryID === undefined ? "" : known.get(queryID);
        if (query !== undefined) sink.count(...events.map((one) => ({ ...one, query })));
        else if (queryID !== undefined && deferred.length < MOST_WAITING)
          deferred.push({ queryId: queryID, since: now(), events });
        else sink.count(...events);
      }
      sink.count();
    },
    settle: async () => {
      const saving = unsaved;
      const waiting = deferred;
      await saveQueries(database, saving, new Date(now()));
      unsaved = unsaved.slice(saving.length);
      const words = await findQueries(database, [...new Set(waiting.map(({ queryId }) => queryId))]);
      const isDue = ({ queryId, since }: Deferred) => words.has(queryId) || since <= now() - LONGEST_WAIT_MS;
      deferred = deferred.filter((one) => !(waiting.includes(one) && isDue(one)));
      for (const { queryId, events } of waiting.filter(isDue)) {
        sink.count(...events.map((one) => ({ ...one, query: words.get(queryId) ?? "" })));
      }
      if (deferred.length > 0) sink.count();
    },
  };
}

function eventsOf(
  { eventType, eventSubtype, timestamp, queryID, objectIDs = [], positions = [] }: ClientEvent,
  device: Device,
): readonly CountedEvent[] {
  const kind = kindOf(eventType, eventSubtype);
  // Hits of a search that were shown, not opened.
  const isImpression = kind === "view" && (queryID !== undefined || objectIDs.length > 1);
  if (kind === undefined || isImpression) return [];
  return objectIDs.map((objectID, place) => ({
    kind,
    at: timestamp,
    market: "",
    device,
    query: "",
    listing: "",
    product: `variant:${stored(objectID)}` as const,
    position: positions[place],
  }));
}

/** Purchases are counted by the shop's own orders: a stranger can report any. */
const kindOf = (
  type: ClientEvent["eventType"],
  subtype: ClientEvent["eventSubtype"],
): InsightEvent["kind"] | undefined => (type !== "conversion" ? type : subtype === "addToCart" ? "add" : undefined);
