// The variant of a form that was sent without scripts: a value for each choice of the product.

import { viewerFor } from "#browsing";
import { findProduct } from "#commerce/products";
import { choicesOf, picksOf, variantPicked } from "#storefront/features/cart/variant-choices.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { priceOf } from "#storefront/visitor/viewer.server.ts";

/** Empty if a choice is open; undefined if there is no such combination. */
export async function variantOfForm(args: LoaderArgs, form: FormData): Promise<string | undefined> {
  const handle = form.get("product");
  const product =
    typeof handle !== "string" || handle === ""
      ? undefined
      : await findProduct(args.shop.database, await viewerFor(args), handle);
  if (!product) return "";
  const variants = product.variants.filter((variant) => priceOf(variant, args.visitor) !== undefined);
  const choices = choicesOf(variants);
  const picked = choices.map((_, at) => form.get(`pick-${at}`));
  // Variants that lack an option have an empty value of it.
  if (!picked.every((value) => typeof value === "string")) return "";
  return variantPicked(
    variants.map((variant) => ({ id: variant.id, picks: picksOf(variant, choices) })),
    picked,
  )?.id;
}
