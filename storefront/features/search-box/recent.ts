// This browser's recent searches, the newest first. They are stored here only, until the visitor clears them.

import { isTexts } from "#storefront/framework/is-texts.ts";
import { storedValue, type StorageArea } from "#storefront/framework/browser-storage.ts";

export const MOST_RECENT = 6;
/** A longer text is a paste, not a search to repeat. */
const LONGEST = 80;

export interface RecentSearches {
  readonly list: () => readonly string[];
  readonly add: (text: string) => void;
  readonly clear: () => void;
}

export function recentSearches(area?: () => StorageArea): RecentSearches {
  const stored = storedValue("vitrine:recent-searches", isTexts, area);
  const list = (): readonly string[] => (stored.read() ?? []).filter(isWorthStoring).slice(0, MOST_RECENT);
  return {
    list,
    add: (text) => {
      if (isWorthStoring(text)) stored.write(withRecent(list(), text));
    },
    clear: () => void stored.write(undefined),
  };
}

/** Each once, ignoring case. */
export function withRecent(recent: readonly string[], text: string): readonly string[] {
  const own = text.trim();
  const others = recent.filter((one) => one.toLowerCase() !== own.toLowerCase());
  return [own, ...others].slice(0, MOST_RECENT);
}

const isWorthStoring = (text: string): boolean => text.trim() !== "" && text.length <= LONGEST;
