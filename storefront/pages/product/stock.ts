// Stock messages of a size.

import type { Say } from "#catalogue";
import type { product } from "#locales/product";
import type { SizeChoice } from "./product-data.ts";

/** Stock up to which the page shows how many are left. */
const LOW_STOCK = 3;

/** True if no size is in stock. */
export const isSoldOut = ({ sizes }: { readonly sizes: readonly SizeChoice[] }): boolean =>
  sizes.length > 0 && sizes.every(({ stock }) => stock <= 0);

/** The line under the sizes: low stock of the selected one; otherwise null. */
export function stockLine(
  say: Say<typeof product>,
  sizes: readonly SizeChoice[],
  chosen: SizeChoice | undefined,
): string | null {
  if (!chosen || chosen.stock > LOW_STOCK || chosen.stock <= 0) return null;
  const { stock: count, name: size } = chosen;
  if (sizes.length > 1) return count === 1 ? say("lastIn", { size }) : say("leftIn", { count, size });
  return count === 1 ? say("last") : say("left", { count });
}
