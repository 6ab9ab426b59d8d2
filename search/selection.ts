// "Our selection": an order of listings that weighs newness, availability, popularity, and the merchant's position and margin. Pure.

import type { FeedRow } from "#catalogue";
import { PLACES, sizeRunOf } from "./size-run.ts";

/** The attribute of the score; the higher, the earlier. */
export const SELECTION_ATTRIBUTE = "selection";

const MONTH_MS = 30 * 86_400_000;
/** In months of newness: what each quality is worth at most. */
const AVAILABLE = 3;
/** More than any age, so that size runs that are broken come after all others, and sold-out products after those. */
const BURIED = -1_000;
const POPULAR = 3;
const PLACED = 2;
const PROFITABLE = 2;

/**
 * The score of a product, from its rows. A month of newness counts 1, all variants in stock 3, popularity up to 3, and a good position and the
 * margin up to 2 each. Without figures of the shop, popularity is that of the pieces sold (3 for 63 pieces). It needs no
 * clock, so that it changes only with the product.
 */
export function selectionScore(rows: readonly FeedRow[]): number {
  const first = rows[0]!;
  const published = Date.parse(String(first.published_at));
  const inStock = rows.filter(({ inventory_quantity: stock }) => stock > 0).length;
  const months = Number.isNaN(published) ? 0 : published / MONTH_MS;
  const availability = (AVAILABLE * inStock) / rows.length + BURIED * PLACES[sizeRunOf(rows)];
  const bySales = Math.log2(1 + Math.max(0, first.sold_num ?? 0)) / 2;
  const popularity = Math.min(POPULAR, first.shop_popularity ?? bySales);
  const place = PLACED / (1 + Math.log10(1 + Math.max(0, first.position ?? 0)));
  const profit = PROFITABLE * Math.min(1, Math.max(0, first.margin ?? 0));
  return Math.round((months + availability + popularity + place + profit) * 1_000) / 1_000;
}

/** Other designers between two pieces of one, if there are enough. */
const APART = 3;

/** The same hits in an order in which pieces of one designer are apart, as far as possible. Earlier hits stay early. */
export function spreadDesigners<Hit>(hits: readonly Hit[], designerOf: (hit: Hit) => string): readonly Hit[] {
  const left = [...hits];
  const shown: Hit[] = [];
  while (left.length > 0) {
    const recent = new Set(shown.slice(-APART).map(designerOf));
    const next = Math.max(
      0,
      left.findIndex((hit) => !recent.has(designerOf(hit))),
    );
    shown.push(...left.splice(next, 1));
  }
  return shown;
}
