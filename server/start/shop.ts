// The id of the shop that this process serves, its configured database, and its row in it.

import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensureShop } from "#commerce/content";
import { explainRefusal, isUnavailable, openDatabase, type Database, type Opened } from "#commerce/database";
import type { Config } from "../config.ts";
import { OperatorError } from "./operator-error.ts";

export const SHOP_ID = "vitrine";

/** Interval of attempts to reach a database at the start. */
const RETRY_MS = 1_000;

/** Opens the database, or fails with a sentence for the operator. */
export async function openShopDatabase(config: Config): Promise<Database> {
  const opened = await openConfigured(config);
  if (opened.kind === "refused") throw new OperatorError(explainRefusal(opened));
  return opened.database;
}

/**
 * Opens the database of a serving process, whose port answers 503 meanwhile: one that does not answer is retried until it does, because
 * the machines of a shop start in any order. `print` gets the reason, each time that it changes.
 */
export async function awaitShopDatabase(config: Config, print: (line: string) => void): Promise<Database> {
  for (let last = ""; ; await pause(RETRY_MS)) {
    const opened = await openConfigured(config).catch((error: unknown) => {
      // The connection was lost during the migrations, which the next attempt continues.
      if (!isUnavailable(error)) throw error;
      return error as Error;
    });
    if ("kind" in opened && opened.kind === "open") return opened.database;
    const isTemporary = opened instanceof Error || (opened.reason === "unreachable" && opened.isTemporary);
    const reason = opened instanceof Error ? opened.message : explainRefusal(opened);
    if (!isTemporary) throw new OperatorError(reason);
    if (reason !== last) print(`${reason} The shop answers 503 and keeps trying.`);
    last = reason;
  }
}

const openConfigured = (config: Config): Promise<Opened> =>
  openDatabase(
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

/** Creates the shop in a new database. Not part of opening it, because a backup is restored into an empty one. */
export const createShop = (database: Database): Promise<void> => ensureShop(database, { id: SHOP_ID, slug: SHOP_ID });
