// Sends events to this window's data layer, as far as its visitor agrees.

import { mayMeasure } from "./consent.ts";
import type { AnalyticsEvent } from "./events.ts";
import { createTracking, type DataLayer } from "./tracking.ts";

declare global {
  interface Window {
    /** Made by the tracker, be it a tag manager or another. */
    dataLayer?: DataLayer;
  }
}

export function send(events: readonly AnalyticsEvent[]): void {
  tracking(...events);
}

const tracking = createTracking({
  dataLayer: () => window.dataLayer,
  mayMeasure: () => mayMeasure(document.cookie, location.pathname),
});
