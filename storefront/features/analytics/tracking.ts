// Hands events to the tracker once it is there: it loads when it likes, or never. Nobody waits for it.

import { TRACKING_POLL } from "#search/constants";
import { systemTimers, type Timers } from "#search/client/timers";
import type { AnalyticsEvent } from "./events.ts";

export interface DataLayer {
  readonly push: (event: AnalyticsEvent) => unknown;
}

export interface TrackingSources {
  /** The tracker's queue; undefined until it has loaded. */
  readonly dataLayer: () => DataLayer | undefined;
  /** Asked before each event is kept, and again before it is handed over. */
  readonly mayMeasure: () => boolean;
  readonly timers?: Timers;
}

/** A shop without a tracker is not looked at for ever: after this long the next event begins anew. Milliseconds. */
export const LOOKS_FOR = 60_000;
/** The latest that wait. */
export const MOST_WAITING = 50;

export function createTracking({ dataLayer, mayMeasure, timers = systemTimers }: TrackingSources) {
  let waiting: readonly AnalyticsEvent[] = [];
  let timer: unknown;
  let until = 0;
  const look = (): void => {
    timer = undefined;
    const layer = dataLayer();
    if (layer) {
      const events = mayMeasure() ? waiting : [];
      waiting = [];
      for (const event of events) layer.push(event);
    } else if (timers.now() < until) timer = timers.set(look, TRACKING_POLL);
  };
  return (...events: readonly AnalyticsEvent[]): void => {
    // What was done before a yes is not told after it.
    if (!mayMeasure()) return;
    waiting = [...waiting, ...events].slice(-MOST_WAITING);
    until = timers.now() + LOOKS_FOR;
    if (timer === undefined) look();
  };
}
