// The wishlist of a document begins: only where there is a trace of one, and when the browser is idle, is its code loaded.

import { whenIdle } from "#storefront/ui/when-idle.ts";
import { setVisit, type Visit } from "./visit.ts";

/** For each visit: at the document's start, and after signing in or out. Ends with the function returned. */
export function beginWishlist(visit: Visit): () => void {
  setVisit(visit);
  let isOver = false;
  let stop: (() => void) | undefined;
  const start = async (): Promise<void> => {
    // Hearts and page work without it; then the header counts with the next document.
    const code = await import("./start.ts").catch(() => undefined);
    if (!isOver) stop ??= code?.startWishlist(visit);
  };
  // Another tab may begin a list.
  window.addEventListener("storage", start, { once: true });
  if (visit.accountId !== null || hasTrace()) whenIdle(start);
  return () => {
    isOver = true;
    window.removeEventListener("storage", start);
    stop?.();
  };
}

function hasTrace(): boolean {
  try {
    return /(?:^|; )wishlist=/.test(document.cookie) || ["wishlist", "hearts"].some((item) => item in localStorage);
  } catch {
    return false;
  }
}
