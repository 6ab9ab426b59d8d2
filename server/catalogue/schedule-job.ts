// Shows and hides scheduled products within a second of their time.

import { startJob, type BackgroundJob } from "#concurrency";
import type { Database } from "#commerce/database";
import { applySchedules } from "#commerce/products";

const POLL_MS = 1_000;

export const startSchedules = ({
  database,
  onChanged,
  onError,
}: {
  readonly database: Database;
  /** Called after products were shown or hidden. */
  readonly onChanged: () => void;
  readonly onError: (error: unknown) => void;
}): BackgroundJob =>
  startJob({
    run: async () => {
      if ((await applySchedules(database, new Date())) > 0) onChanged();
    },
    everyMs: POLL_MS,
    onError,
  });
