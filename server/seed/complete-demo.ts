// Completes a demo catalogue while the shop is open. The complete catalogue is a new generation, which replaces the part at once, so
// counts, pages and feeds agree at any time. If the process ends before, the next start begins again.

import { readLibraryIndex } from "#demo/pictures";
import type { Database } from "#commerce/database";
import { catalogueStatus } from "#commerce/products";
import type { FillProgress } from "../http/health.ts";
import { ART_LIBRARY } from "../start/package-root.ts";
import { isPart } from "./demo-source.ts";
import { importDemo, untilFree, type SeedOptions } from "./import-demo.ts";
import { fillReviews } from "./reviews.ts";

export interface Filling {
  /** Undefined if the catalogue is not being filled. */
  readonly progress: () => FillProgress | undefined;
  /** Ends the filling, and resolves when the catalogue is free for another import. */
  readonly stop: () => Promise<void>;
}

export interface FillingOptions extends SeedOptions {
  readonly onError: (error: unknown) => void;
}

export function completeDemo(database: Database, options: FillingOptions): Filling {
  const stopping = new AbortController();
  let progress: FillProgress | undefined = { products: 0, of: options.products, secondsLeft: 0 };
  const work = async (): Promise<void> => {
    const library = readLibraryIndex(ART_LIBRARY);
    const { signal } = stopping;
    const onProgress = (now: FillProgress): void => void (progress = now);
    for (;;) {
      const status = await catalogueStatus(database);
      if (!status || !isPart(status)) return;
      const whole = { ...options, library, isWhole: true, onProgress, stopping: signal };
      if ((await importDemo(database, whole)) === "imported") break;
      // Another process is filling it.
      await untilFree(database, signal);
    }
    const status = await catalogueStatus(database);
    if (status) await fillReviews(database, status.generation, options.print, signal);
  };
  const ended = work()
    .catch((error: unknown) => {
      if (!stopping.signal.aborted) options.onError(error);
    })
    .finally(() => {
      progress = undefined;
    });
  return {
    progress: () => progress,
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
