// Reads that may lag go to a replica where one is configured. One that is gone, or without a change that this process knows of,
// is not used until it answers and has it: meanwhile the primary answers, and nobody notices but it.

import type { Pool, QueryConfig } from "pg";
import { drizzle } from "drizzle-orm/node-postgres";
import { lastApplied } from "./migrate.ts";
import type { OwnRevisions } from "./revisions.ts";
import type { Sql } from "./sql.ts";
import { codeOf, isUnavailable } from "./unavailable.ts";

export interface ReplicaParts {
  /** At this version's tables. */
  readonly primary: Pool;
  readonly replica: Pool;
  /** Whether all that is known to have changed is in it. */
  readonly areIn: OwnRevisions["areIn"];
}

export interface Replica {
  readonly sql: Sql;
  /** Something has changed that the replica may not have yet. */
  readonly passOver: () => void;
}

/** One that is not used is looked at this often at most, and only while somebody would read there. */
const LOOK_EVERY_MS = 500;
/** A replica may end a read that stands in the way of what the primary sends it. */
const CONFLICT_WITH_RECOVERY = "40001";

export async function openReplica({ primary, replica, areIn }: ReplicaParts): Promise<Replica> {
  const tables = await lastApplied(drizzle(primary));
  let isUsed = false;
  let changes = 0;
  let notBefore = 0;
  let looking: Promise<void> | undefined;
  const own = drizzle(replica);
  const hasAll = async (): Promise<boolean> => (await lastApplied(own)) >= tables && (await areIn(own));
  const look = (): Promise<void> =>
    (looking ??= (async () => {
      const before = changes;
      const has = await hasAll().catch(() => false);
      // What has changed meanwhile was not asked for.
      isUsed = has && before === changes;
      notBefore = performance.now() + LOOK_EVERY_MS;
      looking = undefined;
    })());
  const query = async (config: QueryConfig, values?: unknown[]): Promise<unknown> => {
    if (isUsed) {
      try {
        return await replica.query(config, values);
      } catch (error) {
        if (!isUnavailable(error) && codeOf(error) !== CONFLICT_WITH_RECOVERY) throw error;
        isUsed = false;
        notBefore = performance.now() + LOOK_EVERY_MS;
      }
      // No visitor waits for it: one that does not answer at all takes its time to say so.
    } else if (performance.now() >= notBefore) void look();
    return primary.query(config, values);
  };
  await look();
  return {
    // All that single statements need of a pool; there are no transactions over reads that may lag.
    sql: drizzle({ query } as unknown as Pool),
    passOver: () => {
      isUsed = false;
      changes += 1;
    },
  };
}
