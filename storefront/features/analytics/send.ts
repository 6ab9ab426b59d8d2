// Sends events to this window's data layer, if the visitor consents.

import { mayMeasure } from "./consent.ts";
import type { AnalyticsEvent } from "./events.ts";
import { createTracking, type DataLayer } from "./tracking.ts";

declare global {
  interface Window {
    /** Created by the tracker, such as a tag manager. */
    dataLayer?: DataLayer;
  }
}

/** Sends events with the cookies and path of the moment they happened. */
export function send(events: readonly AnalyticsEvent[], cookies: string, path: string): void {
  if (mayMeasure(cookies, path)) tracking(...events);
}

const tracking = createTracking({
  dataLayer: () => window.dataLayer,
  mayMeasure: () => mayMeasure(document.cookie, location.pathname),
});
