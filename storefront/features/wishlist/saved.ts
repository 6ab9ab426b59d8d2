// What this browser knows of its visitor's wishlist without asking: the products on it, in step across tabs. The truth is the
// shop's; this is what hearts and the header show at once.

export interface Saved {
  /** Product ids, the newest first. */
  readonly ids: readonly string[];
  /** When the shop said so, in milliseconds; 0 when it never did. */
  readonly at: number;
  /** The account whose list it is; null for a guest's. */
  readonly accountId: string | null;
}

export interface SavedSources {
  /** Asked for at each use; a browser that forbids storage throws. */
  readonly storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** The window, whose storage events tell of other tabs. */
  readonly events: Pick<Window, "addEventListener" | "removeEventListener">;
}

export interface SavedProducts {
  readonly read: () => Saved;
  /** Where the browser keeps nothing, it is remembered as long as the document lives. */
  readonly write: (saved: Saved) => void;
  /** Told of every change, of this tab or of another. */
  readonly watch: (changed: () => void) => () => void;
}

const ITEM = "wishlist";
/** Hearts that were kept in the browser alone, before there was a list: a plain array of ids, the oldest first. */
export const EARLIER_HEARTS = "hearts";

const NOTHING: Saved = { ids: [], at: 0, accountId: null };

export function savedProducts({ storage, events }: SavedSources): SavedProducts {
  const listeners = new Set<() => void>();
  /** For this document, where the browser keeps nothing. */
  let unkept: Saved | undefined;
  return {
    read: () => {
      if (unkept) return unkept;
      try {
        const kept = storage();
        return savedIn(kept.getItem(ITEM)) ?? { ...NOTHING, ids: earlierIn(kept.getItem(EARLIER_HEARTS)) };
      } catch {
        return NOTHING;
      }
    },
    write: (saved) => {
      unkept = undefined;
      try {
        storage().setItem(ITEM, JSON.stringify(saved));
      } catch {
        unkept = saved;
      }
      for (const listener of listeners) listener();
    },
    watch: (changed) => {
      const onStorage = ({ key }: StorageEvent): void => {
        // Null when everything was cleared.
        if (key === ITEM || key === null) changed();
      };
      listeners.add(changed);
      events.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(changed);
        events.removeEventListener("storage", onStorage);
      };
    },
  };
}

/** Undefined for anything that is none. */
function savedIn(text: string | null): Saved | undefined {
  const { ids, at, accountId } = (parse(text) ?? {}) as Partial<Record<keyof Saved, unknown>>;
  const isSaved = isIds(ids) && typeof at === "number" && (accountId === null || typeof accountId === "string");
  return isSaved ? { ids: [...new Set(ids)], at, accountId } : undefined;
}

/** The newest first. */
export function earlierIn(text: string | null): readonly string[] {
  const ids = parse(text);
  return isIds(ids) ? [...new Set(ids)].toReversed() : [];
}

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
