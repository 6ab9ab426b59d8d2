// A product as the shop reads it: typed, safe to send as JSON, money in thousandths.

import type { PriceList } from "#catalogue";

/** Thousandths by price list; a list that is missing means not for sale there. */
export type Prices = { readonly [List in PriceList]?: number };

export interface Variant {
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  readonly size: string;
  readonly colour: string;
  readonly designerColour: string;
  readonly sku: string;
  readonly barcode: string;
  readonly inventoryQuantity: number;
  readonly oldInventoryQuantity: number;
  readonly prices: Prices;
  readonly compareAtPrices: Prices;
}

export interface Product {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  /** Titles in other languages by code. */
  readonly titles: Readonly<Record<string, string>>;
  readonly vendor: string;
  readonly vendorText: string;
  readonly vendorHandle: string;
  readonly largeImage: string;
  readonly images: readonly string[];
  /** Names of its tags: Clothing, Women, Season_FW26. */
  readonly tags: readonly string[];
  readonly departments: readonly string[];
  readonly productType: string;
  readonly productTypeText: string;
  readonly productTypeZhText: string;
  readonly productTypeCn: string;
  readonly colours: readonly string[];
  readonly designerModelNumber: string;
  readonly bodyHtml: string;
  readonly soldCount: number;
  readonly isPromotion: boolean;
  readonly position: number;
  readonly vipLevel: number;
  readonly isVisible: boolean;
  /** ISO 8601, UTC; likewise the two below. */
  readonly publishedAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The lowest price among the variants in each list. */
  readonly prices: Prices;
  /** What it cost before, only where that is more than the price. */
  readonly compareAtPrices: Prices;
  /** All variants together. */
  readonly inventoryQuantity: number;
}

/** A product in a list, with the sizes it comes in. */
export interface ListedProduct extends Product {
  /** Of its first variant. */
  readonly sku: string;
  readonly sizes: readonly ListedSize[];
}

export interface ListedSize {
  readonly size: string;
  readonly inStock: boolean;
}

export interface ProductWithVariants extends Product {
  readonly variants: readonly Variant[];
}
