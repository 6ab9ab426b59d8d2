// From the bag to the wishlist: the shop does both, and this browser's hearts learn of it.

import { saved } from "#storefront/hearts/browser-saved.ts";
import { showCount } from "#storefront/hearts/start.ts";
import { showToast } from "#storefront/ui/toast.tsx";
import { bag } from "./browser-bag.ts";
import type { BagLine } from "./bag-data.ts";

export async function moveToWishlist({ id, productId }: BagLine): Promise<void> {
  if (productId === null) return;
  try {
    const problem = await bag().toWishlist(id);
    if (problem !== null) return;
  } catch {
    showToast({ text: "That did not reach the shop. Your bag is as it was." });
    return;
  }
  const { ids, ...known } = saved().read();
  const next = [productId, ...ids.filter((other) => other !== productId)];
  saved().write({ ...known, ids: next });
  showCount(next.length);
  showToast({ text: "Moved to your wishlist" });
}
