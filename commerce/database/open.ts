// Opens the shop's database, embedded or PostgreSQL, at this version's tables: one client type for both.

import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";
import { openEmbedded } from "./embedded.ts";
import { bringUpToDate } from "./migrate.ts";
import type { Refusal } from "./refusal.ts";
import { Wire } from "./wire.ts";

export type DatabaseLocation =
  /** A folder for the embedded database; made when it is not there. */
  | { readonly dataDir: string }
  /** The address of a PostgreSQL database, 15 or later. */
  | { readonly url: string; readonly connections?: number };

/** What queries are written against. Inside a transaction use only the transaction's own. */
export type Sql = NodePgDatabase;

export interface Database {
  readonly sql: Sql;
  /**
   * Runs work while nobody else, in any process on this database, runs work of the same name; "busy" when somebody does.
   * Ends with the process, whatever way that dies.
   */
  readonly exclusively: <Result>(name: string, work: () => Promise<Result>) => Promise<Result | "busy">;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** Waits for running queries; closing twice is closing once. */
  readonly close: () => Promise<void>;
}

export type Opened = { readonly kind: "open"; readonly database: Database } | ({ readonly kind: "refused" } & Refusal);

export const openDatabase = (location: DatabaseLocation): Promise<Opened> =>
  "url" in location ? openServer(location.url, location.connections ?? 10) : openFolder(location.dataDir);

async function openFolder(dataDir: string): Promise<Opened> {
  const embedded = await openEmbedded(dataDir);
  if ("reason" in embedded) return { kind: "refused", ...embedded };
  // One session is all there is: the pool's queue is what makes concurrent callers take turns.
  const pool = createPool({ max: 1, idleTimeoutMillis: 0, stream: () => new Wire(embedded.thread) });
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

async function openServer(url: string, connections: number): Promise<Opened> {
  const pool = createPool({ connectionString: url, max: connections });
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
      // Two servers that start together would otherwise both apply the same migration.
      await client.query("select pg_advisory_lock(hashtextextended('vitrine migrations', 0))");
      try {
        return await bringUpToDate(drizzle(client));
      } finally {
        await client.query("select pg_advisory_unlock(hashtextextended('vitrine migrations', 0))");
      }
    });
  return finish(pool, { where, exclusively, close: () => pool.end() }, prepare);
}

async function finish(
  pool: Pool,
  parts: Pick<Database, "exclusively" | "close"> & { readonly where: string },
  prepare: () => Promise<"up-to-date" | "newer-data">,
): Promise<Opened> {
  const { where, exclusively } = parts;
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= parts.close());
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
  return { kind: "open", database: { sql: drizzle(pool), exclusively, ping, close } };
}

function createPool(config: ConstructorParameters<typeof Pool>[0]): Pool {
  const pool = new Pool({ connectionTimeoutMillis: 30_000, ...config });
  // An idle connection that breaks is dropped by the pool and the next query opens another; unheard, the event would
  // end the process.
  pool.on("error", () => {});
  // The same of one that breaks in the middle of a transaction: its statement is rejected, which is heard.
  pool.on("connect", (client) => void client.on("error", () => {}));
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
