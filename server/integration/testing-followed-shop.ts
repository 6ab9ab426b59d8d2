// For tests: a complete shop whose indexes follow the database.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#commerce/database";
import { openTaxonomy } from "#commerce/taxonomy";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";
import { embeddedService } from "../search/search-service.ts";
import { openShopSearch } from "../search/shop-search.ts";
import { openTestingShop, type TestingShop } from "./testing-shop.ts";

export interface FollowedShop extends TestingShop {
  /** Brings taxonomy and indexes up to date. A real shop does so when it is notified of a change. */
  readonly follow: () => Promise<void>;
}

export async function openFollowedShop(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
): Promise<FollowedShop> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-index-"));
  const fail = (error: unknown) => {
    throw error;
  };
  const taxonomy = await openTaxonomy(database, fail);
  const search = openShopSearch({
    setting: initialSettings,
    taxonomy: taxonomy.current,
    database,
    service: embeddedService(folder, () => undefined),
    onError: fail,
  });
  await search.catchUp();
  const shop = await openTestingShop(database, environment, search);
  return {
    ...shop,
    follow: async () => {
      await taxonomy.reload();
      await search.catchUp();
    },
    close: async () => {
      await shop.close();
      await search.close();
      taxonomy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
