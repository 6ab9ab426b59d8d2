import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { openDatabase, type Database, type ServerLimits } from "./open.ts";
import { raiseRevision } from "./revisions.ts";
import { onEveryDatabase, onPostgres, serverUrl, type TestDatabase } from "./testing.ts";
import { runOn } from "./testing-postgres.ts";
import { isUnavailable } from "./unavailable.ts";

const opened: Database[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

/** Opens the same database again, as another process would. */
async function openAnother({ location }: TestDatabase, limits: ServerLimits = {}): Promise<Database> {
  const result = await openDatabase({ ...location, ...limits });
  if (result.kind === "refused") throw new Error(result.reason);
  opened.push(result.database);
  return result.database;
}

onEveryDatabase("revisions", (database) => {
  test("increase on commit but not on rollback, and notify listeners", async () => {
    const { revisions, sql: client } = database.current;
    let calls = 0;
    const end = revisions.on("content", () => (calls += 1));
    const before = revisions.of("content");
    await client
      .transaction(async (tx) => {
        await raiseRevision(tx, "content");
        throw new Error("rolled back");
      })
      .catch(() => {});
    await revisions.refresh();
    expect([revisions.of("content"), calls]).toEqual([before, 0]);
    await raiseRevision(client, "content");
    await revisions.refresh();
    expect([revisions.of("content"), calls]).toEqual([before + 1, 1]);
    end();
    await raiseRevision(client, "content");
    await revisions.refresh();
    expect(calls).toBe(1);
  });
});

onPostgres("revisions in several processes", (database) => {
  test("a change in one process notifies another", async () => {
    const other = await openAnother(database);
    await other.revisions.follow(() => {});
    const notified = new Promise<void>((done) => void other.revisions.on("catalogue", done));
    await raiseRevision(database.current.sql, "catalogue");
    await notified;
    expect(other.revisions.of("catalogue")).toBe(1);
  });

  test("changes during a broken connection are noticed after reconnecting", async () => {
    const other = await openAnother(database);
    await other.revisions.follow(() => {});
    const before = other.revisions.of("content");
    const seen = new Promise<void>((done) => void other.revisions.on("content", done));
    const changes = new Promise<void>((done) => void other.revisions.on("changes", done));
    // In one transaction, so that the notification is sent after the listener is gone.
    await database.current.sql.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`);
      await raiseRevision(tx, "content");
    });
    await Promise.all([seen, changes]);
    expect(other.revisions.of("content")).toBe(before + 1);
  });
});

onPostgres("revisions that cannot be read", (database) => {
  test("while listening begins again take no further connection, and are read afterwards", async () => {
    const other = await openAnother(database);
    const errors: unknown[] = [];
    await other.revisions.follow((error) => errors.push(error));
    const { sql: client } = database.current;
    const listening = sql`select pid from pg_stat_activity where datname = current_database() and query like 'listen%'`;
    const pids = async () => (await client.execute(listening)).rows.map(({ pid }) => Number(pid));
    const [first] = await pids();
    await client.execute(sql`alter table revision rename to gone`);
    await client.execute(sql`select pg_terminate_backend(${first}, 5000)`);
    // The end of the connection, and the revisions that cannot be read after the next.
    await vi.waitFor(() => expect(errors.map(String).join()).toContain("Failed query"));
    const again = await pids();
    expect(again).toHaveLength(1);
    await client.execute(sql`alter table gone rename to revision`);
    await raiseRevision(client, "content");
    await vi.waitFor(() => expect(other.revisions.of("content")).toBeGreaterThan(0));
    expect(await pids()).toEqual(again);
  });
});

onPostgres("a server with a replica", (database) => {
  test("reads from the replica, or from the primary while the replica is gone or behind", async () => {
    const url = await serverUrl();
    const name = `replica_${crypto.randomUUID().replaceAll("-", "")}`;
    await runOn(`${url}postgres`, `create database ${name} template template`);
    const shop = await openAnother(database, { replicaUrl: `${url}${name}` });
    const readFrom = async () => (await shop.replica.execute(sql`select current_database() as name`)).rows[0]?.["name"];
    const primary = (await shop.sql.execute(sql`select current_database() as name`)).rows[0]?.["name"];
    expect(await readFrom()).toBe(name);
    await raiseRevision(shop.sql, "content");
    await shop.revisions.refresh();
    expect(await readFrom()).toBe(primary);
    const lost = await openAnother(database, { replicaUrl: `${url}${name}` });
    await runOn(`${url}postgres`, `drop database ${name} with (force)`);
    const { rows } = await lost.replica.execute(sql`select current_database() as name`);
    expect(rows[0]?.["name"]).toBe(primary);
    // An error of the statement itself is not retried on the primary.
    await expect(lost.replica.execute(sql`select 1 / 0`)).rejects.toThrow("Failed query");
  });
});

onPostgres("a server's limits", (database) => {
  test("an exhausted pool times out and recovers when a connection is free [ER-02]", async () => {
    const shop = await openAnother(database, { connections: 2, connectSeconds: 2 });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const holding = [1, 2].map(() => shop.sql.transaction(() => held));
    const failure: unknown = await shop.ping().catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
    release();
    await Promise.all(holding);
    await shop.ping();
  });

  test("statements time out when they run or wait for a lock too long", async () => {
    const shop = await openAnother(database, { statementSeconds: 0.3, lockSeconds: 0.1 });
    const long: unknown = await shop.sql.execute(sql`select pg_sleep(60)`).catch((error: unknown) => error);
    expect(isUnavailable(long)).toBe(true);
    await database.current.sql.transaction(async (tx) => {
      await tx.execute(sql`lock table tag in access exclusive mode`);
      const locked: unknown = await shop.sql.execute(sql`select 1 from tag`).catch((error: unknown) => error);
      expect(isUnavailable(locked)).toBe(true);
    });
    const wrong: unknown = await shop.sql.execute(sql`select 1 / 0`).catch((error: unknown) => error);
    expect(isUnavailable(wrong)).toBe(false);
  });
});
