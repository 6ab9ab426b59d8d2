// Maps a database row of a page to a product.

import { currencyOfList, priceFor, regionOfList, type VariantOption } from "#catalogue";
import type { Prices, Viewer } from "#commerce/products";
import type { CurrencyPrice, WishlistProduct, WishlistTag } from "./wishlist.ts";

export interface PageRow {
  readonly itemId: string;
  readonly itemUpdatedAt: Date;
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly productType: string;
  readonly largeImage: string;
  readonly images: readonly string[];
  /** Tag names. */
  readonly tags: readonly string[];
  readonly vipLevel: number;
  readonly inventoryQuantity: number;
  readonly prices: Prices;
  readonly compareAtPrices: Prices;
  readonly priorPrices: Prices | null;
  readonly variants: readonly {
    readonly id: string;
    readonly size: string;
    readonly options: readonly VariantOption[] | null;
    readonly sku: string;
    readonly stock: number;
    /** Null if the product's prices apply. */
    readonly prices: Prices | null;
    readonly compareAtPrices: Prices | null;
    readonly priorPrices: Prices | null;
  }[];
}

export function toProduct(
  row: PageRow,
  viewer: Viewer,
  { tags, isNewSeason }: { readonly tags: readonly WishlistTag[]; readonly isNewSeason: boolean },
): WishlistProduct {
  const price = currencyPrice(row, viewer);
  if (price === null) throw new Error(`Product ${row.id} has no price in ${viewer.priceList}`);
  return {
    productId: row.id,
    productType: row.productType,
    imageUrl: row.largeImage,
    images: row.images,
    vendor: row.vendor,
    title: row.title,
    slug: row.handle,
    sku: row.variants[0]?.sku ?? "",
    isVip: row.vipLevel > 0,
    inStock: row.inventoryQuantity > 0,
    isNewSeason,
    tags,
    currencyPrice: price,
    variants: row.variants.map(({ id, size, options, stock, prices, compareAtPrices, priorPrices }) => ({
      variantId: id,
      size,
      options: options ?? [],
      inventoryInStock: stock > 0,
      currencyPrice:
        prices === null
          ? price
          : currencyPrice({ prices, compareAtPrices: compareAtPrices ?? {}, priorPrices }, viewer),
    })),
  };
}

function currencyPrice(priced: Parameters<typeof priceFor>[0], viewer: Viewer): CurrencyPrice | null {
  const { priceList, hasPriorPrices } = viewer;
  const currencyCode = currencyOfList(priceList);
  const shown = priceFor(priced, { priceList, hasPriorPrices, currency: currencyCode });
  if (shown === undefined) return null;
  const { price, compareAt = null, isPrior } = shown;
  return {
    price,
    compareAtPrice: compareAt,
    priorPrice: isPrior ? compareAt : null,
    regionCode: regionOfList(priceList),
    currencyCode,
  };
}
