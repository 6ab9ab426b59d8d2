// Loads the next page of a listing: on a click, and automatically near the end of the list.

import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { FOOTER } from "#storefront/layout/frame-ids.ts";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import { pageAddress } from "../listing-context.ts";
import type { ShownListing } from "./listing-memory.ts";
import { createNearEnd, type NearEnd } from "./near-end.ts";
import { isPlainClick } from "./plain-click.ts";

export interface More {
  /** The element after the list. */
  readonly end: RefObject<HTMLDivElement | null>;
  /** Click handler for the link to the next page. */
  readonly onClick: (event: MouseEvent) => void;
}

export function useMore(data: ShownListing): More {
  const end = useRef<HTMLDivElement>(null);
  const nearEnd = useRef<NearEnd>(undefined);
  const navigate = useNavigate();
  const { listingPause = 0 } = usePublicConfig();
  const isIdle = useNavigation().state === "idle";
  const { page } = data.state;
  const { next } = data.paging;
  const hasFailed = data.isMoreFailed === true;
  const href = next === undefined ? undefined : pageAddress(data, next);
  // Another scroll or click may come before the navigation is rendered.
  const begun = useRef<string>(undefined);
  const latest = useRef({ page, isIdle, hasFailed, href });
  useEffect(() => {
    latest.current = { page, isIdle, hasFailed, href };
  });

  useEffect(() => {
    const distance = () => (end.current?.getBoundingClientRect().top ?? Infinity) - innerHeight;
    const watch = createNearEnd({
      pauseAfter: listingPause,
      page: () => latest.current.page,
      distance,
      hasFailed: () => latest.current.hasFailed,
      isPast: () => distance() < 0 && isBelowProducts(document.activeElement, end.current),
      isBusy: () => {
        const { isIdle: isFree, href: to, hasFailed: isFailed } = latest.current;
        return !isFree || to === undefined || (to === begun.current && !isFailed);
      },
      load: () => {
        // Replaces the history entry: back leaves the listing instead of stepping through its pages.
        begun.current = latest.current.href;
        if (latest.current.href) void navigate(latest.current.href, { replace: true, preventScrollReset: true });
      },
    });
    nearEnd.current = watch;
    addEventListener("scroll", watch.look, { passive: true });
    addEventListener("resize", watch.look);
    return () => {
      watch.stop();
      removeEventListener("scroll", watch.look);
      removeEventListener("resize", watch.look);
    };
  }, [navigate, listingPause]);
  useEffect(() => {
    if (!isIdle) return;
    begun.current = undefined;
    if (next !== undefined) nearEnd.current?.look();
  }, [isIdle, next]);

  // After a keyboard click, focus moves to the first new product; the button is far below by then.
  const goesOn = useRef<number>(undefined);
  const count = data.products.length;
  useEffect(() => {
    const from = goesOn.current;
    if (from === undefined || count <= from) return;
    goesOn.current = undefined;
    end.current?.previousElementSibling?.children[from]?.querySelector("a")?.focus({ preventScroll: true });
  }, [count]);
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (event.detail === 0) goesOn.current = count;
    nearEnd.current?.ask();
  };
  return { end, onClick };
}

/** True for the button and the footer: automatic loading would move them away while they have the focus. */
const isBelowProducts = (element: Element | null, end: Element | null): boolean =>
  element !== null && (end?.contains(element) === true || element.closest(`#${FOOTER}`) !== null);
