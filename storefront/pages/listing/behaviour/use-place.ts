// Remembers where a visitor is in a listing and what it shows, and brings them back there when they return.

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
    // What scrolls while another page is on its way is the visitor's no more.
    const note = () => {
      if (isStill.current) ({ scrollY } = window);
    };
    const write = () => places.write(key, { y: scrollY, page });
    addEventListener("scroll", note, { passive: true });
    addEventListener("pagehide", write);
    return () => {
      removeEventListener("scroll", note);
      removeEventListener("pagehide", write);
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
    // A visitor who moves by themselves is not moved.
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

/** Before anything else scrolls: the router, too, scrolls in a layout effect. The server has no layout. */
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** When idle, or at the latest when called off. */
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

/** Of a page that the router says was popped: the first page of a document is, too, when it was opened anew. */
function cameBack(): boolean {
  // By its field, not its class: the server renders pages too, and has no such class.
  const [entry] = performance.getEntriesByType("navigation");
  return hasReturned() || (entry !== undefined && "type" in entry && entry.type !== "navigate");
}
