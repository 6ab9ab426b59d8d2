// The visitor's wishlist in this document: a click shows at once, reaches the shop, and is reverted if the shop refuses it.

import type { TrackedProduct } from "#storefront/features/analytics/events.ts";
import { systemTimers, type Timers } from "#search/client/timers";
import type { StoredValue } from "#storefront/framework/browser-storage.ts";
import type { SavedList } from "./saved-list.ts";

export interface SavedProduct extends TrackedProduct {
  readonly id: string;
}

export type WishlistRequest =
  | { readonly intent: "add" | "remove"; readonly product: string }
  | { readonly intent: "sync" };

/** The answers of the wishlist's action: to its page, and to the buttons of every other page. */
export type WishlistAnswer =
  | { readonly kind: "saved" }
  | { readonly kind: "removed" }
  /** Products on the list that the visitor may see, the newest first. */
  | { readonly kind: "list"; readonly productIds: readonly string[] }
  | { readonly kind: "shared"; readonly link: string }
  | { readonly kind: "unshared" }
  | { readonly kind: "in-cart"; readonly itemId: string }
  | { readonly kind: "not-in-cart"; readonly itemId: string; readonly message: string }
  | { readonly kind: "failed"; readonly reason: "full" | "refused"; readonly message: string };

export type Refusal = "full" | "refused";

export interface WishlistSources {
  /** Sends a request to the wishlist's page; rejects if the shop cannot be reached. */
  readonly ask: (request: WishlistRequest) => Promise<WishlistAnswer>;
  readonly saved: StoredValue<SavedList>;
  /** The account that is signed in; null for a guest. */
  readonly accountId: () => string | null;
  readonly onAdd?: (product: SavedProduct) => void;
  readonly onRefusal?: (reason: Refusal) => void;
  readonly timers?: Timers;
}

export interface Wishlist {
  readonly isSaved: (id: string) => boolean;
  readonly count: () => number;
  readonly toggle: (product: SavedProduct) => void;
  /** Merges a guest's list into the account's if due, and learns what is on the list. It can be retried after a failure. */
  readonly sync: () => Promise<"synced" | "failed">;
  readonly subscribe: (listener: () => void) => () => void;
}

export const NOTHING_SAVED: SavedList = { ids: [], at: 0, accountId: null };

/** A second click on the same button within this time is a bounce; milliseconds. */
export const CLICK_THROTTLE = 50;

export function createWishlist(sources: WishlistSources): Wishlist {
  const { ask, saved, accountId, onAdd, onRefusal, timers = systemTimers } = sources;
  /** Clicks that the shop has not answered yet, by product id. */
  const pending = new Map<string, boolean>();
  const clickedAt = new Map<string, number>();
  const listeners = new Set<() => void>();

  const known = (): SavedList => saved.read() ?? NOTHING_SAVED;
  const isSaved = (id: string): boolean => pending.get(id) ?? known().ids.includes(id);
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const store = (id: string, isOn: boolean): void => {
    const { ids, at } = known();
    const others = ids.filter((other) => other !== id);
    saved.write({ ids: isOn ? [id, ...others] : others, at, accountId: accountId() });
  };

  const settle = async (product: SavedProduct, isWanted: boolean): Promise<void> => {
    const request = { intent: isWanted ? "add" : "remove", product: product.id } as const;
    const answer = await ask(request).catch(() => REFUSED);
    const isDone = answer.kind === "saved" || answer.kind === "removed";
    // A later click on the same button settles this product.
    if (pending.get(product.id) === isWanted) pending.delete(product.id);
    if (isDone) store(product.id, isWanted);
    notify();
    if (!isDone) onRefusal?.(answer.kind === "failed" && answer.reason === "full" ? "full" : "refused");
    else if (isWanted) onAdd?.(product);
  };

  return {
    isSaved,
    count: () => {
      const ids = new Set(known().ids);
      for (const [id, isWanted] of pending) {
        if (isWanted) ids.add(id);
        else ids.delete(id);
      }
      return ids.size;
    },
    toggle: (product) => {
      const now = timers.now();
      if (now - (clickedAt.get(product.id) ?? -Infinity) < CLICK_THROTTLE) return;
      clickedAt.set(product.id, now);
      const isWanted = !isSaved(product.id);
      pending.set(product.id, isWanted);
      notify();
      void settle(product, isWanted);
    },
    sync: async () => {
      const answer = await ask({ intent: "sync" }).catch(() => REFUSED);
      if (answer.kind !== "list") return "failed";
      saved.write({ ids: answer.productIds, at: timers.now(), accountId: accountId() });
      return "synced";
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const unsubscribe = saved.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
  };
}

const REFUSED: WishlistAnswer = { kind: "failed", reason: "refused", message: "" };
