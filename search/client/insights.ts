// Click analytics: reports that a hit was opened or bought, with the id of the search that found it.

import type { Credentials } from "./search-client.ts";
import type { Transport } from "./transport.ts";

export type InsightsMethod = "clickedObjectIDsAfterSearch" | "convertedObjectIDsAfterSearch";

/** A hit as `readResults` returns it. */
export interface InsightsHit {
  readonly objectID: string;
  /** From 1, across all pages. */
  readonly __position?: number;
  readonly __queryID?: string;
}

export interface InsightsEvent {
  readonly eventType: "click" | "conversion";
  /** For reports, at most 64 ASCII characters: "Product opened". */
  readonly eventName: string;
  readonly index: string;
  readonly userToken: string;
  readonly queryID: string;
  readonly objectIDs: readonly string[];
  readonly positions?: readonly number[];
  readonly timestamp: number;
  readonly [field: string]: unknown;
}

export interface InsightsOptions extends Credentials {
  readonly indexName: string;
  /** A pseudonym of the visitor; without one, events are not connected. */
  readonly userToken?: string;
  readonly now?: () => number;
}

/** Sends an event; `extra` adds fields of Algolia's events, such as `eventName` and `eventSubtype`. */
export type Insights = (
  method: InsightsMethod,
  hit: InsightsHit,
  extra?: Readonly<Record<string, unknown>>,
) => Promise<void>;

/** Rejects if the hit's search is unknown, the method is not supported, or the service refuses the event. */
export const createInsights = (
  transport: Transport,
  { indexName, applicationId, apiKey, userToken = "anonymous", now = Date.now }: InsightsOptions,
): Insights => {
  const parameters = { "x-algolia-application-id": applicationId, "x-algolia-api-key": apiKey };
  return async (method, hit, extra) => {
    const event = { ...eventOf(method, hit), index: indexName, userToken, timestamp: now(), ...extra };
    await transport({ method: "POST", path: "1/events", parameters, body: { events: [event] }, isRead: false });
  };
};

const eventOf = (
  method: InsightsMethod,
  { objectID, __position: position, __queryID: queryID }: InsightsHit,
): Omit<InsightsEvent, "index" | "userToken" | "timestamp"> => {
  if (!queryID) {
    throw new Error("Could not infer `queryID`. Ensure `clickAnalytics: true` was added to the search parameters.");
  }
  const event = { queryID, objectIDs: [objectID] };
  switch (method) {
    case "clickedObjectIDsAfterSearch":
      return {
        ...event,
        eventType: "click",
        eventName: "Product opened",
        ...(position !== undefined && { positions: [position] }),
      };
    case "convertedObjectIDsAfterSearch":
      return { ...event, eventType: "conversion", eventName: "Product added to bag" };
    default:
      throw new Error(
        `Unsupported method "${String(method)}" passed to the insights function. The supported methods are: "clickedObjectIDsAfterSearch", "convertedObjectIDsAfterSearch".`,
      );
  }
};
