// Remembers the visitor's place in a listing and its content, and restores both on return.

import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { hasReturned } from "#storefront/framework/returns.ts";
import type { ListingData } from "../listing-data.ts";
import { listingKey } from "./listing-cache.ts";
import { listingMemory } from "./listing-memory.ts";
import { createPlaces, isSafari, restorePlace } from "./places.ts";

const places = createPlaces(() => window.sessionStorage);

export function usePlace(data: ListingData): void {
  const location = useLocation();
  const key = listingKey(location);
  const isReturn = useNavigationType() === "POP" && cameBack();
  const isIdle = useNavigation().state === "idle";
  const isStill = useRef(true);
  const { page } = data.state;
  useBrowserLayoutEffect(() => {
    isStill.current = isIdle;
  }, [isIdle]);

  useBrowserLayoutEffect(() => {
    let { scrollY } = window;
    // Scrolling while another page loads is not the visitor's.
    const note = () => {
      if (isStill.current) ({ scrollY } = window);
    };
    const write = () => places.write(key, { y: scrollY, page });
    // The event of the last scrolling may still wait for its frame.
    const leave = () => {
      note();
      write();
    };
    addEventListener("scroll", note, { passive: true });
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("scroll", note);
      removeEventListener("pagehide", leave);
      write();
    };
  }, [key, page]);

  useEffect(() => {
    const place = isReturn ? places.read(key) : undefined;
    if (place?.page !== page) return undefined;
    const callOff = restorePlace(place, {
      scrollTo: (x, y) => scrollTo(x, y),
      isSafari: isSafari(navigator.userAgent),
    });
    // Do not move a visitor who is scrolling.
    const own = ["wheel", "touchmove", "keydown", "pointerdown"];
    for (const type of own) addEventListener(type, callOff, { once: true, passive: true });
    return () => {
      callOff();
      for (const type of own) removeEventListener(type, callOff);
    };
  }, [isReturn, key, page]);

  useEffect(() => {
    listingMemory.show(location, data);
    return whenIdle(listingMemory.keep);
  }, [location, data]);
  useEffect(() => {
    addEventListener("pagehide", listingMemory.keep);
    return () => removeEventListener("pagehide", listingMemory.keep);
  }, []);
}

/** Runs before the router's own layout effect scrolls. The server has no layout. */
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Runs when idle, or at the latest when cancelled. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(run, 50);
    return () => {
      clearTimeout(timer);
      run();
    };
  }
  const callback = requestIdleCallback(run);
  return () => {
    cancelIdleCallback(callback);
    run();
  };
}

/** True for a real return: the router also reports POP for the first page of a new document. */
function cameBack(): boolean {
  // Checked by field, not by class, because the class does not exist on the server.
  const [entry] = performance.getEntriesByType("navigation");
  return hasReturned() || (entry !== undefined && "type" in entry && entry.type !== "navigate");
}
