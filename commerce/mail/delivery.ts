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
/** Timeout for a mail server that hangs while the shop stops; the mail is sent after the next start. */
const GRACE_MS = 2_000;

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
    run: async (closing) => {
      const stopped = rejectsAfter(closing, GRACE_MS);
      const within: Deliver = (mail) => Promise.race([reporting(mail), stopped]);
      const { delivered, failed } = await deliverDue(database, within, now);
      return delivered + failed > 0;
    },
  });
}

/** Rejects this long after the job was closed. */
function rejectsAfter(closing: AbortSignal, milliseconds: number): Promise<never> {
  const stopped = new Promise<never>((_resolve, reject) => {
    const end = () => setTimeout(() => reject(new Error("The shop stops")), milliseconds).unref();
    if (closing.aborted) end();
    else closing.addEventListener("abort", end, { once: true });
  });
  // Not every run has a mail that waits for it.
  stopped.catch(() => undefined);
  return stopped;
}
