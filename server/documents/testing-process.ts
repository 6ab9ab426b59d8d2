// For tests: a shop with a cache of documents, indexes that follow the database, and notifications of other processes.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type Database } from "#commerce/database";
import { openSettings } from "#commerce/settings";
import { openTaxonomy } from "#commerce/taxonomy";
import type { TestDatabase } from "../../commerce/database/testing.ts";
import { openTestingShop, type TestingShop } from "../integration/testing-shop.ts";
import { embeddedService } from "../search/search-service.ts";
import { openShopSearch } from "../search/shop-search.ts";

export interface TestingProcess extends TestingShop {
  readonly database: Database;
}

const raise = (error: unknown): never => {
  throw error;
};

/** Another process on the database of a test. */
export async function openTestingProcess(
  location: TestDatabase["location"],
  environment: Readonly<Record<string, string>> = {},
): Promise<TestingProcess> {
  const opened = await openDatabase(location);
  if (opened.kind !== "open") throw new Error(opened.reason);
  const process = await openProcessOn(opened.database, environment);
  return {
    ...process,
    close: async () => {
      await process.close();
      await opened.database.close();
    },
  };
}

export async function openProcessOn(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestingProcess> {
  // The end of a test ends the connection.
  await database.revisions.follow(() => undefined);
  const folder = mkdtempSync(join(tmpdir(), "vitrine-process-"));
  const [settings, taxonomy] = await Promise.all([openSettings(database, raise), openTaxonomy(database, raise)]);
  const search = openShopSearch({
    database,
    taxonomy: taxonomy.current,
    setting: settings.read,
    service: embeddedService(folder, () => undefined),
    onError: raise,
  });
  await search.catchUp();
  database.revisions.on("changes", search.onChanged);
  database.revisions.on("catalogue", search.onChanged);
  const shop = await openTestingShop(database, { DOCUMENT_CACHE_MB: "16", ...environment }, search);
  return {
    ...shop,
    database,
    close: async () => {
      await shop.close();
      await search.close();
      settings.close();
      taxonomy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
