// The state of a wishlist button before the wishlist's code has loaded: what this browser has stored shows at once, and the code
// loads when a visitor reaches for a button. Every listing loads this module first, so it stays small.

import { useSyncExternalStore } from "react";
import { messagesIn } from "#catalogue";
import { common } from "#locales/common";
import { documentLanguage } from "#storefront/ui/language.tsx";
import { showToast } from "#storefront/ui/toast.tsx";
import { savedList } from "./saved-list.ts";
import type { SavedProduct, Wishlist } from "./wishlist.ts";

let own: Wishlist | undefined;
let loading: Promise<Wishlist> | undefined;
const listeners = new Set<() => void>();

/** False on the server and at hydration. */
export const useIsSaved = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (own ? own.isSaved(id) : (savedList.read()?.ids.includes(id) ?? false)),
    () => false,
  );

export function toggleSaved(product: SavedProduct): void {
  load().then(
    (wishlist) => wishlist.toggle(product),
    () => showToast({ text: messagesIn(common, documentLanguage())("notSaved") }),
  );
}

/** Loads the code at the first sign that a button may be clicked; a click reports a failure. */
export const loadOnIntent = (): void => void load().catch(() => undefined);

function load(): Promise<Wishlist> {
  loading ??= import("./browser-wishlist.ts").then(
    ({ wishlist }) => {
      own = wishlist();
      own.subscribe(notify);
      notify();
      return own;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = savedList.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
