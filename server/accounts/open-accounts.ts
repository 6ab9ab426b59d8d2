// The dependencies of account operations, and an hourly job that deletes expired rows of accounts, mails, newsletter, carts and
// wishlists.

import { startJob } from "#concurrency";
import { createPasswords, sweepAccounts, type Accounts } from "#commerce/accounts";
import { sweepCarts } from "#commerce/cart";
import type { Database } from "#commerce/database";
import { sweepMails } from "#commerce/mail";
import { sweepNewsletter } from "#commerce/newsletter";
import { sweepPriceHistory } from "#commerce/products";
import { sweepSecurityEvents } from "#commerce/security";
import { forgetHolders, sweepBackInStock } from "#commerce/stock";
import { sweepWishlists } from "#commerce/wishlist";
import type { Log } from "../observability/log.ts";

export interface AccountsParts {
  readonly database: Database;
  /** Public origin of the shop, for links in mails. */
  readonly origin: string;
  readonly onMail: () => void;
  readonly log: Log;
  /** Days for which security events are stored. */
  readonly securityEventDays: number;
}

export interface OpenAccounts {
  readonly parts: Accounts;
  readonly close: () => Promise<void>;
}

const HOUR_MS = 3_600_000;

export function openAccounts({ database, origin, onMail, log, securityEventDays }: AccountsParts): OpenAccounts {
  const now = () => new Date();
  const sweepAll = async () => {
    await sweepAccounts(database, now());
    await sweepMails(database, now());
    await sweepNewsletter(database, now());
    await sweepBackInStock(database, now());
    await forgetHolders(database, now());
    await sweepSecurityEvents(database, securityEventDays, now());
    await sweepWishlists(database, now());
    await sweepCarts(database, now());
    await sweepPriceHistory(database, now());
  };
  const sweep = startJob({
    everyMs: HOUR_MS,
    startsAtOnce: false,
    onError: (error) => log.error({ err: error }, "expired rows could not be deleted"),
    // Only one of several processes does it.
    run: async () => void (await database.exclusively("sweep", sweepAll)),
  });
  return { parts: { database, passwords: createPasswords(), now, origin, onMail }, close: sweep.close };
}
