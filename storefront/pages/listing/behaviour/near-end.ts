// Decides when a listing loads more automatically: near its end, and not too often in a row.

import { systemTimers, throttle, type Timers } from "#search/client/timers";
import { LOAD_MORE_DISTANCE, LOAD_MORE_THROTTLE } from "#search/constants";

/**
 * Pages that load automatically after the first one, or after a click on the button. With infinite scrolling visitors would
 * never reach the footer.
 */
export const AUTOMATIC_PAGES = 2;

export interface EndWatch {
  /** The last page shown, from 1. */
  readonly page: () => number;
  /** From the lower edge of the window to the end of the list, CSS pixels; negative above the edge. */
  readonly distance: () => number;
  /** True while a page loads, or if there is none left. */
  readonly isBusy: () => boolean;
  /** True if the next page failed to load: only a click tries again. */
  readonly hasFailed: () => boolean;
  readonly load: () => void;
  readonly timers?: Timers;
}

export interface NearEnd {
  /** Call on each scroll, resize and loaded page. */
  readonly look: () => void;
  /** The visitor clicked for more: the next pages load automatically again. */
  readonly ask: () => void;
  readonly stop: () => void;
}

export function createNearEnd({ page, distance, isBusy, hasFailed, load, timers = systemTimers }: EndWatch): NearEnd {
  let asked = 1;
  const look = throttle(
    () => {
      // The first page: another listing, or the same from the start.
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
