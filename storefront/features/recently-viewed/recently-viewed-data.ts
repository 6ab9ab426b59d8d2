// What the page of recently viewed products shows; its loader answers it.

import type { HeartedProduct } from "#storefront/features/wishlist/hearts.ts";
import type { CardProduct } from "#storefront/ui/product-card.tsx";

export interface ViewedData {
  /** In the order asked for, as far as the visitor may see them. */
  readonly products: readonly (CardProduct & HeartedProduct)[];
  readonly home: string;
}
