// Sends the gift cards of a running shop on their day: looks at its start and every minute, until it is closed.

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
    onError: (error) => log.error({ err: error }, "gift cards that are due were not sent"),
    run: async () => {
      const sent = await sendDueGiftCards(database, { now: new Date(), origin });
      if (sent > 0) onMail();
      return sent > 0;
    },
  });
