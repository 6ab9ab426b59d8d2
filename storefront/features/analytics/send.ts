// Sends events to this window's data layer and to the search service, if the visitor consents.

import { mayMeasure } from "./consent.ts";
import type { AnalyticsEvent, Insight } from "./events.ts";
import { createTracking, type DataLayer } from "./tracking.ts";

declare global {
  interface Window {
    /** Created by the tracker, such as a tag manager. */
    dataLayer?: DataLayer;
  }
}

/** Sends events with the cookies and path of the moment they happened. */
export function send(events: readonly (AnalyticsEvent | Insight)[], cookies: string, path: string): void {
  if (!mayMeasure(cookies, path)) return;
  tracking(...events.filter((one) => "event" in one));
  const insights = events.filter((one): one is Insight => !("event" in one));
  // A listing that is only looked at does not load the search client.
  if (insights.length > 0) import("./insights.ts").then(({ report }) => report(insights)).catch(() => undefined);
}

const tracking = createTracking({
  dataLayer: () => window.dataLayer,
  mayMeasure: () => mayMeasure(document.cookie, location.pathname),
});
