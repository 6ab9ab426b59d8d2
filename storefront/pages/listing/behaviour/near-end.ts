// Decides when a listing loads more automatically: near its end, unless it is paused.

import { systemTimers, throttle, type Timers } from "#search/client/timers";
import { LOAD_MORE_DISTANCE, LOAD_MORE_THROTTLE } from "#search/constants";

export interface EndWatch {
  /** Pages that load automatically after the first one, or after a click on the button; 0 for any number. */
  readonly pauseAfter: number;
  /** The last page shown, from 1. */
  readonly page: () => number;
  /** From the lower edge of the window to the end of the list, CSS pixels; negative above the edge. */
  readonly distance: () => number;
  /** True while a page loads, or if there is none left. */
  readonly isBusy: () => boolean;
  /** True if the next page failed to load: only a click tries again. */
  readonly hasFailed: () => boolean;
  /** True while the visitor is past the products, at the button or in the footer, which more products would move away. */
  readonly isPast: () => boolean;
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

export function createNearEnd(watch: EndWatch): NearEnd {
  const { pauseAfter, page, distance, isBusy, hasFailed, isPast, load, timers = systemTimers } = watch;
  let asked = 1;
  const isPaused = () => hasFailed() || isPast() || (pauseAfter > 0 && page() >= asked + pauseAfter);
  const look = throttle(
    () => {
      // The first page: another listing, or the same from the start.
      if (page() === 1) asked = 1;
      if (!isBusy() && !isPaused() && distance() <= LOAD_MORE_DISTANCE) load();
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
