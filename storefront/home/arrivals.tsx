// What is new, on a rail that scrolls sideways.
import { ProductRail } from "#storefront/ui/product-rail.tsx";
import { linksOf, type HomeSection } from "./sections.ts";

export function Arrivals({ section }: { readonly section: HomeSection }) {
  const [link] = linksOf(section);
  if (section.products.length === 0 || !section.title) return null;
  return <ProductRail id={section.id} title={section.title} products={section.products} {...(link && { link })} />;
}
