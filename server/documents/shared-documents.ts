// The cache of shared documents and data, by the mark of the framework.

import { LRUCache } from "lru-cache";
import { StoredDocument, type Rendered } from "./stored-document.ts";

export interface SharedDocumentsOptions {
  readonly limitBytes: number;
  /** Age at which a document is rendered again, for what changes without notice. */
  readonly maxAgeMs: number;
}

export interface SharedDocuments {
  /** A stored document that may be shown. */
  readonly find: (key: string) => StoredDocument | undefined;
  /** True for a stored document that expires soon and is not being rendered again. */
  readonly isDue: (key: string) => boolean;
  /**
   * Renders a document, and stores it if it is shared. Requests for one key at the same time wait for one rendering, and render
   * for themselves if it is not shared.
   */
  readonly render: (
    key: string,
    rendering: () => Promise<Rendered | Response>,
  ) => Promise<StoredDocument | Rendered | Response>;
  /** Discards all documents. */
  readonly drop: () => void;
  /**
   * Keeps the documents for another GRACE_MS, so that a steady stream of small changes, such as stock, renders each of them at most once
   * in that time.
   */
  readonly expire: () => void;
  /** Number of stored documents. */
  readonly count: () => number;
}

/** With the time that an index needs for a change, less than a second. */
export const GRACE_MS = 500;

/** Time before it expires in which a document is rendered again, so that its next visitors need not wait. */
export const REFRESH_MS = 200;

const TTL_RESOLUTION_MS = 100;

/** Queries can be made up without end, so that a document with one is stored when it is asked for again. */
const MAX_ASKED = 5_000;

/** Documents rendered between two changes share a period. */
interface Period {
  /** Moment at which its documents expire, by performance.now(). */
  endsAt: number;
}

interface Flight {
  readonly period: Period;
  readonly document: Promise<StoredDocument | undefined>;
}

export function openSharedDocuments({ limitBytes, maxAgeMs }: SharedDocumentsOptions): SharedDocuments {
  const stored = new LRUCache<string, { readonly period: Period; readonly document: StoredDocument }>({
    maxSize: limitBytes,
    sizeCalculation: ({ document }, key) => document.bytes + key.length,
    ttl: maxAgeMs,
    // Otherwise it sets a timer every millisecond.
    ttlResolution: TTL_RESOLUTION_MS,
  });
  const flights = new Map<string, Flight>();
  /** Keys with a query that were asked for once. */
  const asked = new LRUCache<string, true>({ max: MAX_ASKED });
  const isAskedAgain = (key: string): boolean => {
    const isKnown = asked.has(key);
    asked.set(key, true);
    return isKnown;
  };
  let current: Period = { endsAt: Infinity };
  const isOver = ({ endsAt }: Period): boolean => endsAt <= performance.now();
  const end = (endsAt: number): void => {
    current.endsAt = endsAt;
    current = { endsAt: Infinity };
  };

  const find = (key: string): StoredDocument | undefined => {
    const found = stored.get(key);
    return found === undefined || isOver(found.period) ? undefined : found.document;
  };

  const isDue = (key: string): boolean => {
    // Without the recency of a visit.
    const endsAt = stored.peek(key)?.period.endsAt ?? Infinity;
    return endsAt !== Infinity && endsAt - REFRESH_MS <= performance.now() && !flights.has(key);
  };

  const render: SharedDocuments["render"] = async (key, rendering) => {
    const other = flights.get(key);
    if (other && !isOver(other.period)) {
      const outcome = await other.document.catch(() => "failed" as const);
      // The visitor may have left, which aborted the rendering.
      if (outcome === "failed") return render(key, rendering);
      return outcome ?? rendering();
    }
    const period = current;
    const mayStore = !key.includes("?") || isAskedAgain(key);
    const rendered = rendering();
    const document = rendered.then((one) => {
      if (one instanceof Response || !isShared(one)) return undefined;
      const made = new StoredDocument(one);
      // A change during the rendering may have come too late for it.
      if (mayStore && !isOver(period)) stored.set(key, { period, document: made });
      return made;
    });
    const flight = { period, document };
    flights.set(key, flight);
    try {
      return (await document) ?? (await rendered);
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  };

  return {
    find,
    isDue,
    render,
    drop: () => {
      for (const { period } of [...stored.values(), ...flights.values()]) period.endsAt = 0;
      stored.clear();
      end(0);
    },
    expire: () => end(performance.now() + GRACE_MS),
    count: () => stored.size,
  };
}

/** True for a document that every guest with its key may get. */
export const isShared = ({ status, headers, isShared: isMarked = false }: Rendered): boolean =>
  isMarked && status === 200 && !headers.has("set-cookie");
