// The query client of a pool, whose transactions always give their connection back. Drizzle's keep one for ever that is lost at
// `begin`, so that a server which restarts a few times would leave the pool without any.

import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { Sql } from "./sql.ts";

export function openSql(pool: Pool): Sql {
  const client = drizzle(pool);
  client.transaction = async (work, config) => {
    const connection = await pool.connect();
    try {
      return await drizzle(connection).transaction(work, config);
    } finally {
      // A transaction that could be neither committed nor rolled back ends with its connection.
      connection.release(connection.getTransactionStatus() !== IDLE);
    }
  };
  return client;
}

const IDLE = "I";
