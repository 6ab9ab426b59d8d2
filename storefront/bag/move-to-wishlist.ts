// From the bag to the wishlist: the shop does both, and this browser's hearts learn of it.

import { wordsIn } from "#catalogue";
import { saved } from "#storefront/hearts/browser-saved.ts";
import { showCount } from "#storefront/hearts/start.ts";
import { documentLanguage } from "#storefront/rendering/language.tsx";
import { showToast } from "#storefront/ui/toast.tsx";
import { bag } from "./browser-bag.ts";
import type { BagLine } from "./bag-data.ts";
import { bagWords } from "./words/index.ts";

export async function moveToWishlist({ id, productId }: BagLine): Promise<void> {
  if (productId === null) return;
  const say = wordsIn(bagWords, documentLanguage());
  try {
    const problem = await bag().toWishlist(id);
    if (problem !== null) return;
  } catch {
    showToast({ text: say("unreached") });
    return;
  }
  const { ids, ...known } = saved().read();
  const next = [productId, ...ids.filter((other) => other !== productId)];
  saved().write({ ...known, ids: next });
  showCount(next.length);
  showToast({ text: say("moved") });
}
