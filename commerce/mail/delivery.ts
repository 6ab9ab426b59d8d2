// Delivers the outbox while the shop runs: at once when told that a mail was written, and every so often anyway.

import type { Database } from "#commerce/database";
import { deliverDue, type Deliver } from "./outbox.ts";

export interface Delivery {
  /** There is something in the outbox; returns at once. */
  readonly nudge: () => void;
  /** Lets the mail in hand go out first. */
  readonly close: () => Promise<void>;
}

export interface DeliveryParts {
  readonly database: Database;
  readonly deliver: Deliver;
  /** Told of each mail that did not go out, and of a database that did not answer. */
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

/** What another process wrote, or what is due again, waits this long at most. */
const INTERVAL_MS = 15_000;

export function openDelivery({ database, deliver, onError, now = () => new Date() }: DeliveryParts): Delivery {
  const closing = new AbortController();
  let isNudged = false;
  let running: Promise<void> | undefined;
  const reporting: Deliver = async (mail) => {
    try {
      await deliver(mail);
    } catch (error) {
      // Who it was for stays out of the log.
      onError(new Error(`The mail ${mail.id} was not delivered`, { cause: error }));
      throw error;
    }
  };
  const round = async (): Promise<void> => {
    try {
      do {
        isNudged = false;
        const { delivered, failed } = await deliverDue(database, reporting, now);
        isNudged ||= delivered + failed > 0;
      } while (isNudged && !closing.signal.aborted);
    } catch (error) {
      onError(error);
    }
  };
  const nudge = (): void => {
    isNudged = true;
    if (closing.signal.aborted) return;
    running ??= round().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(nudge, INTERVAL_MS);
  timer.unref();
  nudge();
  return {
    nudge,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
}
