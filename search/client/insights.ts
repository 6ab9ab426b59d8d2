// Click analytics: events of hits with the id of their query.

export type InsightsMethod = "clickedObjectIDsAfterSearch" | "convertedObjectIDsAfterSearch";

export interface InsightsHit {
  readonly objectID: string;
  /** From 1, across all pages. */
  readonly position?: number;
  readonly queryID?: string;
}

export interface InsightsPayload {
  readonly index: string;
  readonly queryID: string;
  readonly objectIDs: readonly string[];
  readonly positions?: readonly number[];
}

export type InsightsClient = (method: InsightsMethod, payload: InsightsPayload) => void;

/** Sends the event of a hit. Throws if its query is unknown or the method is not supported. */
export const createInsights =
  (client: InsightsClient, index: string) =>
  (method: string, hit: InsightsHit, extra: Readonly<Record<string, unknown>> = {}): void => {
    const { objectID, position, queryID } = hit;
    if (!queryID) {
      throw new Error("Could not infer `queryID`. Ensure `clickAnalytics: true` was added to the search parameters.");
    }
    const payload = { ...extra, index, queryID, objectIDs: [objectID] };
    switch (method) {
      case "clickedObjectIDsAfterSearch":
        return client(method, position === undefined ? payload : { ...payload, positions: [position] });
      case "convertedObjectIDsAfterSearch":
        return client(method, payload);
      default:
        throw new Error(
          `Unsupported method "${method}" passed to the insights function. The supported methods are: "clickedObjectIDsAfterSearch", "convertedObjectIDsAfterSearch".`,
        );
    }
  };
