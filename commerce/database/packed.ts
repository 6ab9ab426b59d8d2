// The empty database of this version, which the build packs into a file. A new embedded database is a copy of it: creating and
// migrating one takes three times as long.

import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { BUILD_FOLDER, PACKING_THREAD } from "./location.ts";
import { newestMigration } from "./migrate.ts";

export async function packDatabase(folder: string): Promise<void> {
  // PostgreSQL would block this thread for seconds.
  const thread = new Worker(PACKING_THREAD, { workerData: { file: join(folder, fileName()) }, execArgv: [] });
  // Rejects if the thread fails.
  await once(thread, "exit");
}

/** Undefined if the shop runs from its sources without a build of this version. */
export function findPacked(): string | undefined {
  const file = join(BUILD_FOLDER, fileName());
  return existsSync(file) ? file : undefined;
}

const fileName = (): string => `empty-database-${newestMigration()}.tar.gz`;
