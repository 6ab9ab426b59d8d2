// The shop's own figures: reports what happened on a page, without an identifier (docs/insights.md).

import type { AnalyticsEvent, Insight } from "./events.ts";

/** In one request that outlives the page, which a click may leave. */
export function report(happened: readonly (AnalyticsEvent | Insight)[]): void {
  const hasHits = happened.some(({ event }) => event === "view_item_list");
  const events = happened.flatMap((one): object[] => {
    switch (one.event) {
      case undefined:
        opened.set(one.product, one.from);
        return [{ kind: "click", ...one }];
      case "search":
        return [{ kind: hasHits ? one.event : "empty-search", words: one["search_term"] }];
      case "view_item_list":
        return one["changed_by"] ? [] : [{ kind: "list", from: (one["ecommerce"] as ListName).item_list_id }];
      case "view_item":
        return [{ kind: "view", product: location.pathname }];
      default:
        return [];
    }
  });
  if (events.length === 0) return;
  const body = JSON.stringify({ page: location.pathname, events, isAutomated: navigator.webdriver });
  fetch("/insights", { method: "POST", body, keepalive: true }).catch(() => undefined);
}

/** Listings by the product that was opened in them. In memory only: storing them would need the visitor's consent everywhere. */
export const opened = new Map<string, string>();

interface ListName {
  readonly item_list_id: string;
}
