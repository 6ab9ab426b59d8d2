// Counts the words that searches did without. Pages do not know them, so a counted search is read again here, in the background.

import { LRUCache } from "lru-cache";
import type { DroppedWord } from "#browsing";
import { normaliseQuery } from "#commerce/insights";
import type { Guest } from "../visitor/visitor.ts";
import type { CountedEvent, EventSink } from "./event-sink.ts";

export type ReadDropped = (words: string, guest: Pick<Guest, "market" | "language">) => Promise<readonly DroppedWord[]>;

export interface SearchWords {
  /** Returns at once. */
  readonly read: (words: string, guest: Pick<Guest, "market" | "language">, visit: Visit) => void;
  /** Resolves when everything that was to be read has been counted. Never rejects. */
  readonly settle: () => Promise<void>;
}

type Visit = Pick<CountedEvent, "market" | "device">;

/** Further searches are not read: a count that is too low is better than a slow shop. */
const MOST_AT_ONCE = 8;
const MOST_KNOWN = 1_000;
const FRESH_MS = 60_000;

export function openSearchWords(
  sink: Pick<EventSink, "count">,
  readDropped: ReadDropped,
  onError: (error: unknown) => void,
): SearchWords {
  const known = new LRUCache<string, Promise<readonly DroppedWord[]>>({ max: MOST_KNOWN, ttl: FRESH_MS });
  const running = new Set<Promise<void>>();
  const wordsOf = (words: string, guest: Pick<Guest, "market" | "language">) => {
    const key = JSON.stringify([guest.market.code, guest.language, words]);
    const cached = known.get(key);
    if (cached) return cached;
    const dropped = readDropped(words, guest);
    known.set(key, dropped);
    dropped.catch(() => known.delete(key));
    return dropped;
  };
  const count = async (words: string, guest: Pick<Guest, "market" | "language">, visit: Visit) => {
    try {
      for (const { word, isUnknown } of await wordsOf(words, guest)) {
        const query = normaliseQuery(word);
        if (query !== "")
          sink.count({ kind: isUnknown ? "unknown-word" : "dropped-word", ...visit, query, listing: "" });
      }
    } catch (error) {
      onError(error);
    }
  };
  return {
    read: (words, guest, visit) => {
      // A search that may name a person is counted without its words.
      if (normaliseQuery(words) === "" || running.size >= MOST_AT_ONCE) return;
      const task = count(words, guest, visit).finally(() => running.delete(task));
      running.add(task);
    },
    settle: async () => void (await Promise.all(running)),
  };
}
