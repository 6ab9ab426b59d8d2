// Passes events to the data layer once it is there: it is opened when the visitor's consent is known.

import type { AnalyticsEvent } from "./events.ts";

/** Events, and commands to Google's tags. */
export type DataLayer = (AnalyticsEvent | IArguments)[];

export interface TrackingSources {
  /** Undefined until it is open. */
  readonly dataLayer: () => DataLayer | undefined;
  /** False if a visitor with these cookies does not consent; true also while it is not known. */
  readonly mayMeasure: (cookies: string) => boolean;
  /** Cookies of this moment. */
  readonly cookies: () => string;
}

/** Polling interval for the data layer. Milliseconds. */
export const TRACKING_POLL = 200;
/** Time to wait for the data layer; after that, the next event starts again. Milliseconds. */
export const LOOKS_FOR = 60_000;
/** Queue limit; older events are dropped. */
export const MOST_WAITING = 50;

/** Tracks events with the cookies of the moment they happened: events from before consent are never sent. */
export function createTracking({ dataLayer, mayMeasure, cookies }: TrackingSources) {
  let waiting: readonly { readonly event: AnalyticsEvent; readonly at: string }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = 0;
  const look = (): void => {
    timer = undefined;
    const layer = dataLayer();
    if (layer) {
      const events = mayMeasure(cookies()) ? waiting.filter(({ at }) => mayMeasure(at)) : [];
      waiting = [];
      for (const { event } of events) layer.push(event);
    } else if (Date.now() < until) timer = setTimeout(look, TRACKING_POLL);
  };
  return (at: string, ...events: readonly AnalyticsEvent[]): void => {
    if (!mayMeasure(at)) return;
    waiting = [...waiting, ...events.map((event) => ({ event, at }))].slice(-MOST_WAITING);
    until = Date.now() + LOOKS_FOR;
    if (timer === undefined) look();
  };
}
