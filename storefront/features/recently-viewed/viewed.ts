// Which products this browser has looked at, the latest first. Pure but for the storage that it is given.

const ITEM = "viewed";
/** More than a rail shows: some may no longer be sold, and the one being looked at is left out. */
const KEPT = 16;

type ViewedStorage = Pick<Storage, "getItem" | "setItem">;

/** Handles. Whatever is not such a list counts as none. */
export function readViewed(storage: () => ViewedStorage): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(ITEM) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string").slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function noteViewed(storage: () => ViewedStorage, handle: string): void {
  const others = readViewed(storage).filter((one) => one !== handle);
  try {
    storage().setItem(ITEM, JSON.stringify([handle, ...others].slice(0, KEPT)));
  } catch {
    // A browser that keeps nothing has nothing to show.
  }
}
