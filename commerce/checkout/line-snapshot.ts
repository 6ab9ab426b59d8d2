// The parts of a cart's line that an order copies, and its names in the order's language.

import type { CartLine } from "#commerce/cart";
import { mailLanguage } from "#commerce/mail";
import type { LineNames } from "#commerce/orders";
import type { OrderServices } from "#commerce/payments";
import type { CheckoutView, Shopper } from "./checkout.ts";

/** Keyed by the variant's id. */
export type LocalNames = ReadonlyMap<string, LineNames>;
export const NO_NAMES: LocalNames = new Map();

/** Translates before the transaction, which must not wait for a translation service. */
export async function localNamesOf(
  { nameLines }: OrderServices,
  shopper: Shopper,
  { cart, discounts }: CheckoutView,
): Promise<LocalNames> {
  const lines = [...cart.lines, ...discounts.complimentary.map(({ line }) => line)];
  const named = await nameLines(lines, { market: shopper.market, language: mailLanguage(shopper) });
  return new Map(
    named.flatMap(({ variantId, vendor, title, colour, options }) =>
      variantId === null ? [] : [[variantId, { vendor, title, colour, options }] as const],
    ),
  );
}

/** The columns that an order's line copies from the cart's. */
export const snapshotOf = (
  {
    available: _available,
    total: _total,
    change: _change,
    goods: _goods,
    isPrior: _isPrior,
    options,
    ...line
  }: Omit<CartLine, "id">,
  names: LocalNames,
) => ({
  ...line,
  options: options.length > 0 ? options : null,
  localNames: names.get(line.variantId ?? "") ?? null,
});
