// What can be done with a product in its chosen size.
import { SaveButton } from "#storefront/hearts/heart-button.tsx";
import type { ProductData, SizeChoice } from "./product-data.ts";
import { WaitingForm } from "./waiting-form.tsx";

interface Props {
  readonly data: ProductData;
  /** Undefined until a size is chosen. */
  readonly chosen: SizeChoice | undefined;
}

export function BuyActions({ data, chosen }: Props) {
  const isSoldOut = chosen !== undefined && chosen.stock <= 0;
  return (
    <>
      {isSoldOut && <WaitingForm key={chosen.variantId} data={data} size={chosen} />}
      {!isSoldOut && data.sizes.some(({ stock }) => stock <= 0) && (
        <noscript>
          <WaitingForm data={data} />
        </noscript>
      )}
      <SaveButton product={{ id: data.id, sku: data.sku, title: data.title }} action={data.wishlist} />
    </>
  );
}
