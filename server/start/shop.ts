// The id of the shop that this process serves, its configured database, and its row in it.

import { join } from "node:path";
import { ensureShop } from "#commerce/content";
import { explainRefusal, openDatabase, type Database } from "#commerce/database";
import type { Config } from "../config.ts";
import { OperatorError } from "./operator-error.ts";

export const SHOP_ID = "vitrine";

export async function openShopDatabase(config: Config): Promise<Database> {
  const opened = await openDatabase(
    config.DATABASE_URL
      ? {
          url: config.DATABASE_URL,
          replicaUrl: config.DATABASE_REPLICA_URL,
          connections: config.DATABASE_CONNECTIONS,
          connectSeconds: config.DATABASE_CONNECT_SECONDS,
          statementSeconds: config.DATABASE_STATEMENT_SECONDS,
          lockSeconds: config.DATABASE_LOCK_SECONDS,
        }
      : { dataDir: join(config.dataDir, "database") },
  );
  if (opened.kind === "refused") throw new OperatorError(explainRefusal(opened));
  return opened.database;
}

/** Creates the shop in a new database. Not part of opening it, because a backup is restored into an empty one. */
export const createShop = (database: Database): Promise<void> => ensureShop(database, { id: SHOP_ID, slug: SHOP_ID });
