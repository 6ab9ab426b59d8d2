// Plain <a href> everywhere: one set of listeners turns clicks into navigations and hovers into prefetches.

import type { Navigate } from "./navigation.ts";

const HOVER_INTENT_MS = 60;

export function installLinks(navigate: Navigate, prefetch: (href: string) => void): void {
  let hover = 0;
  window.addEventListener("click", (event) => {
    const link = internalLink(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    clearTimeout(hover);
    navigate(link.pathname + link.search + link.hash, {
      replace: link.href === location.href || "replace" in link.dataset,
      keepScroll: "keepScroll" in link.dataset,
    });
  });
  const prefetchNow = (event: Event) => {
    const link = internalLink(event);
    clearTimeout(hover);
    if (link) prefetch(link.href);
  };
  document.addEventListener("pointerover", (event) => {
    const link = internalLink(event);
    clearTimeout(hover);
    if (link && event.pointerType === "mouse") hover = window.setTimeout(() => prefetch(link.href), HOVER_INTENT_MS);
  });
  document.addEventListener("pointerdown", prefetchNow);
  document.addEventListener("focusin", prefetchNow);
}

/** A link that opens elsewhere, or is only a query, is not the router's: the latter is for its page, which handles it. */
const LINKS = "a[href]:not([download],[data-native],[target],[href^='?'])";

/** The link under an event, if this shop's router may take it; anchors within the page stay native. */
function internalLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
  if (link?.origin !== location.origin) return null;
  const isAnchor = link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
  return isAnchor ? null : link;
}
