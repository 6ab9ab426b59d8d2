// The group of products that are one model in several colours, by the rule of `modelColours`. Pure.

import type { Product } from "./product.ts";

/** Longest id that merchant feeds accept. */
const LONGEST_ID = 50;

/** The same for all colours of a model; a product without a model number is alone in its group. */
export function productGroupId({
  id,
  vendorHandle,
  designerModelNumber: model,
}: Pick<Product, "id" | "vendorHandle" | "designerModelNumber">): string {
  const group = `${vendorHandle}-${model}`;
  return model === "" || group.length > LONGEST_ID ? id : group;
}
