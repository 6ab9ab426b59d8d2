// For tests of commands: a data folder with an empty, migrated database.

import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { copyDatabase, copyFolder, type Fresh } from "../../commerce/database/testing.ts";
import { readConfig, type Config } from "../config.ts";

/** For this test. On PostgreSQL, because each command opens the database, and the embedded one opens slowly. */
export const makeDataFolder = (): Promise<Config> => dataFolderOn(copyDatabase);

/** For tests that create an embedded database: the first test of a run waits until the template exists. */
export const EMBEDDED = { timeout: 240_000 };

/** For this test, with the embedded database, which a command cannot open while a shop has it open. */
export const makeEmbeddedDataFolder = (): Promise<Config> => dataFolderOn(copyFolder);

async function dataFolderOn(copy: () => Promise<Fresh>): Promise<Config> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-cli-"));
  const { location, remove } = await copy();
  onTestFinished(async () => {
    await remove();
    rmSync(folder, { recursive: true, force: true });
  });
  if ("url" in location) return readConfig({ DATA_DIR: folder, DATABASE_URL: location.url });
  renameSync(location.dataDir, join(folder, "database"));
  return readConfig({ DATA_DIR: folder });
}
