// Sends reads that tolerate lag to a replica, if one is configured. While the replica is unreachable or lacks a change that this
// process knows of, the primary serves them.

import type { Pool, QueryConfig } from "pg";
import { drizzle } from "drizzle-orm/node-postgres";
import { lastApplied } from "./migrate.ts";
import type { OpenRevisions } from "./revisions.ts";
import type { Sql } from "./sql.ts";
import { codeOf, isUnavailable } from "./unavailable.ts";

interface ReplicaParts {
  /** Already migrated. */
  readonly primary: Pool;
  readonly replica: Pool;
  /** True once the replica has replayed the latest known change. */
  readonly isIncludedIn: OpenRevisions["isIncludedIn"];
}

interface Replica {
  readonly sql: Sql;
  /** Stops using the replica until it has replayed a new change. */
  readonly suspend: () => void;
}

/** Minimum interval between checks of a suspended replica. Checks happen only on reads. */
const CHECK_EVERY_MS = 500;
/** A replica may cancel a query that conflicts with replication. */
const CONFLICT_WITH_RECOVERY = "40001";

export async function openReplica({ primary, replica, isIncludedIn }: ReplicaParts): Promise<Replica> {
  const tables = await lastApplied(drizzle(primary));
  let isUsed = false;
  let changes = 0;
  let nextCheckAt = 0;
  let checking: Promise<void> | undefined;
  const own = drizzle(replica);
  const hasAll = async (): Promise<boolean> => (await lastApplied(own)) >= tables && (await isIncludedIn(own));
  const check = (): Promise<void> =>
    (checking ??= (async () => {
      const before = changes;
      const isCurrent = await hasAll().catch(() => false);
      // Changes during the check were not checked.
      isUsed = isCurrent && before === changes;
      nextCheckAt = performance.now() + CHECK_EVERY_MS;
      checking = undefined;
    })());
  const query = async (config: QueryConfig, values?: unknown[]): Promise<unknown> => {
    if (isUsed) {
      try {
        return await replica.query(config, values);
      } catch (error) {
        if (!isUnavailable(error) && codeOf(error) !== CONFLICT_WITH_RECOVERY) throw error;
        isUsed = false;
        nextCheckAt = performance.now() + CHECK_EVERY_MS;
      }
      // Not awaited: a replica that hangs would delay the visitor.
    } else if (performance.now() >= nextCheckAt) void check();
    return primary.query(config, values);
  };
  await check();
  return {
    // Enough of a pool for single statements; lagging reads use no transactions.
    sql: drizzle({ query } as unknown as Pool),
    suspend: () => {
      isUsed = false;
      changes += 1;
    },
  };
}
