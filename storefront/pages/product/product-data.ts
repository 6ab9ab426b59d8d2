// The data of a product page.

import type { AnalyticsItem } from "#commerce/analytics";
import type { ExpressMethod } from "#storefront/features/cart/cart-data.ts";
import type { ChartDefinition, Cut, Money, SizeSystem, WornSystem } from "#catalogue";
import type { LookData } from "#storefront/features/looks/look-data.ts";
import type { SavedProduct } from "#storefront/features/wishlist/wishlist.ts";
import type { ProductReviewsData } from "#storefront/pages/reviews/reviews-data.ts";
import type { Crumb } from "#storefront/ui/breadcrumb.tsx";
import type { PriceTag } from "#storefront/ui/price.tsx";
import type { ProductMeasurements } from "./measurements/measurements-data.ts";
import type { CardProduct } from "#storefront/ui/product-card.tsx";

export interface ProductPicture {
  readonly address: string;
  readonly alt: string;
  /** Width of the original, if the shop could serve a wider picture. */
  readonly source?: number;
}

export interface ShownSizeAdvice {
  readonly verdict: "small" | "right" | "large";
  /** Number of buyers who agree, of `all`. */
  readonly agree: number;
  readonly all: number;
  /** Keyed by variant: the label of the size to try instead of the usual one. */
  readonly instead: Readonly<Record<string, string>>;
}

export interface ProductData {
  readonly id: string;
  readonly handle: string;
  /** Address of the page and of its forms, with the visitor's country prefix. */
  readonly path: string;
  readonly sku: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** Absolute. */
  readonly canonical: string;
  /** Absolute addresses of its pictures, for search engines and link previews. */
  readonly absolutePictures: readonly string[];
  /** The merchant's descriptions of these pictures, empty where there is none; absent without any. */
  readonly captions?: readonly string[];
  readonly vendor: { readonly name: string; readonly href: string };
  readonly trail: readonly Crumb[];
  /** Addresses without a width, with alternative texts: "Trench coat, back". */
  readonly pictures: readonly ProductPicture[];
  /** The product's price lists: the page exists in their countries only. */
  readonly soldIn?: readonly string[];
  readonly price: PriceTag;
  /** Beside the price: "Duties and taxes included". */
  readonly priceNote: string;
  /** The designer's name of the colour. */
  readonly colour: string;
  /** All colours of the model, including this one; shown if there are at least two. */
  readonly colours: readonly ColourSibling[];
  /** All variants, in the order of the feed. */
  readonly sizes: readonly SizeChoice[];
  /** The waiting list, if the product is sold out. */
  readonly waiting?: {
    /** Number of shoppers who wait for each variant, if there are several. */
    readonly counts: Readonly<Record<string, number>>;
    /** Days until a request for a mail is deleted. */
    readonly days: number;
  };
  /** Size and further options, as far as there is more than one; the size first. */
  readonly choices: readonly ProductChoice[];
  /** True if it comes in one size only, which goes without saying beside other choices. */
  readonly hasOneSize: boolean;
  /** The systems that the visitor's market reads sizes in. */
  readonly sizeSystems: readonly SizeSystem[];
  /** Size chart, and address of the guide; null for products in one size. */
  readonly sizeGuide: {
    readonly chart: ChartDefinition;
    readonly href: string;
    /** Id of the chart of listings with several designers, if it is another one. */
    readonly general?: string;
  } | null;
  /** The size of the variant in the address, if any. */
  readonly variantId?: string | null;
  /** Delivery and returns in the visitor's country: short lines beside a name. */
  readonly services: readonly { readonly name: string; readonly text: string }[];
  /** Details, composition and care, … each a fold; the first is open. */
  readonly folds: readonly ProductFold[];
  /** Size advice, if enough buyers are known. */
  readonly sizeAdvice?: ShownSizeAdvice;
  /** Measurements of the garment in each size, if the feed has them. */
  readonly measurements?: ProductMeasurements;
  /** Pieces that complete it; absent if there are fewer than two. */
  readonly look?: LookData;
  /** Address of the merchant's look. */
  readonly lookPage?: string;
  readonly related: readonly (CardProduct & SavedProduct)[];
  readonly relatedLink?: { readonly name: string; readonly href: string };
  /** Null if the shop has no reviews. */
  readonly reviews: ProductReviewsData | null;
  /** Country (ISO 3166) and return period in days; undefined for a region. */
  readonly returns?: { readonly country: string; readonly days: number };
  /** Address of the page of recently viewed products. */
  readonly recentlyViewed: string;
  /** Address of the wishlist, for the save button's form. */
  readonly wishlist: string;
  /** Address of the cart's form, the page it returns to, and the problem of one that returned. */
  readonly cart: {
    readonly action: string;
    /** Wallets that lead to the checkout at once. */
    readonly express: readonly ExpressMethod[];
    readonly from: string;
    readonly problem: string | null;
  };
  readonly department?: string;
  /** For analytics, until a size is chosen. */
  readonly item: AnalyticsItem;
  /** For structured data only. */
  readonly facts?: ProductFacts;
}

/** Absent where the catalogue does not say. */
export interface ProductFacts {
  /** Shared by all colours of the model. */
  readonly group: string;
  readonly mpn?: string;
  /** "wool/nylon" */
  readonly material?: string;
  readonly pattern?: string;
  readonly cut?: Cut;
  /** Names of the designer in other languages. */
  readonly brandNames?: readonly string[];
  readonly audience?: { readonly gender: "female" | "male" | "unisex"; readonly isKids: boolean };
  /** Keyed by variant. */
  readonly variants: Readonly<
    Record<
      string,
      {
        readonly gtin?: string;
        /** In a system of the product's chart. */
        readonly size?: { readonly value: string; readonly system: WornSystem };
        readonly colour?: string;
        /** If it is an option of the variant. */
        readonly material?: string;
        readonly options?: readonly { readonly name: string; readonly value: string }[];
      }
    >
  >;
  /** The country's delivery methods, with their price for this product and the working days from the order to the door. */
  readonly delivery: readonly {
    readonly country: string;
    readonly rate: Money;
    readonly days: { readonly from: number; readonly to: number };
  }[];
}
export interface ColourSibling {
  readonly name: string;
  readonly href: string;
  readonly picture: string;
  readonly isCurrent: boolean;
}
/** A choice that leads to a variant, such as the size or the width. */
export interface ProductChoice {
  readonly isSize: boolean;
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}
export interface SizeChoice {
  readonly variantId: string;
  readonly sku: string;
  /** As in the size chart: "IT 42". */
  readonly label: string;
  /** Name of its group in the size chart, if that has it: "M". */
  readonly group?: string;
  /** The same in the chart of listings with several designers, if it is another one. */
  readonly generalGroup?: string;
  /** Size and further options: "IT 42 · Width EE". */
  readonly name: string;
  /** The variant's value of each choice. */
  readonly picks: readonly string[];
  /** Other systems: { UK: "UK 10", US: "US 6" }. */
  readonly elsewhere: { readonly [System in SizeSystem]?: string };
  /** Quantity available now. */
  readonly stock: number;
  /** Only if it differs from the product's price. */
  readonly price?: PriceTag;
}
export interface ProductFold {
  readonly name: string;
  /** Plain text. */
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
}

/** Answer to the form for a back-in-stock mail. */
export interface WaitAnswer {
  readonly kind: "noted" | "invalid-email" | "in-stock" | "no-such-size" | "limited";
  readonly email: string;
  readonly variantId: string;
}
