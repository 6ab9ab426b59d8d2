// The background job of webhooks: publishes events and delivers them to each receiver separately, so that a slow or broken one delays
// only its own.

import type { Database } from "#commerce/database";
import { deliverNext, dueWebhooks, publishEvents, type SendWebhook } from "#commerce/webhooks";
import { startJob, type BackgroundJob } from "#concurrency";
import type { Resolve } from "../http/open-request.ts";
import { openSender, type MayBePrivate } from "./send.ts";

export interface WebhookJobParts {
  readonly database: Database;
  /** Public origin of the shop, for links in events. */
  readonly origin: string;
  readonly mayBePrivate: MayBePrivate;
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
  readonly timeoutMs?: number;
  readonly resolve?: Resolve;
}

/** Longest delay of an event without a nudge. The query that finds nothing takes a fraction of a millisecond. */
const EVERY_MS = 2_000;

export interface WebhookJob extends BackgroundJob {
  /** Sends one request at once, with the same rules. */
  readonly send: SendWebhook;
}

export function startWebhooks(parts: WebhookJobParts): WebhookJob {
  const { database, origin, mayBePrivate, onError, now = () => new Date(), timeoutMs, resolve } = parts;
  const stopping = new AbortController();
  const send = openSender({
    mayBePrivate,
    signal: stopping.signal,
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(resolve && { resolve }),
  });
  const working = new Map<string, Promise<void>>();
  const deliverTo = async (id: string): Promise<void> => {
    // One after another, so that a receiver usually gets them in order.
    while (!stopping.signal.aborted && (await deliverNext({ database, send, origin, now }, id)));
  };
  const job = startJob({
    everyMs: EVERY_MS,
    onError,
    run: async () => {
      await publishEvents(database, now());
      for (const id of await dueWebhooks(database, now())) {
        if (working.has(id)) continue;
        const work = deliverTo(id)
          .catch(onError)
          .finally(() => working.delete(id));
        working.set(id, work);
      }
    },
  });
  return {
    send,
    /** Resolves once everything due was tried. */
    nudge: async () => {
      await job.nudge();
      await Promise.all(working.values());
    },
    close: async () => {
      // Both end at the same time.
      stopping.abort();
      await job.close();
      await Promise.all(working.values());
    },
  };
}
