// When a listing loads more by itself: its end is near, and it has not done so too often without being asked.

import { LOAD_MORE_DISTANCE, LOAD_MORE_THROTTLE } from "#search/constants";
import { systemTimers, throttle, type Timers } from "#search/client/timers";

/**
 * Pages that load by themselves until the visitor asks for more by the button. Without an end to it nobody would ever
 * reach the footer.
 */
export const AUTOMATIC_PAGES = 2;

export interface EndWatch {
  /** From the lower edge of the window to the end of the list, CSS pixels; negative above the edge. */
  readonly distance: () => number;
  readonly isLoading: () => boolean;
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

export function createNearEnd({ distance, isLoading, load, timers = systemTimers }: EndWatch): NearEnd {
  let automatic = 0;
  const look = throttle(
    () => {
      if (automatic >= AUTOMATIC_PAGES || isLoading() || distance() > LOAD_MORE_DISTANCE) return;
      automatic += 1;
      load();
    },
    LOAD_MORE_THROTTLE,
    timers,
  );
  const ask = () => {
    automatic = 0;
    if (!isLoading()) load();
  };
  return { look: () => look(), ask, stop: look.cancel };
}
