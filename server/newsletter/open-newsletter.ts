// Background job that writes issues of the newsletter to the outbox.

import { startJob, type BackgroundJob } from "#concurrency";
import type { Database } from "#commerce/database";
import { writeIssueBatch } from "#commerce/newsletter";

export interface NewsletterParts {
  readonly database: Database;
  /** Public origin of the shop, for links in mails. */
  readonly origin: string;
  readonly onMail: () => void;
  readonly onError: (error: unknown) => void;
}

/** For issues that another process left unfinished. */
const INTERVAL_MS = 60_000;

export const openNewsletter = ({ database, origin, onMail, onError }: NewsletterParts): BackgroundJob =>
  startJob({
    everyMs: INTERVAL_MS,
    onError,
    run: async (closing) => {
      while (!closing.aborted && (await writeIssueBatch(database, origin, new Date()))) onMail();
    },
  });
