// A database double for tests: the test supplies the results of queries, and nothing is stored.

import type { Database } from "./open.ts";
import type { Sql } from "./sql.ts";

export const doubleDatabase = (sql: Sql, others: Partial<Database> = {}): Database => ({
  sql,
  replica: sql,
  copy: () => Promise.reject(new Error("This test has no database to copy rows to")),
  exclusively: () => Promise.reject(new Error("This test has no database to lock")),
  revisions: { of: () => 0, on: () => () => {}, refresh: async () => {}, follow: async () => {} },
  ping: () => Promise.reject(new Error("This test has no database")),
  close: async () => {},
  ...others,
});
