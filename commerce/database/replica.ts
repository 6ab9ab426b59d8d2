// Reads that may lag go to a replica where one is configured. A replica that is gone, or behind a change that was just told,
// is passed over for a while: then the primary answers, and nobody notices but it.

import type { Pool, QueryConfig } from "pg";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Sql } from "./sql.ts";
import { codeOf, isUnavailable } from "./unavailable.ts";

export interface ReplicaParts {
  readonly primary: Pick<Pool, "query">;
  readonly replica: Pick<Pool, "query">;
  readonly now?: () => number;
}

export interface Replica {
  readonly sql: Sql;
  /** Something has changed that the replica may not have yet. */
  readonly passOver: () => void;
}

/** How long one that failed is left alone. */
const DOWN_MS = 5_000;
/** Longer than a replica that is well lags behind. */
const LAG_MS = 5_000;
/** A replica may end a read that stands in the way of what the primary sends it. */
const CONFLICT_WITH_RECOVERY = "40001";

export function openReplica({ primary, replica, now = Date.now }: ReplicaParts): Replica {
  let notBefore = 0;
  const query = async (config: QueryConfig, values?: unknown[]): Promise<unknown> => {
    if (now() >= notBefore) {
      try {
        return await replica.query(config, values);
      } catch (error) {
        if (!isUnavailable(error) && codeOf(error) !== CONFLICT_WITH_RECOVERY) throw error;
        notBefore = now() + DOWN_MS;
      }
    }
    return primary.query(config, values);
  };
  return {
    // All that single statements need of a pool; there are no transactions over reads that may lag.
    sql: drizzle({ query } as unknown as Pool),
    passOver: () => {
      notBefore = Math.max(notBefore, now() + LAG_MS);
    },
  };
}
