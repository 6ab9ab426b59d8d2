// Tells those who wait while the shop runs: soon after the catalogue changed, and every so often anyway, for stock that was held
// comes free without a change.

import { startJob, type BackgroundJob } from "#concurrency";
import type { Database } from "#commerce/database";
import { cataloguePosition } from "#commerce/products";
import { tellWaiting } from "./tell-waiting.ts";

export interface WaitingParts {
  readonly database: Database;
  /** Where visitors reach the shop, for links in mails. */
  readonly origin: string;
  /** Told when there is something in the outbox. */
  readonly onMail: () => void;
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

const LOOK_EVERY_MS = 5_000;
/** Without a change of the catalogue. */
const TELL_EVERY_MS = 60_000;

export function openWaiting({
  database,
  origin,
  onMail,
  onError,
  now = () => new Date(),
}: WaitingParts): BackgroundJob {
  let seen: string | undefined;
  let toldAt = -Infinity;
  const run = async (closing: AbortSignal): Promise<void> => {
    const position = await cataloguePosition(database);
    const at = now().getTime();
    if (position === seen && at - toldAt < TELL_EVERY_MS) return;
    let mails = 0;
    for (let hasMore = true; hasMore && !closing.aborted;) {
      const told = await tellWaiting(database, origin, now());
      mails += told.mails;
      hasMore = told.hasMore;
    }
    if (mails > 0) onMail();
    // Only now: what failed is looked for again at once.
    [seen, toldAt] = [position, at];
  };
  return startJob({ run, everyMs: LOOK_EVERY_MS, onError, startsAtOnce: false });
}
