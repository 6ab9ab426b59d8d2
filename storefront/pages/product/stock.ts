// What the shop says about how much of a size is left.

import type { Say } from "#catalogue";
import type { product } from "#locales/product";
import type { SizeChoice } from "./product-data.ts";

/** From this many down the page says how many are left. */
export const LOW_STOCK = 3;

/** The line under the sizes: low stock of the chosen one, or that everything is gone; otherwise nothing. */
export function stockLine(
  say: Say<typeof product>,
  sizes: readonly SizeChoice[],
  chosen: SizeChoice | undefined,
): string | null {
  if (sizes.every(({ stock }) => stock <= 0)) return say("soldOutAll");
  if (!chosen || chosen.stock > LOW_STOCK || chosen.stock <= 0) return null;
  const { stock: count, label: size } = chosen;
  if (sizes.length > 1) return count === 1 ? say("lastIn", { size }) : say("leftIn", { count, size });
  return count === 1 ? say("last") : say("left", { count });
}
