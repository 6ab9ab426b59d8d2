// Bulk insert in one statement with one parameter: PostgreSQL expands a JSON array into rows. Single inserts would cost a round
// trip each, and placeholders are limited to 65,535 per statement.

import { getTableColumns, getTableName, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Sql } from "./sql.ts";

/** Rows must have all columns: defaults are not applied. */
export async function insertRows<Table extends PgTable>(
  client: Pick<Sql, "execute">,
  table: Table,
  rows: readonly Table["$inferSelect"][],
  onConflict: SQL = sql``,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name] as const);
  const named = rows.map((row) => {
    const values: Record<string, unknown> = {};
    for (const [key, name] of columns) values[name] = row[key as keyof typeof row];
    return values;
  });
  const type = sql.identifier(getTableName(table));
  await client.execute(
    sql`insert into ${table} select * from json_populate_recordset(null::${type}, ${JSON.stringify(named)}::json) ${onConflict}`,
  );
}
