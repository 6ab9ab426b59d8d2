// The actions for a product in its selected size and options.
import { AddToCart } from "#storefront/features/cart/add-to-cart.tsx";
import { rememberSize } from "#storefront/features/my-sizes/my-sizes.ts";
import { SaveButton } from "#storefront/features/wishlist/save-button.tsx";
import { BUY_FORM } from "./buy-form.ts";
import type { ProductChoice, ProductData, SizeChoice } from "./product-data.ts";
import { savedProduct, trackedPiece } from "./tracked-piece.ts";
import { WaitingForm } from "./waiting/waiting-form.tsx";

interface Props {
  readonly data: ProductData;
  /** Undefined until a size is chosen. */
  readonly chosen: SizeChoice | undefined;
  /** The first open choice. */
  readonly missing: ProductChoice | undefined;
}

/** The shopper's own size is the one that they buy. */
const rememberChosen = ({ sizeGuide }: ProductData, chosen: SizeChoice | undefined): void => {
  if (sizeGuide?.general !== undefined && chosen?.generalGroup !== undefined)
    rememberSize(sizeGuide.general, chosen.generalGroup);
  if (sizeGuide && chosen?.group !== undefined) rememberSize(sizeGuide.chart.id, chosen.group);
};

export function BuyActions({ data, chosen, missing }: Props) {
  const isSoldOut = chosen !== undefined && chosen.stock <= 0;
  const { action, from, problem } = data.cart;
  return (
    <>
      {data.choices.some(({ isSize }) => !isSize) && (
        <input type="hidden" form={BUY_FORM} name="product" value={data.handle} />
      )}
      {isSoldOut ? (
        <WaitingForm key={chosen.variantId} data={data} size={chosen} />
      ) : (
        <AddToCart
          id={BUY_FORM}
          action={action}
          express={data.cart.express}
          from={from}
          piece={trackedPiece(data, chosen)}
          variantId={chosen?.variantId}
          onAdded={() => rememberChosen(data, chosen)}
          missing={missing?.isSize === false ? missing.name : undefined}
          problem={problem ?? undefined}
        />
      )}
      {!isSoldOut && data.sizes.some(({ stock }) => stock <= 0) && (
        <noscript>
          <WaitingForm data={data} />
        </noscript>
      )}
      <SaveButton product={savedProduct(data)} action={data.wishlist} />
    </>
  );
}
