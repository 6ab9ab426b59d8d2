// The dependencies of account operations, and an hourly job that deletes old prices, and personal data at the end of its
// retention period.

import { startJob } from "#concurrency";
import { breachedPasswords, createPasswords, type Accounts } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import { applyRetention } from "#commerce/people";
import { sweepPriceHistory } from "#commerce/products";
import type { Log } from "../observability/log.ts";

export interface AccountsParts {
  readonly database: Database;
  /** Public origin of the shop, for links in mails. */
  readonly origin: string;
  readonly onMail: () => void;
  readonly log: Log;
  /** Base URL of the service for breached passwords. */
  readonly breachedUrl: string | undefined;
}

export interface OpenAccounts {
  readonly parts: Accounts;
  readonly close: () => Promise<void>;
}

const HOUR_MS = 3_600_000;

export function openAccounts({ database, origin, onMail, log, breachedUrl }: AccountsParts): OpenAccounts {
  const now = () => new Date();
  const onError = (error: unknown): void => log.error({ err: error }, "retention periods could not be applied");
  const sweepAll = async () => {
    // The law asks for the first, whatever becomes of the second.
    await applyRetention(database, now()).catch(onError);
    await sweepPriceHistory(database, now());
  };
  const sweep = startJob({
    everyMs: HOUR_MS,
    startsAtOnce: false,
    onError,
    // Only one of several processes does it.
    run: async () => {
      await database.exclusively("sweep", sweepAll);
      onMail();
    },
  });
  const isBreached =
    breachedUrl === undefined
      ? undefined
      : breachedPasswords({
          url: breachedUrl,
          onFailure: (reason) => log.warn(`${reason} New passwords are accepted.`),
        });
  return { parts: { database, passwords: createPasswords(), isBreached, now, origin, onMail }, close: sweep.close };
}
