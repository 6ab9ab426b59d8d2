// Compares the tables of the database with those that an export has.

import { getTableColumns, getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { EXCEPTIONS, exportedColumns, PERSONAL_TABLES } from "./personal-tables.ts";

/** Columns that name a person, or lead to one. */
const PERSONAL =
  /email|recipient|sender|account_id|user_id|voter|author|first_name|last_name|full_name|phone|address|billing|agent|network|birth|(^|_)ip($|_)/;
/** Columns that open, sign or verify something. */
const SECRET = /hash|secret|token|password|credential|private_key|public_key|recovery|challenge/;

onDatabase("personal data", (database) => {
  const rows = async <Row>(query: string) => (await database.current.sql.execute(query)).rows as Row[];

  /** Tables with a personal column, or a reference to such a table. */
  async function personalTables(): Promise<ReadonlySet<string>> {
    const columns = await rows<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
    );
    const references = await rows<{ from: string; to: string }>(
      `select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`,
    );
    const found = new Set(columns.filter(({ column }) => PERSONAL.test(column)).map(({ table }) => table));
    for (let size = -1; size !== found.size;) {
      size = found.size;
      for (const { from, to } of references) if (found.has(to)) found.add(from);
    }
    return found;
  }
  const exported = Object.values(PERSONAL_TABLES).map(({ table }) => getTableName(table));

  test("[TD-08] every table with personal data is exported, or an exception with a reason in personal-tables.ts", async () => {
    const personal = await personalTables();
    expect(personal.size).toBeGreaterThan(30);
    expect([...personal].filter((table) => !exported.includes(table) && !(table in EXCEPTIONS))).toEqual([]);
    const tables = await rows<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    const known = new Set(tables.map(({ name }) => name));
    expect([...exported, ...Object.keys(EXCEPTIONS)].filter((table) => !known.has(table))).toEqual([]);
  });

  test("[TD-08] the export has every column of a table but its secrets", () => {
    for (const [name, part] of Object.entries(PERSONAL_TABLES)) {
      const columns = Object.values(exportedColumns(part)).map((column) => column.name);
      expect(
        columns.filter((column) => SECRET.test(column) && !column.endsWith("_at")),
        name,
      ).toEqual([]);
      const secrets = part.secrets ?? [];
      expect(columns, name).toHaveLength(Object.keys(getTableColumns(part.table)).length - secrets.length);
    }
  });
});
