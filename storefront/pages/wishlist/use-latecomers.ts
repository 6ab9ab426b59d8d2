// Reloads the page if a product is saved while it loads, here or in another tab.

import { useEffect, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { wishlist as ownList } from "#storefront/features/wishlist/browser-wishlist.ts";
import { savedList } from "#storefront/features/wishlist/saved-list.ts";
import { NOTHING_SAVED } from "#storefront/features/wishlist/wishlist.ts";
import type { WishlistView } from "./wishlist-data.ts";

/** Once for the same products, because the stored list may be out of date. */
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

/** As a string, so that equal values compare as equal. */
function missingIn({ cards }: WishlistView): string {
  const shown = new Set(cards.map(({ id }) => id));
  return (savedList.read() ?? NOTHING_SAVED).ids.filter((id) => !shown.has(id)).join(" ");
}
