// Delivers the outbox while the shop runs: at once when told that a mail was written, and every so often anyway.

import { startJob, type BackgroundJob } from "#concurrency";
import type { Database } from "#commerce/database";
import { deliverDue, type Deliver } from "./outbox.ts";

export interface DeliveryParts {
  readonly database: Database;
  readonly deliver: Deliver;
  /** Told of each mail that did not go out, and of a database that did not answer. */
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

/** What another process wrote, or what is due again, waits this long at most. */
const INTERVAL_MS = 15_000;

export function openDelivery({ database, deliver, onError, now = () => new Date() }: DeliveryParts): BackgroundJob {
  const reporting: Deliver = async (mail) => {
    try {
      await deliver(mail);
    } catch (error) {
      // Who it was for stays out of the log.
      onError(new Error(`The mail ${mail.id} was not delivered`, { cause: error }));
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
