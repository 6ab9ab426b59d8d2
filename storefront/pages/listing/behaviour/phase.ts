// The phase of a listing: showing results, loading others, or loading more.

import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { STALLED_AFTER } from "#search/constants";
import type { ListingData } from "../listing-data.ts";
import { listingKey } from "./listing-cache.ts";

export type Phase = "loading" | "loaded" | "loadingMore" | "no-products";

export function usePhase({ paging }: Pick<ListingData, "paging">): Phase {
  const here = useLocation();
  const { location: next } = useNavigation();
  const isStaying = next !== undefined && next.pathname === here.pathname;
  const isMore =
    isStaying && paging.next !== undefined && next.search !== here.search && listingKey(next) === listingKey(here);
  const isStalled = useStalled(isStaying && !isMore);
  if (isMore) return "loadingMore";
  if (isStalled) return "loading";
  return paging.total === 0 ? "no-products" : "loaded";
}

/** True while a search takes longer than 200 ms. */
function useStalled(isSearching: boolean): boolean {
  const [isStalled, setStalled] = useState(false);
  useEffect(() => {
    if (!isSearching) return undefined;
    const timer = setTimeout(() => setStalled(true), STALLED_AFTER);
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [isSearching]);
  return isSearching && isStalled;
}

/** Scrolls to the top with the skeletons, because another list follows. */
export function useTopWhileLoading(phase: Phase): void {
  useEffect(() => {
    if (phase === "loading") scrollTo(0, 0);
  }, [phase]);
}
