// The shop that this process serves, and its database as the configuration names it.

import { join } from "node:path";
import { explainRefusal, openDatabase, type Database } from "#commerce/database";
import type { Config } from "./config.ts";
import { Refused } from "./refused.ts";

export const SHOP_ID = "vitrine";

export async function openShopDatabase(config: Pick<Config, "DATABASE_URL" | "dataDir">): Promise<Database> {
  const location = config.DATABASE_URL ? { url: config.DATABASE_URL } : { dataDir: join(config.dataDir, "database") };
  const opened = await openDatabase(location);
  if (opened.kind === "refused") throw new Refused(explainRefusal(opened));
  return opened.database;
}
