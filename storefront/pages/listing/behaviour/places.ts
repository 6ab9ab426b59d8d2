// Scroll position and page of each listing, stored for the session and restored on return.

import { RESTORE_DELAY, SAFARI_RESTORE_DELAY } from "#search/constants";
import { systemTimers, type Timers } from "#search/client/timers";
import { storedValue, type StorageArea } from "#storefront/framework/browser-storage.ts";

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

export function createPlaces(area: () => StorageArea): Places {
  const stored = storedValue("places", isEntries, area);
  const readAll = (): Map<string, Place> => new Map(stored.read());
  return {
    read: (key) => readAll().get(key),
    write: (key, place) => {
      const places = readAll();
      places.delete(key);
      places.set(key, place);
      stored.write([...places].slice(-MOST_PLACES));
    },
  };
}

/** Scrolls to a place after the browser's own scroll restoration. Returns a function that cancels it. */
export function restorePlace(
  { y }: Place,
  view: { readonly scrollTo: (x: number, y: number) => void; readonly isSafari: boolean },
  timers: Timers = systemTimers,
): () => void {
  const timer = timers.set(() => view.scrollTo(0, y), view.isSafari ? SAFARI_RESTORE_DELAY : RESTORE_DELAY);
  return () => timers.clear(timer);
}

/** Other browsers also include "Safari" in their user agent. */
export const isSafari = (userAgent: string): boolean => /^(?!.*(?:Chrom|Android)).*Safari/u.test(userAgent);

type Entry = readonly [string, Place];

const isEntries = (value: unknown): value is readonly Entry[] => Array.isArray(value) && value.every(isEntry);

const isEntry = (entry: unknown): entry is Entry => {
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
