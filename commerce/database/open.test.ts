import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { openEmbedded } from "./embedded.ts";
import { openDatabase, type DatabaseLocation } from "./open.ts";
import { explain, onEveryDatabase, onPostgres } from "./testing.ts";
import { Wire } from "./wire.ts";

onEveryDatabase("a database", (database) => {
  const countShops = async (): Promise<unknown> =>
    (await database.current.sql.execute(sql`select count(*) as shops from shop`)).rows[0];
  const insertShop = sql`insert into shop (id, name, slug, block_product_filters) values ('s', 'S', 's', '[]')`;

  test("answers a ping and returns values of the same types", async () => {
    await database.current.ping();
    const { rows } = await database.current.sql.execute(
      sql`select 1::bigint as big, 2 as small, '{"a":[1]}'::jsonb as json, array['x', 'ü'] as list, true as yes`,
    );
    expect(rows).toEqual([{ big: "1", small: 2, json: { a: [1] }, list: ["x", "ü"], yes: true }]);
  });

  test("rolls back a failed transaction and continues to work", async () => {
    const failing = database.current.sql.transaction(async (tx) => {
      await tx.execute(insertShop);
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow("Failed query");
    expect(await countShops()).toEqual({ shops: "0" });
  });

  test("does not mix up the results of concurrent queries", async () => {
    const numbers = Array.from({ length: 100 }, (_, number) => number);
    const answers = await Promise.all(
      numbers.map(
        async (number) => (await database.current.sql.execute(sql`select ${number}::int as n`)).rows[0]?.["n"],
      ),
    );
    expect(answers).toEqual(numbers);
  });

  test("transfers parameters and results of several megabytes", async () => {
    const long = "ü".repeat(3_000_000);
    const { rows } = await database.current.sql.execute(sql`select ${long}::text as long`);
    expect(rows[0]?.["long"] === long).toBe(true);
  });

  test("runs exclusive work of the same name one at a time", async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const started = Promise.withResolvers<void>();
    const first = database.current.exclusively("count stock", () => {
      started.resolve();
      return promise;
    });
    await started.promise;
    expect(await database.current.exclusively("count stock", async () => "second")).toBe("busy");
    expect(await database.current.exclusively("another name", async () => "third")).toBe("third");
    resolve("first");
    expect(await first).toBe("first");
    expect(await database.current.exclusively("count stock", async () => "fourth")).toBe("fourth");
  });

  test("releases the lock of exclusive work that fails", async () => {
    const failing = database.current.exclusively("fail", async () => Promise.reject(new Error("broken")));
    await expect(failing).rejects.toThrow("broken");
    expect(await database.current.exclusively("fail", async () => "again")).toBe("again");
  });

  test("of a newer version is refused and not changed", async () => {
    const migrations = "select * from drizzle.__drizzle_migrations";
    const future = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 9999999999999)`;
    await database.current.sql.execute(future);
    const before = await database.current.sql.execute(migrations);
    await database.current.close();
    const opened = await openDatabase(database.location);
    expect(opened).toMatchObject({ kind: "refused", reason: "newer-data" });
    expect(explain(opened)).toMatch(/written by a newer version of the shop.*Nothing was changed\.$/);
    const after = await queryDirectly(database.location, migrations);
    expect(after).toEqual(before.rows);
  });
});

onPostgres("exclusive work", (database) => {
  test("is told when its connection and so its lock is lost, and another process can begin", async () => {
    const result = await database.current.exclusively("work", async (lost) => {
      const ended = new Promise((done) => lost.addEventListener("abort", done));
      expect(lost.aborted).toBe(false);
      await database.current.sql.execute(
        sql`select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`,
      );
      await ended;
      expect(String(lost.reason)).toContain('The connection with the lock "work" was lost');
      expect(await database.current.exclusively("work", async () => "second")).toBe("second");
      return "first";
    });
    expect(result).toBe("first");
    expect(await database.current.exclusively("work", async (lost) => lost.aborted)).toBe(false);
  });
});

/** Runs a query on a database that the shop itself refuses to open. */
async function queryDirectly(location: DatabaseLocation, query: string): Promise<unknown[]> {
  const embedded = "dataDir" in location ? await openEmbedded(location.dataDir) : undefined;
  if (embedded !== undefined && "reason" in embedded) throw new Error(embedded.reason);
  const pool = new Pool(
    "url" in location ? { connectionString: location.url } : { stream: () => new Wire(embedded!.thread), max: 1 },
  );
  const { rows } = await pool.query(query);
  await pool.end();
  await embedded?.close();
  return rows;
}
