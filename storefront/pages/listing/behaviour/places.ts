// Where a visitor was in each listing: how far down and on which page, remembered for the session and restored on return.

import { RESTORE_DELAY, SAFARI_RESTORE_DELAY } from "#search/constants";
import { systemTimers, type Timers } from "#search/client/timers";
import type { SessionStorage } from "./listing-cache.ts";

export interface Place {
  /** CSS pixels from the top of the document. */
  readonly y: number;
  /** From 1. */
  readonly page: number;
}

export interface Places {
  readonly read: (key: string) => Place | undefined;
  readonly write: (key: string, place: Place) => void;
}

export const MOST_PLACES = 50;

export function createPlaces(storage: () => Pick<SessionStorage, "getItem" | "setItem" | "removeItem">): Places {
  const readAll = (): Map<string, Place> => {
    try {
      const text = storage().getItem(ITEM);
      const read: unknown = text === null ? [] : JSON.parse(text);
      if (Array.isArray(read) && read.every(isEntry)) return new Map(read);
    } catch {
      // Handled as any other nonsense.
    }
    try {
      storage().removeItem(ITEM);
    } catch {
      // No storage, no places.
    }
    return new Map();
  };
  return {
    read: (key) => readAll().get(key),
    write: (key, place) => {
      const places = readAll();
      places.delete(key);
      places.set(key, place);
      try {
        storage().setItem(ITEM, JSON.stringify([...places].slice(-MOST_PLACES)));
      } catch {
        // Full or forbidden: the visitor comes back to the top.
      }
    },
  };
}

/** Scrolls to a place when the browser has done its own scrolling; the answer calls it off. */
export function restorePlace(
  { y }: Place,
  view: { readonly scrollTo: (x: number, y: number) => void; readonly isSafari: boolean },
  timers: Timers = systemTimers,
): () => void {
  const timer = timers.set(() => view.scrollTo(0, y), view.isSafari ? SAFARI_RESTORE_DELAY : RESTORE_DELAY);
  return () => timers.clear(timer);
}

/** Other browsers name Safari too, besides themselves. */
export const isSafari = (userAgent: string): boolean => /^(?!.*(?:Chrom|Android)).*Safari/u.test(userAgent);

const ITEM = "places";

const isEntry = (entry: unknown): entry is [string, Place] => {
  if (!Array.isArray(entry)) return false;
  const [key, place]: readonly unknown[] = entry;
  return typeof key === "string" && isPlace(place);
};

const isPlace = (place: unknown): place is Place =>
  typeof place === "object" &&
  place !== null &&
  "y" in place &&
  Number.isFinite(place.y) &&
  "page" in place &&
  Number.isInteger(place.page);
