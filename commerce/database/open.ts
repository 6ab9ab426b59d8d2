// Opens the shop's database, embedded or PostgreSQL, migrated to this version. Both have the same client type.

import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type ClientConfig, type PoolClient, type PoolConfig } from "pg";
import { copyRows, type TableRows } from "./copy-rows.ts";
import { codeOf } from "./unavailable.ts";
import { openEmbedded } from "./embedded.ts";
import { bringUpToDate } from "./migrate.ts";
import type { Refusal } from "./refusal.ts";
import { openReplica } from "./replica.ts";
import { openRevisions, type Revisions } from "./revisions.ts";
import type { Sql } from "./sql.ts";
import { traceStatements } from "./statements.ts";
import { openSql } from "./transactions.ts";
import { Wire } from "./wire.ts";

export type DatabaseLocation =
  /** Folder of the embedded database, created if needed. */
  | { readonly dataDir: string }
  /** URL of a PostgreSQL database, version 15 or later. */
  | ({ readonly url: string } & ServerLimits);

export interface ServerLimits {
  /** Pool size, without the connection that listens for notifications. */
  readonly connections?: number;
  /** Timeout for obtaining a connection from the pool. */
  readonly connectSeconds?: number;
  /** Timeout of a statement. */
  readonly statementSeconds?: number;
  /** Timeout for waiting on a lock. */
  readonly lockSeconds?: number;
  /** URL of a replica for reads that tolerate lag. */
  readonly replicaUrl?: string | undefined;
}

export interface Database {
  readonly sql: Sql;
  /**
   * For single reads that tolerate some lag, such as content, designers and product pages. Never for decisions: carts, stock at
   * checkout, orders, sessions. The same as `sql` if no replica is configured.
   */
  readonly replica: Sql;
  /** Adds rows to tables in one transaction of its own, whose commit is not flushed to disk before a later one is. */
  readonly copy: (tables: readonly TableRows[]) => Promise<void>;
  /**
   * Runs work unless another process on this database is running work of the same name; then returns "busy". The lock ends with
   * the process, even if it crashes, and with its connection: then `lost` aborts, and another process may begin the same work. Work that
   * must not happen twice also has to check that in the database, because a process may notice late.
   */
  readonly exclusively: <Result>(
    name: string,
    work: (lost: AbortSignal) => Promise<Result>,
  ) => Promise<Result | "busy">;
  /** Changes in this and other processes on this database. */
  readonly revisions: Revisions;
  /** Rejects if the database does not respond. */
  readonly ping: () => Promise<void>;
  /** Waits for running queries. Idempotent. */
  readonly close: () => Promise<void>;
}

/** The same database without a replica, for reads that precede a write. */
export const upToDate = (database: Database): Database => ({ ...database, replica: database.sql });

export type Opened = { readonly kind: "open"; readonly database: Database } | ({ readonly kind: "refused" } & Refusal);

export const openDatabase = (location: DatabaseLocation): Promise<Opened> =>
  "url" in location ? openServer(location.url, location) : openFolder(location.dataDir);

async function openFolder(dataDir: string): Promise<Opened> {
  const embedded = await openEmbedded(dataDir);
  if ("reason" in embedded) return { kind: "refused", ...embedded };
  // There is only one session, so the pool queues concurrent callers.
  const pool = createPool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    stream: () => new Wire(embedded.thread),
  });
  const close = async (): Promise<void> => {
    await pool.end();
    await embedded.close();
  };
  const running = new Set<string>();
  const exclusively: Database["exclusively"] = async (name, work) => {
    if (running.has(name)) return "busy";
    running.add(name);
    try {
      // The lock is in this process.
      return await work(AbortSignal.any([]));
    } finally {
      running.delete(name);
    }
  };
  return finish(pool, { where: dataDir, exclusively, close }, () => bringUpToDate(drizzle(pool)));
}

