// Reads the alerts of an account.

import { findAlerts, listSavedSearches } from "#commerce/alerts";
import type { Database } from "#commerce/database";
import type { AccountAlerts } from "./types.ts";

export async function readAlerts(database: Database, accountId: string): Promise<AccountAlerts> {
  const [chosen, savedSearches] = await Promise.all([
    findAlerts(database, accountId),
    listSavedSearches(database, accountId),
  ]);
  return { chosen, savedSearches };
}
