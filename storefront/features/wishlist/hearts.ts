// The hearts of a visitor: which products are saved. One interface, whatever keeps them: this browser, or a wishlist.

import { systemTimers, type Timers } from "#search/client/timers";

export interface HeartedProduct {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
}

/** Where hearts are kept. Adding and removing answer when it is certain; what could not be saved comes back. */
export interface HeartKeeper {
  /** The ids kept, as far as is known at once. */
  readonly read: () => ReadonlySet<string>;
  readonly add: (id: string) => Promise<HeartOutcome>;
  readonly remove: (id: string) => Promise<HeartOutcome>;
  /** Told when they changed elsewhere: another tab, another device. */
  readonly watch: (changed: () => void) => () => void;
}

export type HeartOutcome = { readonly kind: "kept" } | { readonly kind: "failed"; readonly reason: "full" | "refused" };

export interface Hearts {
  readonly isSaved: (id: string) => boolean;
  readonly count: () => number;
  /** Shows at once and is taken back if it fails. A click within 50 ms of another on the same heart is none. */
  readonly toggle: (product: HeartedProduct) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface HeartSettings {
  readonly keeper: HeartKeeper;
  readonly onAdd?: (product: HeartedProduct) => void;
  readonly onFailure?: (product: HeartedProduct, reason: "full" | "refused") => void;
  readonly timers?: Timers;
}

/** Of one heart: a finger that trembles, a mouse that bounces. */
export const HEART_THROTTLE = 50;

export function createHearts({ keeper, onAdd, onFailure, timers = systemTimers }: HeartSettings): Hearts {
  let kept = keeper.read();
  /** What was clicked and is not certain yet. */
  const wanted = new Map<string, boolean>();
  const clicked = new Map<string, number>();
  const listeners = new Set<() => void>();
  let unwatch: (() => void) | undefined;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const readAgain = (): void => {
    kept = keeper.read();
    tell();
  };
  const isSaved = (id: string): boolean => wanted.get(id) ?? kept.has(id);
  const settle = async (product: HeartedProduct, isWanted: boolean): Promise<void> => {
    const outcome = await (isWanted ? keeper.add(product.id) : keeper.remove(product.id)).catch((): HeartOutcome => ({
      kind: "failed",
      reason: "refused",
    }));
    // A later click of the same heart decides by itself.
    if (wanted.get(product.id) === isWanted) wanted.delete(product.id);
    readAgain();
    if (outcome.kind === "failed") onFailure?.(product, outcome.reason);
    else if (isWanted) onAdd?.(product);
  };
  return {
    isSaved,
    count: () => {
      let count = kept.size;
      for (const [id, isWanted] of wanted) if (isWanted !== kept.has(id)) count += isWanted ? 1 : -1;
      return count;
    },
    toggle: (product) => {
      const now = timers.now();
      if (now - (clicked.get(product.id) ?? -Infinity) < HEART_THROTTLE) return;
      clicked.set(product.id, now);
      const isWanted = !isSaved(product.id);
      wanted.set(product.id, isWanted);
      tell();
      void settle(product, isWanted);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) unwatch = keeper.watch(readAgain);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch?.();
      };
    },
  };
}
