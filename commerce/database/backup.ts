// Backup of the whole database as lines of text, which can be restored into an empty database of either kind.
//
//   ["backup", 1, <last migration>, "<time>"]
//   ["table", "account"]
//   {"id": …}                      a row as printed by PostgreSQL, never parsed here, so that numbers keep all digits
//   ["end", <rows>]                a file without it is truncated

import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "./open.ts";
import type { Sql } from "./sql.ts";

const FORMAT = 1;
const BATCH_SIZE = 1000;

type Client = Pick<Sql, "execute">;

/** Writes a consistent snapshot of all tables. `now` goes into the first line. */
export async function writeBackup(
  database: Database,
  now: Date,
  write: (lines: string) => Promise<void>,
): Promise<{ readonly tables: number; readonly rows: number }> {
  return database.sql.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const tables = await tablesOf(tx);
      await write(control("backup", FORMAT, await lastMigration(tx), now.toISOString()));
      let rows = 0;
      for (const table of tables) {
        await write(control("table", table));
        for await (const lines of rowsOf(tx, table)) {
          rows += lines.length;
          await write(`${lines.join("\n")}\n`);
        }
      }
      await write(control("end", rows));
      return { tables: tables.length, rows };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

export type Restored =
  | { readonly kind: "restored"; readonly tables: number; readonly rows: number; readonly takenAt: string }
  | { readonly kind: "not-empty"; readonly table: string }
  | { readonly kind: "other-version"; readonly takenAt: string }
  | { readonly kind: "not-a-backup"; readonly reason: string };

/** Restores a backup into an empty database, in one transaction. */
export async function readBackup(database: Database, lines: AsyncIterable<string>): Promise<Restored> {
  try {
    return await database.sql.transaction((tx) => restore(tx, lines));
  } catch (error) {
    if (error instanceof RestoreFailure) return error.result;
    throw error;
  }
}

/** Thrown to roll the transaction back. */
class RestoreFailure extends Error {
  readonly result: Exclude<Restored, { kind: "restored" }>;
  constructor(result: RestoreFailure["result"]) {
    super(result.kind);
    this.result = result;
  }
}

const malformed = (reason: string): RestoreFailure => new RestoreFailure({ kind: "not-a-backup", reason });

async function restore(tx: Client, lines: AsyncIterable<string>): Promise<Restored> {
  await tx.execute(sql`set local statement_timeout = 0`);
  const tables = new Set(await tablesOf(tx));
  for (const table of tables) {
    const found = await tx.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (found.rows.length > 0) throw new RestoreFailure({ kind: "not-empty", table });
  }
  // Rows arrive table by table, and foreign keys between tables form cycles.
  const links = await foreignKeys(tx);
  for (const { table, name } of links)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  const counted = await load(tx, lines, tables);
  for (const { table, name, definition } of links)
    await tx.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  await advanceSequences(tx);
  return { kind: "restored", tables: tables.size, ...counted };
}

const First = z.tuple([z.literal("backup"), z.literal(FORMAT), z.string(), z.string()]);
const Other = z.union([z.tuple([z.literal("table"), z.string()]), z.tuple([z.literal("end"), z.number()])]);

async function load(tx: Client, lines: AsyncIterable<string>, tables: ReadonlySet<string>) {
  let takenAt: string | undefined;
  let table: string | undefined;
  let columns: SQL | undefined;
  let rows = 0;
  let isComplete = false;
  let pending: string[] = [];
  const flush = async (): Promise<void> => {
    if (table === undefined || pending.length === 0) return;
    const into = sql.identifier(table);
    await tx.execute(
      sql`insert into ${into} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${into}, ${`[${pending.join(",")}]`}::json)`,
    );
    pending = [];
  };
  for await (const line of lines) {
    if (takenAt === undefined) takenAt = await checkFirst(tx, line);
    else if (isComplete) throw malformed("it has data after the end marker");
    else if (line.startsWith("{")) {
      if (table === undefined) throw malformed("it has a row outside any table");
      rows += 1;
      if (pending.push(line) === BATCH_SIZE) await flush();
    } else {
      await flush();
      const [kind, about] = parseControl(Other, line);
      if (kind === "end" && about !== rows) throw malformed(`it has ${rows} rows instead of ${about}`);
      if (kind === "table" && !tables.has(about)) throw malformed(`it has an unknown table, ${about}`);
      if (kind === "table") {
        table = about;
        columns = await storedColumns(tx, table);
      }
      isComplete = kind === "end";
    }
  }
  if (takenAt === undefined || !isComplete) throw malformed("it is truncated");
  return { rows, takenAt };
}

/** Without those that PostgreSQL calculates from others. */
async function storedColumns(tx: Client, table: string): Promise<SQL> {
  const names = await texts(
    tx,
    sql`select column_name as text from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  );
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

async function checkFirst(tx: Client, line: string): Promise<string> {
  const [, , migration, takenAt] = parseControl(First, line);
  if (migration !== (await lastMigration(tx))) throw new RestoreFailure({ kind: "other-version", takenAt });
  return takenAt;
}

function parseControl<Type>(schema: z.ZodType<Type>, line: string): Type {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw malformed("it has a malformed line");
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw malformed("it has a malformed line");
  return parsed.data;
}

const control = (...values: readonly (string | number)[]): string => `${JSON.stringify(values)}\n`;

const tablesOf = (client: Client): Promise<string[]> =>
  texts(
    client,
    sql`select tablename as text from pg_tables where schemaname = 'public' order by tablename collate "C"`,
  );

async function lastMigration(client: Client): Promise<string> {
  const [last] = await texts(
    client,
    sql`select created_at::text || ' ' || hash as text from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  if (last === undefined) throw new Error("The database has no migrations");
  return last;
}

async function* rowsOf(tx: Client, table: string): AsyncGenerator<string[]> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_json(t)::text as text from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const lines = await texts(tx, sql`fetch ${sql.raw(String(BATCH_SIZE))} from backup_rows`);
    if (lines.length === 0) break;
    yield lines;
  }
  await tx.execute(sql`close backup_rows`);
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function foreignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.execute(
    sql`select cl.relname as table, co.conname as name, pg_get_constraintdef(co.oid) as definition
      from pg_constraint co join pg_class cl on cl.oid = co.conrelid
      where co.contype = 'f' and co.connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows.map((row) => ({
    table: String(row["table"]),
    name: String(row["name"]),
    definition: String(row["definition"]),
  }));
}

/** Advances the sequences past the restored rows. */
async function advanceSequences(tx: Client): Promise<void> {
  const { rows } = await tx.execute(
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const row of rows) {
    const [table, column] = [String(row["table"]), String(row["column"])];
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(quote_ident(${table}::text), ${column}::text), max(${sql.identifier(column)}))
        from ${sql.identifier(table)} having max(${sql.identifier(column)}) is not null`,
    );
  }
}

async function texts(client: Client, query: SQL): Promise<string[]> {
  const { rows } = await client.execute(query);
  return rows.map((row) => String(row["text"]));
}
