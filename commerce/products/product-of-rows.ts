// A product as shoppers would see it, from rows that are not stored. Prices that would be converted are missing.

import type { FeedRow } from "#catalogue";
import { feedLineOf } from "./feed.ts";
import type { ProductWithVariants } from "./product.ts";
import { toRows } from "./rows.ts";
import { toProduct } from "./stored-products.ts";

/** `rows` are valid, and at least one. */
export function productOfRows(rows: readonly FeedRow[]): ProductWithVariants {
  const { product: stored, variants } = toRows(
    0,
    rows.map((row, index) => feedLineOf(row, index + 1)),
  );
  const product = toProduct(stored);
  return {
    ...product,
    variants: variants.map((variant) => ({
      ...variant,
      options: variant.options ?? [],
      measurements: variant.measurements ?? [],
      prices: variant.prices ?? product.prices,
      compareAtPrices: variant.prices ? (variant.compareAtPrices ?? {}) : product.compareAtPrices,
      priorPrices: variant.priorPrices ?? {},
    })),
  };
}
