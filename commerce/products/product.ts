// Types of products. Serialisable as JSON; money is in thousandths.

import type { Conversion, Measurement, PriceList, VariantOption } from "#catalogue";

/** Thousandths by price list. A product is not sold in price lists that are missing. */
export type Prices = Readonly<Partial<Record<PriceList, number>>>;

/** The price lists that a generation of the catalogue was converted for, and their rule for prior prices. */
export type AppliedLists = readonly {
  readonly code: PriceList;
  readonly convert?: Conversion | undefined;
  readonly firstPriceStands?: true | undefined;
}[];

export interface Variant {
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  readonly size: string;
  /** Beyond size and colour, in the order of the product. */
  readonly options: readonly VariantOption[];
  /** Measurements of the garment in this size; empty if the feed has none. */
  readonly measurements: readonly Measurement[];
  readonly colour: string;
  readonly designerColour: string;
  readonly sku: string;
  readonly barcode: string;
  readonly inventoryQuantity: number;
  readonly oldInventoryQuantity: number;
  readonly prices: Prices;
  readonly compareAtPrices: Prices;
  readonly priorPrices: Prices;
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
  /** The designer's name in other languages by code. */
  readonly vendorNames: Readonly<Record<string, string>>;
  readonly largeImage: string;
  readonly images: readonly string[];
  /** The merchant's descriptions of pictures, by language and number from 1. */
  readonly pictureAlts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Tag names, such as Clothing, Women or Season_FW26. */
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
  /** Shoppers may see it now. */
  readonly isVisible: boolean;
  /** Hidden by its schedule alone. */
  readonly isHeld: boolean;
  /** ISO 8601, UTC; so are all times. Null without a start or an end. */
  readonly visibleFrom: string | null;
  readonly visibleUntil: string | null;
  readonly publishedAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Lowest price of the variants in each list. */
  readonly prices: Prices;
  /** Former prices, only where they are higher than the price. */
  readonly compareAtPrices: Prices;
  /** Lowest prices of the 30 days before the reductions began, where known and higher than the price. */
  readonly priorPrices: Prices;
  /** Total of all variants. */
  readonly inventoryQuantity: number;
}

/** A product in a list, with its sizes. */
export interface ListedProduct extends Product {
  /** SKU of the first variant. */
  readonly sku: string;
  readonly sizes: readonly ListedSize[];
}

export interface ListedSize {
  readonly size: string;
  readonly inStock: boolean;
  /** Null if the product's prices apply, which is nearly always. */
  readonly prices: Prices | null;
}

export interface ProductWithVariants extends Product {
  readonly variants: readonly Variant[];
}
