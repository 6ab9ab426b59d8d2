// What queries are written against, whichever database answers them.

import type { NodePgDatabase } from "drizzle-orm/node-postgres";

/** Inside a transaction use only the transaction's own. */
export type Sql = NodePgDatabase;
