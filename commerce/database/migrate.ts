// Migrates a database to this version's tables. A database of a newer version is left untouched.

import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { MIGRATIONS_FOLDER } from "./location.ts";

/** The caller must ensure that no other process migrates the same database meanwhile. */
export async function bringUpToDate(client: NodePgDatabase): Promise<"up-to-date" | "newer-data"> {
  if ((await lastApplied(client)) > newestMigration()) return "newer-data";
  await migrate(client, { migrationsFolder: MIGRATIONS_FOLDER });
  return "up-to-date";
}

/** Timestamp of this version's last migration. */
export const newestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ folderMillis }) => folderMillis));

/** Timestamp of the last applied migration; 0 for an empty database. */
export async function lastApplied(client: NodePgDatabase): Promise<number> {
  const table = await client.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`);
  if (table.rows[0]?.["name"] == null) return 0;
  const last = await client.execute(sql`select max(created_at) as moment from drizzle.__drizzle_migrations`);
  return Number(last.rows[0]?.["moment"] ?? 0);
}
