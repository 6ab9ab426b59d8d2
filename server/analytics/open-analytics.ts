// Background job that sends purchases and refunds to GA4 from the outbox, at a fixed interval.

import { measurementProtocol, sendNext, type SendEvent } from "#commerce/analytics";
import type { Database } from "#commerce/database";
import { startJob, type BackgroundJob } from "#concurrency";
import type { Config } from "../config.ts";

export interface AnalyticsParts {
  readonly config: Pick<Config, "GA4_MEASUREMENT_ID" | "GA4_API_SECRET" | "GA4_API_URL">;
  readonly database: Database;
  /** Called for each event that could not be sent, and for database errors. */
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

const INTERVAL_MS = 15_000;

/** Undefined if the shop sends nothing from the server. */
export function openAnalytics({
  config,
  database,
  onError,
  now = () => new Date(),
}: AnalyticsParts): BackgroundJob | undefined {
  const { GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: apiSecret, GA4_API_URL: apiUrl } = config;
  if (measurementId === undefined || apiSecret === undefined) return undefined;
  const send = measurementProtocol({ measurementId, apiSecret, apiUrl });
  const reporting: SendEvent = async (event) => {
    try {
      await send(event);
    } catch (error) {
      // The buyer's pseudonym is left out of the log.
      onError(new Error(`A ${event.name} could not be sent to GA4 and will be retried`, { cause: error }));
      throw error;
    }
  };
  return startJob({
    everyMs: INTERVAL_MS,
    onError,
    run: async (closing) => !closing.aborted && (await sendNext(database, reporting, now)) !== "none",
  });
}
