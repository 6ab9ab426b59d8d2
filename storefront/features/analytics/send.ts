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

/** Of a moment: its events, and the cookies and path that it happened under. */
export function send(events: readonly AnalyticsEvent[], cookies: string, path: string): void {
  if (mayMeasure(cookies, path)) tracking(...events);
}

const tracking = createTracking({
  dataLayer: () => window.dataLayer,
  mayMeasure: () => mayMeasure(document.cookie, location.pathname),
});
