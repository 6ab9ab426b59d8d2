// The visitor's cart in this document: asks the cart's own page, stores the count and follows changes by other tabs.

import { messagesIn } from "#catalogue";
import { documentLanguage } from "#storefront/ui/language.tsx";
import { loadRoute, submitTo } from "#storefront/framework/route-requests.ts";
import { inOneTab } from "#storefront/framework/one-tab.ts";
import { trackAction } from "#storefront/features/analytics/track.ts";
import { showToast } from "#storefront/ui/toast.tsx";
import { cart } from "#locales/cart";
import { createCart, type Cart } from "./cart.ts";
import { keepCount } from "./cart-count.ts";
import { CART_ITEM } from "./cart-item.ts";
import type { CartAnswer, CartView, CartData } from "./cart-data.ts";
import { totalsOf } from "./totals-of.ts";

/** One for the whole document; browser only. */
export function browserCart(): Cart {
  if (own) return own;
  const made = createCart({
    ask: (request) => inOneTab("bag", () => submitTo<CartAnswer>("cart", cartAddress(), request)),
    load: loadView,
    createKey,
    onFailure: () => showToast({ text: messagesIn(cart, documentLanguage())("connectionFailed") }),
    onLearn: (view) => keepCount(totalsOf(view).count),
    onQuantity: ({ item }, change) =>
      trackAction(({ cartEvent }) => [cartEvent({ item, currency: made.read()?.view.currency ?? "" }, change)]),
  });
  // Another tab changed the cart.
  window.addEventListener("storage", ({ key }) => {
    if (key === CART_ITEM && made.read()) made.load().catch(() => undefined);
  });
  window.addEventListener("pagehide", () => void made.settled());
  own = made;
  return made;
}

let own: Cart | undefined;

/** The cart's page in the visitor's country, as the header links to it. */
export const cartAddress = (): string => document.querySelector<HTMLAnchorElement>("[data-cart]")?.pathname ?? "/cart";

async function loadView(): Promise<CartView> {
  const { view } = await loadRoute<CartData>("cart", cartAddress());
  if (!view) throw new Error("The shop cannot read the cart right now.");
  return view;
}

/** Reports that the cart came into view, unless it is empty. */
export function trackCart({ lines, currency }: CartView): void {
  if (lines.length === 0) return;
  const pieces = lines.map(({ item, quantity }) => ({ item: { ...item, quantity }, currency }));
  trackAction(({ viewCartEvent }) => [viewCartEvent(pieces, currency)]);
}

/** An idempotency key, unique within the cart. */
const createKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
