// The query client, the same for both kinds of database.

import type { NodePgDatabase } from "drizzle-orm/node-postgres";

/** Inside a transaction, use only the transaction's own client. */
export type Sql = NodePgDatabase;
