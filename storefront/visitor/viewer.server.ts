// The visitor's prices and links.

import { prefixPath, priceFor, type Price } from "#catalogue";
import type { Visitor } from "#storefront/framework/context.ts";

/** Adds the visitor's country prefix to an internal address. */
export const linkFor =
  ({ code }: Visitor) =>
  (path: string): string =>
    prefixPath(code ?? undefined, path);

/** The visitor's price of a product or variant; undefined if it is not sold to them. */
export const priceOf = (priced: Parameters<typeof priceFor>[0], { market }: Visitor): Price | undefined =>
  priceFor(priced, market);
