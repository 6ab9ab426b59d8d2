// New arrivals on a rail.
import { wishlistButtonOf } from "#storefront/features/wishlist/wishlist-button.tsx";
import { ProductRail } from "#storefront/ui/product-rail.tsx";
import { linksOf, type HomeSection } from "./sections.ts";

export function Arrivals({ section }: { readonly section: HomeSection }) {
  const [link] = linksOf(section);
  if (section.products.length === 0 || !section.title) return null;
  const { id, title, products } = section;
  return <ProductRail id={id} title={title} products={products} action={wishlistButtonOf} {...(link && { link })} />;
}
