// Sends the gift cards of a running shop on their day: looks at its start and every minute, until it is closed.

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

export function openGiftCards({ database, origin, onMail, log }: GiftCardsParts): { close: () => Promise<void> } {
  let running: Promise<void> | undefined;
  const closing = new AbortController();
  const send = async (): Promise<void> => {
    while (!closing.signal.aborted && (await sendDueGiftCards(database, { now: new Date(), origin })) > 0) onMail();
  };
  const look = (): void => {
    running ??= send()
      .catch((error: unknown) => log.error({ err: error }, "gift cards that are due were not sent"))
      .finally(() => {
        running = undefined;
      });
  };
  look();
  const timer = setInterval(look, MINUTE_MS);
  timer.unref();
  return {
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
}
