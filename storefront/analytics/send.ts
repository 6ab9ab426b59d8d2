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

export function send(code: string | null, events: readonly AnalyticsEvent[]): void {
  market = code;
  tracking(...events);
}

let market: string | null = null;
const tracking = createTracking({
  dataLayer: () => window.dataLayer,
  mayMeasure: () => mayMeasure(document.cookie, market),
});
