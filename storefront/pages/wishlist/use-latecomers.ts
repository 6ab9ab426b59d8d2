// A heart may still be on its way when its page is asked for, and another tab may save one: then the page is asked for again.

import { useEffect, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { wishlist as ownList } from "#storefront/features/wishlist/browser-wishlist.ts";
import { NOTHING_SAVED, savedList } from "#storefront/features/wishlist/saved-list.ts";
import type { WishlistView } from "./wishlist-data.ts";

/** Once for the same pieces: what this browser remembers may be gone meanwhile. */
export function useLatecomers(view: WishlistView, isWhole: boolean): void {
  const { revalidate } = useRevalidator();
  const isAll = isWhole && view.pages.length <= 1;
  const missing = useSyncExternalStore(
    subscribe,
    () => (isAll ? missingIn(view) : ""),
    () => "",
  );
  useEffect(() => {
    if (missing !== "") void revalidate();
  }, [missing, revalidate]);
}

const subscribe = (listener: () => void) => ownList().subscribe(listener);

/** As text, which is the same as long as nothing changed. */
function missingIn({ cards }: WishlistView): string {
  const shown = new Set(cards.map(({ id }) => id));
  return (savedList.read() ?? NOTHING_SAVED).ids.filter((id) => !shown.has(id)).join(" ");
}
