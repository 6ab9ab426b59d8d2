// Visibility of a product to shoppers, and its schedule.

import type { Product } from "#commerce/products";
import type { ProductState } from "./product-data.ts";

/** Undefined is a product that was deleted a moment ago. */
export function stateOf(product: Product | undefined, now: Date): ProductState {
  const { isVisible = false, isHeld = false, visibleFrom = null, visibleUntil = null, vipLevel = 0 } = product ?? {};
  const isEarly = visibleFrom !== null && new Date(visibleFrom) > now;
  return { isVisible, isHeld, isEarly, visibleFrom, visibleUntil, vipLevel };
}
