// Tells every process on a database what has changed: counters in a table, raised in the transaction of the change, and a
// notification that makes others look at them. Whoever missed one, over a connection that broke, finds the counter moved.

import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, type ClientConfig } from "pg";
import { startJob } from "#concurrency";
import type { Sql } from "./sql.ts";
import { revisionTable } from "./tables.ts";

/** content: sections, tags or the shop itself. catalogue: another one went on sale. */
export type Revised = "content" | "catalogue";
/** A change of the catalogue on sale has no counter of its own here: its log is numbered. */
export type Told = Revised | "changes";

export interface Revisions {
  /** Moves when it has changed, in whatever process, as far as this one knows. */
  readonly of: (name: Revised) => number;
  /** Calls back after a change, and whenever one may have been missed. Returns how to end that. */
  readonly on: (name: Told, listener: () => void) => () => void;
  /** Looks at the counters now; whoever has raised one does so after the commit. */
  readonly look: () => Promise<void>;
  /** Hears from now on what other processes change. Costs the embedded database nothing: it has one process. */
  readonly follow: (onError: (error: unknown) => void) => Promise<void>;
}

export const CHANNEL = "vitrine";

/** Counts a change in its own transaction: rolled back with it, told with its commit. */
export async function raiseRevision(tx: Pick<Sql, "execute">, name: Revised): Promise<void> {
  await tx.execute(sql`
    insert into ${revisionTable} (name, number) values (${name}, 1)
    on conflict (name) do update set number = ${revisionTable.number} + 1
    returning pg_notify(${CHANNEL}, ${name})`);
}

/** For the `returning` of a statement that is made anyway: others are told with its commit. */
export const tellChanges = sql<string>`pg_notify(${CHANNEL}, 'changes')`;

/** For what was missed although the connection seemed whole. */
const LOOK_EVERY_MS = 15_000;
const RECONNECT_MS = { first: 100, most: 5_000 };

export interface OwnRevisions extends Revisions {
  /** Whether all that this process knows of is in a copy of the database. */
  readonly areIn: (copy: Sql) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** `connection`: of a server whose other processes are listened to; absent for the embedded database. */
export function openRevisions(client: Sql, connection: ClientConfig | undefined): OwnRevisions {
  const known = new Map<string, number>();
  const listeners = new Map<Told, Set<() => void>>();
  const tell = (name: Told) => {
    for (const listener of listeners.get(name) ?? []) listener();
  };
  const look = async (): Promise<void> => {
    const rows = await client.select().from(revisionTable);
    const moved = rows.filter(({ name, number }) => number > (known.get(name) ?? 0));
    for (const { name, number } of moved) known.set(name, number);
    for (const { name } of moved) tell(name as Revised);
  };
  let end: () => Promise<void> = async () => {};
  return {
    of: (name) => known.get(name) ?? 0,
    on: (name, listener) => {
      const those = listeners.get(name) ?? new Set();
      listeners.set(name, those.add(listener));
      return () => void those.delete(listener);
    },
    look,
    areIn: async (copy) => {
      const has = new Map((await copy.select().from(revisionTable)).map(({ name, number }) => [name, number]));
      return [...known].every(([name, number]) => (has.get(name) ?? 0) >= number);
    },
    follow: async (onError) => {
      await look();
      if (!connection) return;
      const looking = startJob({ run: look, everyMs: LOOK_EVERY_MS, onError, startsAtOnce: false });
      end = looking.close;
      const heard = (name: string) => (name === "changes" ? tell("changes") : void looking.nudge());
      const caughtUp = async () => {
        await look();
        tell("changes");
      };
      const listening = await listen(connection, { heard, caughtUp, onError });
      end = async () => {
        await Promise.all([looking.close(), listening.close()]);
      };
    },
    close: () => end(),
  };
}

interface Ears {
  readonly heard: (name: string) => void;
  /** The connection is there (again): what was told meanwhile nobody heard. */
  readonly caughtUp: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** A connection of its own, opened again for as long as it takes. Resolves when the first one listens. */
async function listen(connection: ClientConfig, ears: Ears): Promise<{ close: () => Promise<void> }> {
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let wait = RECONNECT_MS.first;
  const again = () => {
    current = undefined;
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch((error: unknown) => {
        ears.onError(error);
        again();
      });
    }, wait);
    timer.unref();
    wait = Math.min(wait * 2, RECONNECT_MS.most);
  };
  const connect = async (): Promise<void> => {
    const client = new Client({ ...connection, keepAlive: true });
    client.on("error", ears.onError);
    client.on("notification", ({ payload }) => ears.heard(payload ?? ""));
    try {
      await client.connect();
      await drizzle(client).execute(sql`listen ${sql.identifier(CHANNEL)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (isClosed) return client.end();
    current = client;
    client.once("end", again);
    wait = RECONNECT_MS.first;
    await ears.caughtUp();
  };
  await connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await current?.end();
    },
  };
}
