// Ids that several rows of a file have, such as a SKU on all sizes of a product: each size gets an id of its own.

import { toHandle } from "#catalogue";
import type { Skipped } from "#commerce/products";
import type { Draft, DraftVariant } from "./draft.ts";
import type { ShopSoFar } from "./shop-so-far.ts";

/** The id of a variant without one of its own. */
export const idOfChoice = (
  product: string,
  { colour, size, options }: Pick<DraftVariant, "colour" | "size" | "options">,
): string =>
  [product, colour, size, ...options.map(({ value }) => value)]
    .filter((one) => one !== "")
    .map(toHandle)
    .join("-");

export interface Distinct {
  readonly variants: readonly DraftVariant[];
  /** Rows with the same product, colour and size as an earlier one. */
  readonly repeated: readonly Skipped[];
}

/** Depends on the file alone, so importing it again gives the same ids. */
export function withDistinctIds({ id: product, name, variants, columns }: Draft, shop: ShopSoFar): Distinct {
  const rows = new Map<string, DraftVariant>();
  const repeated: Skipped[] = [];
  for (const variant of variants) {
    const isShared = variant.own["objectID"] === undefined && shop.isRepeatedId(variant.id);
    const id = isShared ? idOfChoice(product, variant) : variant.id;
    const first = rows.get(id);
    if (first === undefined) rows.set(id, { ...variant, id });
    else
      repeated.push({
        line: variant.line,
        reason: "repeated-size",
        ...(variant.sku !== "" && { field: columns["sku"] || "sku" }),
        product: name,
        variants: 1,
        message: `${variant.sku || id} is repeated from line ${first.line}, with the same colour and size`,
      });
  }
  return { variants: [...rows.values()], repeated };
}
