// The header counts what the browser knows of the wishlist, and when there is a list to learn or to merge, the shop is asked.

import { messagesIn } from "#catalogue";
import { documentLanguage } from "#storefront/ui/language.tsx";
import { wishlistStatus } from "#locales/wishlist-status";
import { saved } from "./browser-saved.ts";
import { readCredentials } from "./credentials.ts";
import { SAVED_CHANGED } from "./saved-changed.ts";
import type { Saved } from "./saved.ts";
import type { Visit } from "./visit.ts";

/** What the shop said is believed for so long, unless a tab changes it. */
const FRESH_MS = 60_000;

/** Ends with the function returned. */
export function startWishlist(visit: Visit): () => void {
  const show = () => {
    showCount(saved().read().ids.length);
    window.dispatchEvent(new Event(SAVED_CHANGED));
  };
  const stop = saved().watch(show);
  if (isAnothers(saved().read(), visit)) saved().write({ ids: [], at: 0, accountId: visit.accountId });
  else show();
  if (isSyncDue(visit)) void syncWishlist();
  return stop;
}

/** A guest's hearts that the shop never confirmed go along with whoever signs in. */
const isAnothers = ({ accountId, at }: Saved, visit: Visit): boolean =>
  accountId !== visit.accountId && (accountId !== null || at > 0);

function isSyncDue({ accountId }: Visit): boolean {
  const { ids, at } = saved().read();
  const hasCredentials = readCredentials(document.cookie) !== undefined;
  // A guest's credentials while signed in are to be merged; ids that the shop never confirmed are to be moved to a list.
  if (accountId !== null && hasCredentials) return true;
  const hasList = accountId !== null || hasCredentials || ids.length > 0;
  return hasList && Date.now() - at > FRESH_MS;
}

export async function syncWishlist(): Promise<"synced" | "failed"> {
  try {
    const { wishlistKeeper } = await import("./browser-wishlist.ts");
    return await wishlistKeeper().sync();
  } catch {
    return "failed";
  }
}

/** In the header, which is the server's markup. */
export function showCount(count: number): void {
  const say = messagesIn(wishlistStatus, documentLanguage());
  for (const link of document.querySelectorAll<HTMLElement>("[data-wishlist]")) {
    const shown = link.querySelector("[data-count]");
    if (shown) shown.textContent = count > 0 ? String(count) : "";
    link.setAttribute("aria-label", count > 0 ? say("counted", { count }) : say("wishlist"));
  }
}
