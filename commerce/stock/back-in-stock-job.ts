// Background job that sends back-in-stock mails: when nudged, soon after the catalogue changes, and at a fixed interval, because an
// expired hold frees stock without a change.

import type { OfferedPrices } from "#catalogue";
import { startJob, type BackgroundJob } from "#concurrency";
import type { Database } from "#commerce/database";
import { cataloguePosition } from "#commerce/products";
import { notifyWaiting } from "./notify-waiting.ts";

export interface BackInStockParts {
  readonly database: Database;
  /** Public origin of the shop, for links in mails. */
  readonly origin: string;
  readonly prices: OfferedPrices;
  /** Called after mails were added to the outbox. */
  readonly onMail: () => void;
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

const POLL_MS = 5_000;
/** Interval while the catalogue does not change. */
const IDLE_INTERVAL_MS = 60_000;

export function openBackInStock({
  database,
  origin,
  prices,
  onMail,
  onError,
  now = () => new Date(),
}: BackInStockParts): BackgroundJob {
  let seen: string | undefined;
  let notifiedAt = -Infinity;
  let isFreed = false;
  const run = async (closing: AbortSignal): Promise<void> => {
    const position = await cataloguePosition(database);
    const at = now().getTime();
    if (!isFreed && position === seen && at - notifiedAt < IDLE_INTERVAL_MS) return;
    // A failed run is repeated at once. Stock that is freed meanwhile is for the next one.
    isFreed = false;
    notifiedAt = -Infinity;
    let mails = 0;
    for (let hasMore = true; hasMore && !closing.aborted;) {
      const batch = await notifyWaiting(database, { origin, prices }, now());
      mails += batch.mails;
      hasMore = batch.hasMore;
    }
    if (mails > 0) onMail();
    [seen, notifiedAt] = [position, at];
  };
  const job = startJob({ run, everyMs: POLL_MS, onError, startsAtOnce: false });
  return {
    close: job.close,
    // Stock that an unpaid order held is free again, without a change of the catalogue.
    nudge: () => {
      isFreed = true;
      return job.nudge();
    },
  };
}
