// Opens the shop's database, embedded or PostgreSQL, at this version's tables: one client type for both.

import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type ClientConfig, type PoolClient, type PoolConfig } from "pg";
import { codeOf } from "./unavailable.ts";
import { openEmbedded } from "./embedded.ts";
import { bringUpToDate } from "./migrate.ts";
import type { Refusal } from "./refusal.ts";
import { openReplica } from "./replica.ts";
import { openRevisions, type Revisions } from "./revisions.ts";
import type { Sql } from "./sql.ts";
import { tellStatements } from "./statements.ts";
import { Wire } from "./wire.ts";

export type DatabaseLocation =
  /** A folder for the embedded database; made when it is not there. */
  | { readonly dataDir: string }
  /** The address of a PostgreSQL database, 15 or later. */
  | ({ readonly url: string } & ServerLimits);

export interface ServerLimits {
  /** Connections at a time, those that listen apart. */
  readonly connections?: number;
  /** How long a query waits for a free connection, or for a new one to be made. */
  readonly connectSeconds?: number;
  /** The longest that a statement may run. */
  readonly statementSeconds?: number;
  /** The longest that one waits for another's lock. */
  readonly lockSeconds?: number;
  /** The address of a replica for reads that may lag. */
  readonly replicaUrl?: string | undefined;
}

export interface Database {
  readonly sql: Sql;
  /**
   * For single reads that may lag a little: content, designers, products as they are shown. Never for what is decided by: bags,
   * stock at the checkout, orders, sessions. The same as `sql` where no replica is configured.
   */
  readonly replica: Sql;
  /**
   * Runs work while nobody else, in any process on this database, runs work of the same name; "busy" when somebody does.
   * Ends with the process, whatever way that dies.
   */
  readonly exclusively: <Result>(name: string, work: () => Promise<Result>) => Promise<Result | "busy">;
  /** What has changed, in this process or another one on this database. */
  readonly revisions: Revisions;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** Waits for running queries; closing twice is closing once. */
  readonly close: () => Promise<void>;
}

/** The same database for somebody who reads in order to write: nothing that they read lags. */
export const upToDate = (database: Database): Database => ({ ...database, replica: database.sql });

export type Opened = { readonly kind: "open"; readonly database: Database } | ({ readonly kind: "refused" } & Refusal);

export const openDatabase = (location: DatabaseLocation): Promise<Opened> =>
  "url" in location ? openServer(location.url, location) : openFolder(location.dataDir);

async function openFolder(dataDir: string): Promise<Opened> {
  const embedded = await openEmbedded(dataDir);
  if ("reason" in embedded) return { kind: "refused", ...embedded };
  // One session is all there is: the pool's queue is what makes concurrent callers take turns.
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
      return await work();
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
    };
  }
  const exclusively: Database["exclusively"] = (name, work) =>
    withClient(pool, async (client) => {
      const key = [`vitrine ${name}`];
      const { rows } = await client.query("select pg_try_advisory_lock(hashtextextended($1, 0)) as got", key);
      if (rows[0]?.got !== true) return "busy";
      try {
        return await work();
      } finally {
        await client.query("select pg_advisory_unlock(hashtextextended($1, 0))", key);
      }
    });
  const prepare = (): Promise<"up-to-date" | "newer-data"> =>
    withClient(pool, async (client) => {
      // A migration takes as long as it takes, and so does another process's.
      await client.query("set statement_timeout = 0; set lock_timeout = 0");
      // Two servers that start together would otherwise both apply the same migration.
      await client.query("select pg_advisory_lock(hashtextextended('vitrine migrations', 0))");
      // Shoppers of the version that serves queue behind whoever waits for a table: better not for long.
      await client.query(`set lock_timeout = '${MIGRATION_LOCK_SECONDS}s'`);
      try {
        return await untilUnlocked(() => bringUpToDate(drizzle(client)));
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

const MIGRATION_LOCK_SECONDS = 3;
const MIGRATION_TRIES = 20;
const LOCK_NOT_AVAILABLE = "55P03";

/** A table that somebody is using for long is asked for again and again; whoever uses it gets on in between. */
async function untilUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
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
    // Exclusive work holds one while it uses another.
    max: Math.max(2, connections),
    connectionTimeoutMillis: connectSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
    lock_timeout: lockSeconds * 1000,
    keepAlive: true,
  };
}

/**
 * A primary that hangs is waited for, since nobody else could answer. A replica is not: well before a request has no time left
 * the primary is asked instead.
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
  const sql = drizzle(pool);
  const { close: endRevisions, areIn, ...revisions } = openRevisions(sql, parts.connection);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= endRevisions().then(parts.close));
  try {
    if ((await prepare()) === "newer-data") {
      await close();
      return { kind: "refused", reason: "newer-data", where };
    }
  } catch (error) {
    await close();
    throw new Error(`The tables of the database at ${where} could not be prepared`, { cause: error });
  }
  const ping = async (): Promise<void> => {
    await pool.query("select 1");
  };
  const replica = parts.replica && (await openReplica({ primary: pool, replica: parts.replica, areIn }));
  for (const name of ["content", "catalogue"] as const) revisions.on(name, () => replica?.passOver());
  return { kind: "open", database: { sql, replica: replica?.sql ?? sql, exclusively, revisions, ping, close } };
}

function createPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // An idle connection that breaks is dropped by the pool and the next query opens another; unheard, the event would
  // end the process.
  pool.on("error", () => {});
  // The same of one that breaks in the middle of a transaction: its statement is rejected, which is heard.
  pool.on("connect", (client) => void client.on("error", () => {}));
  tellStatements(pool);
  return pool;
}

async function withClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    // Closed rather than reused, so that no lock outlives the work it was for.
    client.release(true);
    throw error;
  }
}

function hideCredentials(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? "the given address" : `${parsed.host}${parsed.pathname}`;
}
