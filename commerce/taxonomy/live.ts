// The taxonomy and size charts of a running process, which follow changes in every process of the shop.

import type { Taxonomy } from "#catalogue";
import type { Database } from "#commerce/database";
import { readTaxonomy } from "./store.ts";

export interface LiveTaxonomy {
  readonly current: () => Taxonomy;
  /** Reads it again. The process that changes it or a setting calls this, so that its next request has the change. */
  readonly reload: () => Promise<void>;
  /** Calls the listener after a change of departments, categories or types. */
  readonly onChange: (listener: () => void) => void;
  readonly close: () => void;
}

export async function openTaxonomy(database: Database, onError: (error: unknown) => void): Promise<LiveTaxonomy> {
  // Both only increase.
  const version = () => database.revisions.of("taxonomy") + database.revisions.of("settings");
  let latest = version();
  let current = await readTaxonomy(database);
  const listeners: (() => void)[] = [];
  const reload = async (): Promise<void> => {
    const next = version();
    const read = await readTaxonomy(database);
    // An earlier reading may arrive later.
    if (next < latest) return;
    const isChanged = read.revision !== current.revision;
    [latest, current] = [next, read];
    if (isChanged) for (const listener of listeners) listener();
  };
  let isClosed = false;
  const follow = (): void =>
    void reload().catch((error: unknown) => {
      // The database may close during the last reading.
      if (!isClosed) onError(error);
    });
  const stops = (["taxonomy", "settings"] as const).map((name) => database.revisions.on(name, follow));
  return {
    current: () => current,
    reload,
    onChange: (listener) => void listeners.push(listener),
    close: () => {
      isClosed = true;
      for (const stop of stops) stop();
    },
  };
}
