// The products on the visitor's wishlist as this browser last knew them. The shop has the truth; this is what buttons and the
// header show at once.

import { storedValue } from "#storefront/framework/browser-storage.ts";

export interface SavedList {
  /** Product ids, the newest first. */
  readonly ids: readonly string[];
  /** Time of the shop's last answer, in milliseconds; 0 before the first. */
  readonly at: number;
  /** Account that owns the list; null for a guest's. */
  readonly accountId: string | null;
}

const isSavedList = (value: unknown): value is SavedList => {
  const { ids, at } = Object(value) as Partial<SavedList>;
  return Array.isArray(ids) && typeof at === "number";
};

export const savedList = storedValue("wishlist", isSavedList);
