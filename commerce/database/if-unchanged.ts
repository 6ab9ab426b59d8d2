// Edits of a document that two people may open: a change is made only to the version that it started from.

import { fingerprint } from "./fingerprint.ts";
import { inTransaction } from "./in-transaction.ts";
import type { Database } from "./open.ts";
import type { Sql } from "./sql.ts";

/** Nothing was changed: someone else saved since the version that this change started from. */
export interface Stale {
  readonly kind: "stale";
  readonly stored: { readonly value: unknown; readonly version: string };
}

interface Edited {
  /** The version that the change started from; without it, the change overwrites any version. */
  readonly seen: string | undefined;
  /** Lets other changes of the document wait. */
  readonly lock: (tx: Sql) => Promise<unknown>;
  readonly read: (inside: Database) => Promise<unknown>;
}

export async function ifUnchanged<Result extends object>(
  database: Database,
  { seen, lock, read }: Edited,
  change: (database: Database) => Promise<Result>,
): Promise<Result | Stale> {
  if (seen === undefined) return change(database);
  return inTransaction<Result | Stale>(database, async (inside) => {
    await lock(inside.sql);
    const value = await read(inside);
    const version = fingerprint(value);
    return version === seen ? change(inside) : { kind: "stale", stored: { value, version } };
  });
}
