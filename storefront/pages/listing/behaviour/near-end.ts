// When a listing loads more by itself: its end is near, and it has not done so too often without being asked.

import { systemTimers, throttle, type Timers } from "#search/client/timers";
import { LOAD_MORE_DISTANCE, LOAD_MORE_THROTTLE } from "#search/constants";

/**
 * Pages after the first, or after one asked for by the button, that load by themselves. Without an end to it nobody would
 * ever reach the footer.
 */
export const AUTOMATIC_PAGES = 2;

export interface EndWatch {
  /** The last page shown, from 1. */
  readonly page: () => number;
  /** From the lower edge of the window to the end of the list, CSS pixels; negative above the edge. */
  readonly distance: () => number;
  /** Whether a page is on its way, or there is none to load. */
  readonly isBusy: () => boolean;
  /** Whether the next page was asked for and did not come: only the visitor asks for it again. */
  readonly hasFailed: () => boolean;
  readonly load: () => void;
  readonly timers?: Timers;
}

export interface NearEnd {
  /** To be called on each scroll, resize and arrival of a page. */
  readonly look: () => void;
  /** The visitor asked for more: the pages after it load by themselves again. */
  readonly ask: () => void;
  readonly stop: () => void;
}

export function createNearEnd({ page, distance, isBusy, hasFailed, load, timers = systemTimers }: EndWatch): NearEnd {
  let asked = 1;
  const look = throttle(
    () => {
      // Back on the first page is another listing, or the same begun anew.
      if (page() === 1) asked = 1;
      if (isBusy() || hasFailed() || page() >= asked + AUTOMATIC_PAGES || distance() > LOAD_MORE_DISTANCE) return;
      load();
    },
    LOAD_MORE_THROTTLE,
    timers,
  );
  const ask = () => {
    if (isBusy()) return;
    asked = page() + 1;
    load();
  };
  return { look: () => look(), ask, stop: look.cancel };
}
