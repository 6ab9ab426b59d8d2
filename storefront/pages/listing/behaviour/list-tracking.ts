// Reports listing views, searches and product clicks to analytics.

import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { trackAction, trackView } from "#storefront/features/analytics/track.ts";
import type { ListingData } from "../listing-data.ts";
import { changeIn } from "./changed-by.ts";
import { listingKey } from "./listing-cache.ts";
import { queryOf, type ShownListing } from "./listing-memory.ts";

/** Reports a list once, regardless of how many pages are appended. Numbered pages are separate lists. */
export function useListTracking(data: ListingData): void {
  const location = useLocation();
  const key = `${listingKey(location)} ${data.paging.first}`;
  const changedBy = changeIn(location.state);
  const seen = useRef({ key: "", words: "" });
  useEffect(() => {
    if (seen.current.key === key || data.isFailed) return;
    const words = data.defaults.isSearch ? data.state.query : "";
    const isSearch = words !== "" && words !== seen.current.words;
    seen.current = { key, words };
    trackView(({ listEvents, searchEvent }) => [
      ...(isSearch ? [searchEvent(words)] : []),
      // A search without results is one as well.
      ...(data.products.length > 0 ? listEvents(data, changedBy) : []),
    ]);
  }, [key, data, changedBy]);
}

/** Reports clicks on the products within an element. */
export function useSelectTracking(container: RefObject<HTMLElement | null>, data: ShownListing): void {
  useEffect(() => {
    const { current } = container;
    const select = ({ target }: MouseEvent): void => {
      const item = target instanceof Element ? target.closest("a[href]")?.closest("li") : undefined;
      const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;
      if (!data.products[index]) return;
      const list = { ...data, queryId: queryOf(data, index) };
      trackAction(({ selectEvent, clickInsight }) => [selectEvent(list, index), ...clickInsight(list, index)]);
    };
    current?.addEventListener("click", select);
    return () => current?.removeEventListener("click", select);
  }, [container, data]);
}
