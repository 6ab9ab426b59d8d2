// What can be done with a product in its chosen size.
import { SaveButton } from "#storefront/hearts/heart-button.tsx";
import type { ProductData, SizeChoice } from "./product-data.ts";

interface Props {
  readonly data: ProductData;
  /** Undefined until a size is chosen. */
  readonly chosen: SizeChoice | undefined;
}

export function BuyActions({ data }: Props) {
  return <SaveButton product={{ id: data.id, sku: data.sku, title: data.title }} action={data.wishlist} />;
}
