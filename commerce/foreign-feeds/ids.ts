// Ids of products and variants: short enough, and distinct where several rows have one, such as a SKU on all sizes of a product.

import { createHash } from "node:crypto";
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

/** A long text that is made of names gets the beginning of its hash as its end. */
export const shortened = (text: string, longest: number): string =>
  text.length <= longest
    ? text
    : `${text.slice(0, longest - HASH_LENGTH - 1)}-${createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH)}`;
const HASH_LENGTH = 16;

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
