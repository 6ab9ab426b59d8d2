// Runs several operations in one transaction. The transactions that they begin become savepoints.

import type { Database } from "./open.ts";
import type { Sql } from "./sql.ts";

/** Work that returns this changes nothing. */
export interface RolledBack<Result> {
  readonly isRolledBack: true;
  readonly result: Result;
}

export const rollBack = <Result>(result: Result): RolledBack<Result> => ({ isRolledBack: true, result });

/**
 * `work` gets a database that reads and writes inside the transaction. Reads in a "repeatable read" see the same moment; writes
 * in one may fail if another transaction writes too.
 */
export async function inTransaction<Result extends object>(
  database: Database,
  work: (inside: Database) => Promise<Result | RolledBack<Result>>,
  isolationLevel: "read committed" | "repeatable read" = "read committed",
): Promise<Result> {
  let rolledBack: RolledBack<Result> | undefined;
  try {
    const result = await database.sql.transaction(
      async (tx) => {
        const sql = tx as unknown as Sql;
        // Counters are read after the commit. The embedded database has one connection, which the transaction occupies.
        const revisions = { ...database.revisions, refresh: async () => {} };
        const copy = () => Promise.reject(new Error("Rows are copied in a transaction of their own"));
        const done = await work({ ...database, sql, replica: sql, copy, revisions });
        if (!("isRolledBack" in done)) return done;
        rolledBack = done;
        throw new Error("rolled back");
      },
      { isolationLevel },
    );
    await database.revisions.refresh();
    return result;
  } catch (error) {
    if (rolledBack) return rolledBack.result;
    throw error;
  }
}
