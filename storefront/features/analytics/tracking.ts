// Passes events to the tracker once it has loaded, which may be late or never.

import { TRACKING_POLL } from "#search/constants";
import { systemTimers, type Timers } from "#search/client/timers";
import type { AnalyticsEvent } from "./events.ts";

export interface DataLayer {
  readonly push: (event: AnalyticsEvent) => unknown;
}

export interface TrackingSources {
  /** The tracker's queue; undefined until it has loaded. */
  readonly dataLayer: () => DataLayer | undefined;
  /** Checked before an event is queued and again before it is passed on. */
  readonly mayMeasure: () => boolean;
  readonly timers?: Timers;
}

/** Time to wait for the tracker; after that, the next event starts again. Milliseconds. */
export const LOOKS_FOR = 60_000;
/** Queue limit; older events are dropped. */
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
    // Events from before consent are never sent.
    if (!mayMeasure()) return;
    waiting = [...waiting, ...events].slice(-MOST_WAITING);
    until = timers.now() + LOOKS_FOR;
    if (timer === undefined) look();
  };
}
