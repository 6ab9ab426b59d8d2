// Background job that delivers the outbox: when nudged and at a fixed interval.

import { startJob, type BackgroundJob } from "#concurrency";
import type { Database } from "#commerce/database";
import { deliverDue, type Deliver } from "./outbox.ts";

export interface DeliveryParts {
  readonly database: Database;
  readonly deliver: Deliver;
  /** Called for each mail that could not be delivered, and for database errors. */
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

/** Longest delay for retries and for mails written by another process. */
const INTERVAL_MS = 15_000;

export function openDelivery({ database, deliver, onError, now = () => new Date() }: DeliveryParts): BackgroundJob {
  const reporting: Deliver = async (mail) => {
    try {
      await deliver(mail);
    } catch (error) {
      // The recipient is left out of the log.
      onError(new Error(`Mail ${mail.id} could not be delivered`, { cause: error }));
      throw error;
    }
  };
  return startJob({
    everyMs: INTERVAL_MS,
    onError,
    run: async () => {
      const { delivered, failed } = await deliverDue(database, reporting, now);
      return delivered + failed > 0;
    },
  });
}
