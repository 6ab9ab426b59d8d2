// A product page's product for the wishlist and for analytics.

import { toMajor } from "#catalogue";
import type { TrackedPiece } from "#storefront/features/analytics/events.ts";
import type { SavedProduct } from "#storefront/features/wishlist/wishlist.ts";
import type { ProductData, SizeChoice } from "./product-data.ts";
import { chosenPrice } from "./use-choosing.ts";

/** In the size that the shopper has chosen. */
export function trackedPiece(data: ProductData, chosen?: SizeChoice): TrackedPiece {
  const { price } = chosenPrice(data, chosen);
  const variant = [data.item.item_variant, chosen?.label].filter(Boolean).join(", ");
  return {
    currency: price.currency,
    item: {
      ...data.item,
      price: toMajor(price),
      ...(chosen && { item_id: chosen.sku }),
      ...(variant && { item_variant: variant }),
    },
  };
}

export const savedProduct = ({ id, sku, title, vendor, price }: ProductData): SavedProduct => ({
  id,
  sku,
  title,
  vendor: vendor.name,
  price,
});
