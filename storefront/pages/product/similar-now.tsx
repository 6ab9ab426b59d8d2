// Pieces to buy instead of a sold-out product: in the chosen size, as soon as there is one and some have it.
import { wishlistButtonOf } from "#storefront/features/wishlist/wishlist-button.tsx";
import { product } from "#locales/product";
import { useMessages } from "#storefront/ui/language.tsx";
import { ProductRail } from "#storefront/ui/product-rail.tsx";
import type { ProductData, SizeChoice } from "./product-data.ts";

interface Props {
  readonly data: Pick<ProductData, "related" | "relatedLink" | "hasOneSize">;
  readonly chosen: SizeChoice | undefined;
}

export function SimilarNow({ data: { related, relatedLink, hasOneSize }, chosen }: Props) {
  const say = useMessages(product);
  const inSize = hasOneSize
    ? []
    : related.filter(({ sizes }) => sizes.some(({ label, inStock }) => inStock && label === chosen?.label));
  if (related.length === 0) return null;
  return (
    <ProductRail
      id="related"
      title={say(inSize.length > 0 ? "inYourSize" : "similarNow")}
      products={inSize.length > 0 ? inSize : related}
      action={wishlistButtonOf}
      {...(relatedLink && { link: relatedLink })}
    />
  );
}
