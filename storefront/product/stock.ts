// What the shop says about how much of a size is left.

import type { SizeChoice } from "./product-data.ts";

/** From this many down the page says how many are left. */
export const LOW_STOCK = 3;

/** The line under the sizes: low stock of the chosen one, or that everything is gone; otherwise nothing. */
export function stockLine(sizes: readonly SizeChoice[], chosen: SizeChoice | undefined): string | null {
  if (sizes.every(({ stock }) => stock <= 0)) return "Sold out in every size.";
  if (!chosen || chosen.stock > LOW_STOCK || chosen.stock <= 0) return null;
  const size = sizes.length > 1 ? ` in ${chosen.label}` : "";
  return chosen.stock === 1 ? `Last one${size}` : `Only ${chosen.stock} left${size}`;
}
