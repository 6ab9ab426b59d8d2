// The data of the page of recently viewed products.

import type { SavedProduct } from "#storefront/features/wishlist/wishlist.ts";
import type { CardProduct } from "#storefront/ui/product-card.tsx";

export interface ViewedData {
  /** In the order asked for, as far as the visitor may see them. */
  readonly products: readonly (CardProduct & SavedProduct)[];
  readonly home: string;
  /** Address of the form that clears them. */
  readonly action: string;
}

/** Answer to the browser's own request. */
export interface ViewedAnswer {
  /** Handles that the account has now, the latest first. */
  readonly viewed: readonly string[];
}
