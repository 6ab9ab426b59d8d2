// What a product page shows; its loader answers it.

import type { SizeSystem } from "#catalogue";
import type { SavedProduct } from "#storefront/features/wishlist/wishlist.ts";
import type { ProductReviewsData } from "#storefront/pages/reviews/reviews-data.ts";
import type { Crumb } from "#storefront/ui/breadcrumb.tsx";
import type { PriceTag } from "#storefront/ui/price.tsx";
import type { CardProduct } from "#storefront/ui/product-card.tsx";

export interface ProductData {
  readonly id: string;
  readonly handle: string;
  /** Of the page, with the visitor's country prefix: where its forms go. */
  readonly path: string;
  readonly sku: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** Absolute. */
  readonly canonical: string;
  /** Absolute addresses of its pictures, for search engines and for whoever shares the page. */
  readonly absolutePictures: readonly string[];
  readonly vendor: { readonly name: string; readonly href: string };
  readonly trail: readonly Crumb[];
  /** Width-less addresses with what each shows: "Trench coat, back". */
  readonly pictures: readonly { readonly address: string; readonly alt: string }[];
  /** The price lists that it stands in: its page exists in their countries alone. */
  readonly soldIn?: readonly string[];
  readonly price: PriceTag;
  /** Beside the price: "Duties and taxes included". */
  readonly priceNote: string;
  /** What the designer calls it. */
  readonly colour: string;
  /** The same model in its colours, this one among them; shown when there are two or more. */
  readonly colours: readonly ColourSibling[];
  readonly sizes: readonly SizeChoice[];
  /** The systems that the visitor's market reads sizes in. */
  readonly sizeSystems: readonly SizeSystem[];
  /** What the size guide goes by; null for what comes in one size. */
  readonly sizeGuide: { readonly productType: string; readonly department: string; readonly href: string } | null;
  /** The size of the variant in the address, if any. */
  readonly variantId?: string | null;
  /** Delivery and returns in the visitor's country: short lines beside a name. */
  readonly services: readonly { readonly name: string; readonly text: string }[];
  /** Details, composition and care, … each a fold; the first is open. */
  readonly folds: readonly ProductFold[];
  readonly related: readonly (CardProduct & SavedProduct)[];
  readonly relatedLink?: { readonly name: string; readonly href: string };
  /** Null where there are none to be shown at all. */
  readonly reviews: ProductReviewsData | null;
  /** ISO 3166, and days in which something may be sent back; absent in a region that is no country. */
  readonly returns?: { readonly country: string; readonly days: number };
  /** Address of the page of what was looked at before. */
  readonly recentlyViewed: string;
  /** Address of the wishlist, where the heart's form goes. */
  readonly wishlist: string;
  /** Where the form of the bag goes, where it comes from, and what was missing from one that came back. */
  readonly cart: { readonly action: string; readonly from: string; readonly problem: string | null };
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
  readonly sku: string;
  /** As the chart has it: "IT 42". */
  readonly label: string;
  /** By system, as far as it is not the same: { UK: "UK 10", US: "US 6" }. */
  readonly elsewhere: { readonly [System in SizeSystem]?: string };
  /** How many may be bought now. */
  readonly stock: number;
  /** Where it costs something else than the product. */
  readonly price?: PriceTag;
}
export interface ProductFold {
  readonly name: string;
  /** Plain text. */
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
}

/** What the form for a mail about a size that is sold out was answered with. */
export interface WaitAnswer {
  readonly kind: "noted" | "invalid-email" | "in-stock" | "no-such-size" | "limited";
  readonly email: string;
  readonly variantId: string;
}
