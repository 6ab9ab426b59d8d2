// Notifies all processes on a database of changes. A change increments a counter in its transaction and sends a notification.
// A process that missed the notification, because its connection was broken, notices that the counter increased.

import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, type ClientConfig } from "pg";
import { startJob } from "#concurrency";
import type { Sql } from "./sql.ts";
import { revisionTable } from "./tables.ts";

/**
 * content: sections, tags or the shop changed. catalogue: another catalogue was published. taxonomy: departments or types
 * changed. settings: a setting changed. reviews: a review was written, hidden, shown or voted for. promotions: a promotion changed.
 * merchandising: a rule changed. looks: a look changed.
 */
export type RevisionName =
  | "content"
  | "catalogue"
  | "taxonomy"
  | "settings"
  | "reviews"
  | "promotions"
  | "merchandising"
  | "looks";
/** Changes within the published catalogue have no counter here, because their log is numbered. */
type Topic = RevisionName | "changes";

export interface Revisions {
  /** Number that increases with each change in any process, as far as this process knows. */
  readonly of: (name: RevisionName) => number;
  /** Calls the listener after a change, or when one may have been missed. Returns a function to unsubscribe. */
  readonly on: (name: Topic, listener: () => void) => () => void;
  /** Reads the counters now. Call it after committing a change. */
  readonly refresh: () => Promise<void>;
  /** Starts listening for changes of other processes. No-op for the embedded database, which has only one process. */
  readonly follow: (onError: (error: unknown) => void) => Promise<void>;
}

const CHANNEL = "vitrine";

/** Increments a counter in the transaction of the change; other processes are notified on commit. */
export async function raiseRevision(tx: Pick<Sql, "execute">, name: RevisionName): Promise<void> {
  await tx.execute(sql`
    insert into ${revisionTable} (name, number) values (${name}, 1)
    on conflict (name) do update set number = ${revisionTable.number} + 1
    returning pg_notify(${CHANNEL}, ${name})`);
}

/** For the `returning` clause of a statement; other processes are notified on commit. */
export const notifyChanges = sql<string>`pg_notify(${CHANNEL}, 'changes')`;

/** Interval of polling, in case a notification was lost. */
const CHECK_EVERY_MS = 15_000;
const RECONNECT_MS = { first: 100, max: 5_000 };

export interface OpenRevisions extends Revisions {
  /** True if a replica has all changes that this process knows of. */
  readonly isIncludedIn: (replica: Sql) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** `connection` is used to listen for notifications; undefined for the embedded database. */
export function openRevisions(client: Sql, connection: ClientConfig | undefined): OpenRevisions {
  const known = new Map<string, number>();
  const listeners = new Map<Topic, Set<() => void>>();
  const notify = (name: Topic) => {
    for (const listener of listeners.get(name) ?? []) listener();
  };
  const refresh = async (): Promise<void> => {
    const rows = await client.select().from(revisionTable);
    const changed = rows.filter(({ name, number }) => number > (known.get(name) ?? 0));
    for (const { name, number } of changed) known.set(name, number);
    for (const { name } of changed) notify(name as RevisionName);
  };
  let end: () => Promise<void> = async () => {};
  return {
    of: (name) => known.get(name) ?? 0,
    on: (name, listener) => {
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(listener));
      return () => void ofName.delete(listener);
    },
    refresh,
    isIncludedIn: async (replica) => {
      const has = new Map((await replica.select().from(revisionTable)).map(({ name, number }) => [name, number]));
      return [...known].every(([name, number]) => (has.get(name) ?? 0) >= number);
    },
    follow: async (onError) => {
      await refresh();
      if (!connection) return;
      const polling = startJob({ run: refresh, everyMs: CHECK_EVERY_MS, onError, startsAtOnce: false });
      end = polling.close;
      const onNotification = (name: string) => (name === "changes" ? notify("changes") : void polling.nudge());
      const onConnect = async () => {
        await refresh();
        notify("changes");
      };
      const listening = await listen(connection, { onNotification, onConnect, onError });
      end = async () => {
        await Promise.all([polling.close(), listening.close()]);
      };
    },
    close: () => end(),
  };
}

interface ListenHandlers {
  readonly onNotification: (name: string) => void;
  /** Called after each connection, as notifications may have been missed before it. */
  readonly onConnect: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Keeps a dedicated connection open and reconnects with backoff. Resolves once it is listening. */
async function listen(connection: ClientConfig, handlers: ListenHandlers): Promise<{ close: () => Promise<void> }> {
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let delay = RECONNECT_MS.first;
  const reconnect = () => {
    current = undefined;
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch((error: unknown) => {
        handlers.onError(error);
        reconnect();
      });
    }, delay);
    timer.unref();
    delay = Math.min(delay * 2, RECONNECT_MS.max);
  };
  const connect = async (): Promise<void> => {
    const client = new Client({ ...connection, keepAlive: true });
    client.on("error", handlers.onError);
    client.on("notification", ({ payload }) => handlers.onNotification(payload ?? ""));
    try {
      await client.connect();
      await drizzle(client).execute(sql`listen ${sql.identifier(CHANNEL)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (isClosed) return client.end();
    current = client;
    client.once("end", reconnect);
    delay = RECONNECT_MS.first;
    // The connection listens even if this fails, and what was missed is read by the next poll.
    await handlers.onConnect().catch(handlers.onError);
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
