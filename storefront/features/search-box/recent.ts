// What was searched for lately in this browser: the newest first, nowhere else, and gone when the visitor says so.

export const MOST_RECENT = 6;
const KEY = "vitrine:recent-searches";
/** A longer one is a paste, not a search to come back to. */
const LONGEST = 80;

export interface RecentSearches {
  readonly list: () => readonly string[];
  readonly add: (text: string) => void;
  readonly clear: () => void;
}

/** `storage` may throw (cookies forbidden) and may hold anything: then there are none. */
export const recentSearches = (storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">): RecentSearches => {
  const list = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? "[]");
      if (!Array.isArray(kept)) return [];
      return kept.filter((one) => typeof one === "string" && isWorthKeeping(one)).slice(0, MOST_RECENT);
    } catch {
      return [];
    }
  };
  return {
    list,
    add: (text) => {
      if (!isWorthKeeping(text)) return;
      try {
        storage().setItem(KEY, JSON.stringify(withRecent(list(), text)));
      } catch {
        // Full or forbidden: the search itself goes on.
      }
    },
    clear: () => {
      try {
        storage().removeItem(KEY);
      } catch {
        // Nothing was kept, then.
      }
    },
  };
};

/** Each once, whatever its case. */
export function withRecent(recent: readonly string[], text: string): readonly string[] {
  const own = text.trim();
  const others = recent.filter((one) => one.toLowerCase() !== own.toLowerCase());
  return [own, ...others].slice(0, MOST_RECENT);
}

const isWorthKeeping = (text: string): boolean => text.trim() !== "" && text.length <= LONGEST;
