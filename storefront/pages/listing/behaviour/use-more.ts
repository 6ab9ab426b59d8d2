// Loads the next page of a listing: by its button, and by itself when the end of the list comes near.

import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { pageAddress } from "../listing-context.ts";
import type { ShownListing } from "./listing-memory.ts";
import { createNearEnd, type NearEnd } from "./near-end.ts";
import { isPlainClick } from "./plain-click.ts";

export interface More {
  /** Of the element that follows the list. */
  readonly end: RefObject<HTMLDivElement | null>;
  /** What a click on the link to the next page does. */
  readonly onClick: (event: MouseEvent) => void;
}

export function useMore(data: ShownListing): More {
  const end = useRef<HTMLDivElement>(null);
  const nearEnd = useRef<NearEnd>(undefined);
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  const { page } = data.state;
  const { next } = data.paging;
  const hasFailed = data.isMoreFailed === true;
  const href = next === undefined ? undefined : pageAddress(data, next);
  // Between the call and its rendering as a navigation there is time for another look or click.
  const begun = useRef<string>(undefined);
  const latest = useRef({ page, isIdle, hasFailed, href });
  useEffect(() => {
    latest.current = { page, isIdle, hasFailed, href };
  });

  useEffect(() => {
    const watch = createNearEnd({
      page: () => latest.current.page,
      distance: () => (end.current?.getBoundingClientRect().top ?? Infinity) - innerHeight,
      hasFailed: () => latest.current.hasFailed,
      isBusy: () => {
        const { isIdle: isFree, href: to, hasFailed: isFailed } = latest.current;
        return !isFree || to === undefined || (to === begun.current && !isFailed);
      },
      load: () => {
        // In the place of the address before: back leads out of the list, not through its pages.
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
  }, [navigate]);
  useEffect(() => {
    if (!isIdle) return;
    begun.current = undefined;
    if (next !== undefined) nearEnd.current?.look();
  }, [isIdle, next]);

  // By the keyboard one goes on with the first product that was added; the button is far below it by then.
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
