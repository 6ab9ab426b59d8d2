// Removes products from the list: they disappear at once, and return to their place on undo or failure.

import { useSyncExternalStore, useRef, useEffect } from "react";
import { useRevalidator } from "react-router";
import { wishlist } from "#locales/wishlist";
import { wishlist as ownList } from "#storefront/features/wishlist/browser-wishlist.ts";
import { useMessages } from "#storefront/ui/language.tsx";
import { showToast } from "#storefront/ui/toast.tsx";
import { savedList } from "#storefront/features/wishlist/saved-list.ts";
import { NOTHING_SAVED } from "#storefront/features/wishlist/wishlist.ts";
import type { WishlistCard, WishlistView } from "./wishlist-data.ts";

export interface Removing {
  readonly cards: readonly WishlistCard[];
  readonly total: number;
  /** Returns false if the browser cannot do it: then the form is submitted. */
  readonly remove: (card: WishlistCard) => boolean;
}

export function useRemoving(view: WishlistView): Removing {
  const say = useMessages(wishlist);
  const removed = useRef(new Set<string>());
  const { revalidate } = useRevalidator();
  // Everything on the page is saved: add it to the stored list.
  useEffect(() => {
    const { ids, ...known } = savedList.read() ?? NOTHING_SAVED;
    const unknown = view.cards.map(({ id }) => id).filter((id) => !ids.includes(id) && !removed.current.has(id));
    if (unknown.length > 0) savedList.write({ ...known, ids: [...ids, ...unknown] });
  }, [view]);
  const gone = useSyncExternalStore(
    subscribe,
    () => goneAmong(view.cards, removed.current),
    () => "",
  );
  const isGone = new Set(gone.split(" "));
  const cards = gone === "" ? view.cards : view.cards.filter(({ id }) => !isGone.has(id));
  const remove = (card: WishlistCard): boolean => {
    if (!ownList().isSaved(card.id)) return false;
    removed.current.add(card.id);
    ownList().toggle(card);
    const undo = () => {
      if (!ownList().isSaved(card.id)) ownList().toggle(card);
    };
    showToast({ text: say("removed"), action: { name: say("undo"), onAct: undo } });
    return true;
  };
  // Loads the next products once the page is empty.
  const isEmptied = cards.length === 0 && view.cards.length > 0;
  useEffect(() => {
    if (!isEmptied) return undefined;
    const timer = setTimeout(() => void revalidate(), EMPTIED_MS);
    return () => clearTimeout(timer);
  }, [isEmptied, revalidate]);
  return { cards, total: view.total - (view.cards.length - cards.length), remove };
}

/** Longer than the toast with undo. */
const EMPTIED_MS = 6000;

const subscribe = (listener: () => void) => ownList().subscribe(listener);

/** As a string, so that equal values compare as equal. */
const goneAmong = (cards: readonly WishlistCard[], removed: ReadonlySet<string>): string =>
  cards
    .map(({ id }) => id)
    .filter((id) => removed.has(id) && !ownList().isSaved(id))
    .join(" ");
