// The id of the shop that this process serves, and its configured database, in which the shop exists.

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
  await ensureShop(opened.database, { id: SHOP_ID, name: "Vitrine", slug: SHOP_ID });
  return opened.database;
}
