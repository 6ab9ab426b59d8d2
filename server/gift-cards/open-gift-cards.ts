// A background job that sends gift cards on their delivery date.

import { startJob, type BackgroundJob } from "#concurrency";
import { sendDueGiftCards } from "#commerce/gift-cards";
import type { Database } from "#commerce/database";
import type { Log } from "../observability/log.ts";

export interface GiftCardsParts {
  readonly database: Database;
  readonly origin: string;
  readonly onMail: () => void;
  readonly log: Log;
}

const MINUTE_MS = 60_000;

export const openGiftCards = ({ database, origin, onMail, log }: GiftCardsParts): BackgroundJob =>
  startJob({
    everyMs: MINUTE_MS,
    onError: (error) => log.error({ err: error }, "gift cards could not be sent"),
    run: async () => {
      const sent = await sendDueGiftCards(database, { now: new Date(), origin });
      if (sent > 0) onMail();
      return sent > 0;
    },
  });