async function openServer(url: string, limits: ServerLimits): Promise<Opened> {
  const pool = createPool(poolConfig(url, limits));
  const where = hideCredentials(url);
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    return {
      kind: "refused",
      reason: "unreachable",
      where,
      detail: error instanceof Error ? error.message : `${error}`,
      isTemporary: !MISCONFIGURED.has(codeOf(error)),
    };
  }
  const exclusively: Database["exclusively"] = (name, work) =>
    withClient(pool, async (client) => {
      const key = [`vitrine ${name}`];
      const { rows } = await client.query("select pg_try_advisory_lock(hashtextextended($1, 0)) as got", key);
      if (rows[0]?.got !== true) return "busy";
      const lost = new AbortController();
      const onLost = () => lost.abort(new Error(`The connection with the lock "${name}" was lost.`));
      client.once("error", onLost).once("end", onLost);
      try {
        return await work(lost.signal);
      } finally {
        client.off("error", onLost).off("end", onLost);
        // Without its connection, the lock has ended already.
        if (!lost.signal.aborted) await client.query("select pg_advisory_unlock(hashtextextended($1, 0))", key);
      }
    });
  const prepare = (): Promise<"up-to-date" | "newer-data"> =>
    withClient(pool, async (client) => {
      // Migrations may take long, in this process or in another that holds the lock.
      await client.query("set statement_timeout = 0; set lock_timeout = 0");
      // Prevents two processes that start together from applying the same migration.
      await client.query("select pg_advisory_lock(hashtextextended('vitrine migrations', 0))");
      // Queries of the running version queue behind a waiting table lock, so do not wait for long.
      await client.query(`set lock_timeout = '${MIGRATION_LOCK_SECONDS}s'`);
      try {
        return await retryWhileLocked(() => bringUpToDate(drizzle(client)));
      } finally {
        await client.query("select pg_advisory_unlock(hashtextextended('vitrine migrations', 0))");
        await client.query("reset statement_timeout; reset lock_timeout");
      }
    });
  const replica = limits.replicaUrl === undefined ? undefined : createPool(replicaConfig(limits.replicaUrl, limits));
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), replica?.end()]);
  };
  return finish(pool, { where, exclusively, close, connection: { connectionString: url }, replica }, prepare);
}

/** Codes of a wrong user or password, and of a database that does not exist. */
const MISCONFIGURED: ReadonlySet<unknown> = new Set(["28000", "28P01", "3D000"]);

const MIGRATION_LOCK_SECONDS = 3;
const MIGRATION_TRIES = 20;
const LOCK_NOT_AVAILABLE = "55P03";

/** Retries when a table is locked, so that other queries can proceed between attempts. */
async function retryWhileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || tries === MIGRATION_TRIES) throw error;
    }
  }
}

const CONNECT_SECONDS = 5;

function poolConfig(url: string, limits: ServerLimits): PoolConfig {
  const { connections = 10, connectSeconds = CONNECT_SECONDS, statementSeconds = 60, lockSeconds = 20 } = limits;
  return {
    connectionString: url,
    // Exclusive work holds one connection while it uses another.
    max: Math.max(2, connections),
    connectionTimeoutMillis: connectSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
    lock_timeout: lockSeconds * 1000,
    keepAlive: true,
    // A host that vanished without closing its connections is noticed 20 seconds after the last answer, not after two hours.
    keepAliveInitialDelayMillis: 10_000,
  };
}

/**
 * A hanging primary has no alternative, so there is no query timeout. For a replica there is one, short enough for a request to
 * fall back to the primary.
 */
const replicaConfig = (url: string, limits: ServerLimits): PoolConfig => ({
  ...poolConfig(url, limits),
  query_timeout: 2 * (limits.connectSeconds ?? CONNECT_SECONDS) * 1000,
});

async function finish(
  pool: Pool,
  parts: Pick<Database, "exclusively" | "close"> & {
    readonly where: string;
    readonly connection?: ClientConfig;
    readonly replica?: Pool | undefined;
  },
  prepare: () => Promise<"up-to-date" | "newer-data">,
): Promise<Opened> {
  const { where, exclusively } = parts;
  const sql = openSql(pool);
  const { close: endRevisions, isIncludedIn, ...revisions } = openRevisions(sql, parts.connection);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= endRevisions().then(parts.close));
  try {
    if ((await prepare()) === "newer-data") {
      await close();
      return { kind: "refused", reason: "newer-data", where };
    }
  } catch (error) {
    await close();
    throw new Error(`Could not migrate the database at ${where}`, { cause: error });
  }
  const ping = async (): Promise<void> => {
    await pool.query("select 1");
  };
  const copy: Database["copy"] = async (tables) => {
    const client = await pool.connect();
    try {
      await copyRows(client, tables);
    } finally {
      client.release();
    }
  };
  const replica = parts.replica && (await openReplica({ primary: pool, replica: parts.replica, isIncludedIn }));
  for (const name of ["content", "catalogue"] as const) revisions.on(name, () => replica?.suspend());
  return { kind: "open", database: { sql, replica: replica?.sql ?? sql, copy, exclusively, revisions, ping, close } };
}

function createPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // The pool drops a broken idle connection and opens another on demand. Without a listener the event would end the process.
  pool.on("error", () => {});
  // Likewise within a transaction, whose statement is rejected.
  pool.on("connect", (client) => void client.on("error", () => {}));
  traceStatements(pool);
  return pool;
}

async function withClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    // Close the connection, so that no lock outlives the work.
    client.release(true);
    throw error;
  }
}

function hideCredentials(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? "the given URL" : `${parsed.host}${parsed.pathname}`;
}
