// Inserts many rows in one statement with one parameter: PostgreSQL unfolds a JSON array into rows of the table.
// A row a statement would cost a round trip each, and a placeholder a value runs out at 65,535.

import { getTableColumns, getTableName, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Sql } from "./sql.ts";

/** Rows are whole: no column is left to its default. */
export async function insertRows<Table extends PgTable>(
  client: Pick<Sql, "execute">,
  table: Table,
  rows: readonly Table["$inferSelect"][],
  onConflict: SQL = sql``,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name] as const);
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, name]) => [name, row[key as keyof typeof row]] as const)),
  );
  const type = sql.identifier(getTableName(table));
  await client.execute(
    sql`insert into ${table} select * from json_populate_recordset(null::${type}, ${JSON.stringify(named)}::json) ${onConflict}`,
  );
}
