// Maps a database row of a page to a product.

import { currencyOfList, money, type PriceList, type VariantOption } from "#catalogue";
import type { Prices } from "#commerce/products";
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
  readonly variants: readonly {
    readonly id: string;
    readonly size: string;
    readonly options: readonly VariantOption[] | null;
    readonly sku: string;
    readonly stock: number;
    /** Null if the product's prices apply. */
    readonly prices: Prices | null;
    readonly compareAtPrices: Prices | null;
  }[];
}

export function toProduct(
  row: PageRow,
  list: PriceList,
  { tags, isNewSeason }: { readonly tags: readonly WishlistTag[]; readonly isNewSeason: boolean },
): WishlistProduct {
  const price = priceIn(list, row.prices, row.compareAtPrices);
  if (price === null) throw new Error(`Product ${row.id} has no price in ${list}`);
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
    variants: row.variants.map(({ id, size, options, stock, prices, compareAtPrices }) => ({
      variantId: id,
      size,
      options: options ?? [],
      inventoryInStock: stock > 0,
      currencyPrice: prices === null ? price : priceIn(list, prices, compareAtPrices ?? {}),
    })),
  };
}

function priceIn(list: PriceList, prices: Prices, compareAtPrices: Prices): CurrencyPrice | null {
  const price = prices[list];
  if (price === undefined) return null;
  const before = compareAtPrices[list];
  const currencyCode = currencyOfList(list);
  return {
    price: money(price, currencyCode),
    compareAtPrice: before === undefined || before <= price ? null : money(before, currencyCode),
    regionCode: list.slice(0, list.indexOf("_")),
    currencyCode,
  };
}
