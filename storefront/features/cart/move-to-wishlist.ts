// Moves a line from the cart to the wishlist: the shop does both, then the wishlist buttons follow.

import { messagesIn } from "#catalogue";
import { trackAction } from "#storefront/features/analytics/track.ts";
import { showCount } from "#storefront/features/wishlist/browser-wishlist.ts";
import { savedList } from "#storefront/features/wishlist/saved-list.ts";
import { NOTHING_SAVED } from "#storefront/features/wishlist/wishlist.ts";
import { documentLanguage } from "#storefront/ui/language.tsx";
import { showToast } from "#storefront/ui/toast.tsx";
import { cart } from "#locales/cart";
import { browserCart } from "./browser-cart.ts";
import type { ShownLine } from "./cart-data.ts";

export async function moveToWishlist({ id, productId, item, price }: ShownLine): Promise<void> {
  if (productId === null) return;
  const say = messagesIn(cart, documentLanguage());
  try {
    const problem = await browserCart().toWishlist(id);
    if (problem !== null) return;
  } catch {
    showToast({ text: say("connectionFailed") });
    return;
  }
  const { ids, ...known } = savedList.read() ?? NOTHING_SAVED;
  const next = [productId, ...ids.filter((other) => other !== productId)];
  savedList.write({ ...known, ids: next });
  showCount(next.length);
  const saved = { sku: item.item_id, title: item.item_name, vendor: item.item_brand ?? "", ...(price && { price }) };
  trackAction(({ wishlistEvent }) => [wishlistEvent(saved)]);
  showToast({ text: say("moved") });
}
