// Keeps the header's cart count up to date: at the start of a document, after signing in or out, and when another tab changes it.

import { setOwner, showCartCount, storedCount } from "./cart-count.ts";

/** Age after which a stored count is refreshed. */
const FRESH_MS = 60_000;

export function startCount(accountId: string | null): void {
  setOwner(accountId);
  const stored = storedCount();
  showCartCount(stored?.count ?? 0);
  // Only this browser changes a guest's cart. An account's changes elsewhere too, and may have taken over a guest's.
  const isDue = accountId === null ? (stored?.count ?? 0) > 0 : !stored;
  if (isDue || (stored && Date.now() - stored.at > FRESH_MS)) {
    void import("./browser-cart.ts").then(({ browserCart }) =>
      browserCart()
        .load()
        .catch(() => undefined),
    );
  }
}

/** Shows the count that another tab stored. */
export const followCount = (): void => showCartCount(storedCount()?.count ?? 0);
