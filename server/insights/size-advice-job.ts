// Renews the size advice of all products in the background, in one of several processes.

import { startJob, type BackgroundJob } from "#concurrency";
import type { Database } from "#commerce/database";
import { refreshSizeAdvice } from "#commerce/fit";

const HOUR_MS = 3_600_000;

export const startSizeAdvice = (database: Database, onError: (error: unknown) => void): BackgroundJob =>
  startJob({
    everyMs: HOUR_MS,
    onError,
    run: async () => {
      await database.exclusively("size-advice", () => refreshSizeAdvice(database, new Date()));
    },
  });
