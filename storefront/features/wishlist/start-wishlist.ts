// Starts the wishlist of a document: its code loads when the browser is idle, and only if there may be a list to show.

import { whenIdle } from "#storefront/ui/when-idle.ts";
import { savedList } from "./saved-list.ts";

/** At the start of a document, and after signing in or out. Returns a function that ends it. */
export function beginWishlist(accountId: string | null): () => void {
  let isOver = false;
  const start = async (): Promise<void> => {
    // Without the code, buttons and page still work; the header counts with the next document.
    const code = await import("./browser-wishlist.ts").catch(() => undefined);
    if (!isOver) code?.startWishlist();
  };
  // Another tab may start a list.
  window.addEventListener("storage", start, { once: true });
  if (accountId !== null || savedList.read()) whenIdle(start);
  return () => {
    isOver = true;
    window.removeEventListener("storage", start);
  };
}
