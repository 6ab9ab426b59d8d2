// The shop's own figures: reports what happened on a page, without an identifier (docs/insights.md).

import type { AnalyticsEvent, Insight } from "./events.ts";

/** In one request that outlives the page, which a click may leave. */
export function report(happened: readonly (AnalyticsEvent | Insight)[]): void {
  const page = location.pathname;
  const hasHits = happened.some(({ event }) => event === "view_item_list");
  const events = happened.flatMap((one): object => {
    if (one.event === undefined) {
      opened.set(one.product, one.from);
      return { kind: "click", ...one };
    }
    if (one.event === "search") return { kind: hasHits ? "search" : "empty-search", words: one["search_term"] };
    if (one.event === "view_item") return { kind: "view", product: page };
    // Not again for a filter or another order.
    return one.event === "view_item_list" && !one["changed_by"]
      ? { kind: "list", from: (one["ecommerce"] as ListName).item_list_id }
      : [];
  });
  if (!events[0]) return;
  const body = JSON.stringify({ page, events, isAutomated: navigator.webdriver });
  fetch("/insights", { method: "POST", body, keepalive: true }).catch(() => undefined);
}

/** Listings by the product that was opened in them. In memory only: storing them would need the visitor's consent everywhere. */
export const opened = new Map<string, string>();

interface ListName {
  readonly item_list_id: string;
}
