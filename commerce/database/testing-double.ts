// For tests that need no database: one whose queries are answered by what the test gives, and in which nothing changes.

import type { Database } from "./open.ts";
import type { Sql } from "./sql.ts";

export const doubleDatabase = (sql: Sql, others: Partial<Database> = {}): Database => ({
  sql,
  replica: sql,
  exclusively: () => Promise.reject(new Error("There is no database to work on alone")),
  revisions: { of: () => 0, on: () => () => {}, look: async () => {}, follow: async () => {} },
  ping: () => Promise.reject(new Error("There is no database")),
  close: async () => {},
  ...others,
});
