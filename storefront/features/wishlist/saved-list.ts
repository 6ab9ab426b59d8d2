// The products on the visitor's wishlist as this browser last knew them. The shop has the truth; this is what buttons and the
// header show at once.

import { isTexts, storedValue } from "#storefront/framework/browser-storage.ts";

export interface SavedList {
  /** Product ids, the newest first. */
  readonly ids: readonly string[];
  /** Time of the shop's last answer, in milliseconds; 0 before the first. */
  readonly at: number;
  /** Account that owns the list; null for a guest's. */
  readonly accountId: string | null;
}

export const WISHLIST_ITEM = "wishlist";

const isSavedList = (value: unknown): value is SavedList =>
  typeof value === "object" &&
  value !== null &&
  "ids" in value &&
  isTexts(value.ids) &&
  "at" in value &&
  typeof value.at === "number" &&
  "accountId" in value &&
  (value.accountId === null || typeof value.accountId === "string");

export const savedList = storedValue(WISHLIST_ITEM, isSavedList);

export const NOTHING_SAVED: SavedList = { ids: [], at: 0, accountId: null };

let accountId: string | null = null;

/** The account that is signed in, as the layout knows it; null for a guest. */
export const signedInAccount = (): string | null => accountId;
export const setSignedInAccount = (id: string | null): void => {
  accountId = id;
};
