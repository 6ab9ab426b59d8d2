// The taxonomy of a running process, which follows changes in every process of the shop.

import type { Taxonomy } from "#catalogue";
import type { Database } from "#commerce/database";
import { readTaxonomy } from "./store.ts";

export interface LiveTaxonomy {
  readonly current: () => Taxonomy;
  /** Reads it again. The process that changes it calls this, so that its next request has the change. */
  readonly reload: () => Promise<void>;
  /** Calls the listener after each reload. */
  readonly onChange: (listener: () => void) => void;
  readonly close: () => void;
}

export async function openTaxonomy(database: Database, onError: (error: unknown) => void): Promise<LiveTaxonomy> {
  let current = await readTaxonomy(database);
  const listeners: (() => void)[] = [];
  const reload = async (): Promise<void> => {
    const read = await readTaxonomy(database);
    // An earlier reading may arrive later.
    if (read.revision < current.revision) return;
    current = read;
    for (const listener of listeners) listener();
  };
  const stop = database.revisions.on("taxonomy", () => void reload().catch(onError));
  return { current: () => current, reload, onChange: (listener) => void listeners.push(listener), close: stop };
}
