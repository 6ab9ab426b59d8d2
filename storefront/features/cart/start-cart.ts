// Starts the cart of a document: its code loads when the browser is idle, and only if there may be a cart.

import { attempt } from "#storefront/framework/browser-storage.ts";
import { whenIdle } from "#storefront/ui/when-idle.ts";
import { CART_ITEM } from "./cart-item.ts";

/** At the start of a document, and after signing in or out. Returns a function that ends it. */
export function beginCart(accountId: string | null): () => void {
  const load = () => import("./count-updates.ts").catch(() => undefined);
  const start = () => void load().then((code) => code?.startCount(accountId));
  const follow = ({ key }: StorageEvent) => {
    if (key === CART_ITEM) void load().then((code) => code?.followCount());
  };
  window.addEventListener("storage", follow);
  if (accountId !== null || attempt(() => CART_ITEM in localStorage)) whenIdle(start);
  return () => window.removeEventListener("storage", follow);
}
