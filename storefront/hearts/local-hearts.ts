// Hearts kept by this browser: ids in its local storage, in step across its tabs.

import type { HeartKeeper, HeartOutcome } from "./hearts.ts";

/** As a wishlist's limit. */
export const MOST_HEARTS = 500;

export interface LocalSources {
  /** Asked for at each use; a browser that forbids storage throws. */
  readonly storage: () => Pick<Storage, "getItem" | "setItem">;
  /** The window, whose storage events tell of other tabs. */
  readonly events: Pick<Window, "addEventListener" | "removeEventListener">;
}

const ITEM = "hearts";

export function localHearts({ storage, events }: LocalSources): HeartKeeper {
  const read = (): readonly string[] => {
    try {
      return idsIn(storage().getItem(ITEM)) ?? [];
    } catch {
      return [];
    }
  };
  const write = (ids: readonly string[]): HeartOutcome => {
    try {
      storage().setItem(ITEM, JSON.stringify(ids));
      return { kind: "kept" };
    } catch {
      return { kind: "failed", reason: "refused" };
    }
  };
  // Read anew before each change: another tab may have written meanwhile.
  return {
    read: () => new Set(read()),
    add: async (id) => {
      const others = read().filter((other) => other !== id);
      return others.length >= MOST_HEARTS ? { kind: "failed", reason: "full" } : write([...others, id]);
    },
    remove: async (id) => write(read().filter((other) => other !== id)),
    watch: (changed) => {
      const onStorage = ({ key }: StorageEvent): void => {
        // Null when everything was cleared.
        if (key === ITEM || key === null) changed();
      };
      events.addEventListener("storage", onStorage);
      return () => events.removeEventListener("storage", onStorage);
    },
  };
}

/** Undefined for anything that is no list of ids. */
function idsIn(text: string | null): readonly string[] | undefined {
  try {
    const read: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(read) && read.every((id) => typeof id === "string") ? [...new Set(read)] : undefined;
  } catch {
    return undefined;
  }
}
