// What a product page shows; its loader answers it.

import type { HeartedProduct } from "#storefront/hearts/hearts.ts";
import type { Crumb } from "#storefront/ui/breadcrumb.tsx";
import type { PriceTag } from "#storefront/ui/price.tsx";
import type { CardProduct } from "#storefront/ui/product-card.tsx";

export interface ProductData {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** Absolute. */
  readonly canonical?: string;
  readonly vendor: { readonly name: string; readonly href: string };
  readonly trail: readonly Crumb[];
  /** Width-less addresses with what each shows: "Trench coat, back". */
  readonly pictures: readonly { readonly address: string; readonly alt: string }[];
  readonly price: PriceTag;
  /** Beside the price: "Duties and taxes included". */
  readonly priceNote?: string | null;
  /** What the designer calls it. */
  readonly colour: string;
  /** The same model in its colours, this one among them; shown when there are two or more. */
  readonly colours: readonly ColourSibling[];
  readonly sizes: readonly SizeChoice[];
  /** The size of the variant in the address, if any. */
  readonly variantId?: string | null;
  /** Delivery and returns in the visitor's country: short lines beside a name. */
  readonly services: readonly { readonly name: string; readonly text: string }[];
  /** Details, composition and care, … each a fold; the first is open. */
  readonly folds: readonly ProductFold[];
  readonly related: readonly (CardProduct & HeartedProduct)[];
  readonly relatedLink?: { readonly name: string; readonly href: string };
  /** Address of the wishlist, where the heart's form goes. */
  readonly wishlist: string;
  readonly department?: string;
}
export interface ColourSibling {
  readonly name: string;
  readonly href: string;
  readonly picture: string;
  readonly isCurrent: boolean;
}
export interface SizeChoice {
  readonly variantId: string;
  /** As the chart has it: "IT 42". */
  readonly label: string;
  /** In other systems, in order of use in the visitor's market: "UK 10", "US 6". */
  readonly equivalents: readonly string[];
  readonly stock: number;
}
export interface ProductFold {
  readonly name: string;
  /** Plain text. */
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
}
