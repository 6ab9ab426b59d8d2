// The list of products: a view, words and filters, all from the address.

import { currencyOfList, formatInFull, money } from "#catalogue";
import { productsForStaff } from "#commerce/products";
import { priceListsIn } from "#commerce/settings";
import { acts, loads } from "../../framework/handlers.server.ts";
import { bulkIntent, bulkStockIntent } from "./bulk.server.ts";
import type { ProductState } from "./product-data.ts";
import { stateOf } from "./product-state.server.ts";
import { filtersOf, findIds, type ProductFilters } from "./product-query.server.ts";

const PAGE = 50;
/** The engine's deepest hit. */
const DEEPEST = 99_950;

export interface ProductsData {
  readonly filters: ProductFilters;
  readonly total: number;
  /** Number of the first product, from 0. */
  readonly offset: number;
  readonly hasNext: boolean;
  readonly isSearchDown: boolean;
  readonly hasDeleted: boolean;
  readonly departments: readonly { readonly value: string; readonly name: string }[];
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly types: readonly string[];
  readonly vendors: readonly string[];
  readonly products: readonly (ProductState & {
    readonly id: string;
    readonly title: string;
    readonly vendor: string;
    readonly type: string;
    readonly image: string;
    readonly sku: string;
    readonly price: string;
    readonly isReduced: boolean;
    readonly stock: number;
    readonly sizes: number;
    readonly soldOut: number;
    /** ISO 8601. */
    readonly updatedAt: string;
  })[];
}

export const loader = loads("see-catalogue", async ({ shop, url: { searchParams }, now }): Promise<ProductsData> => {
  const filters = filtersOf(searchParams);
  const from = Number(searchParams.get("from"));
  const offset = Number.isInteger(from) && from > 0 ? Math.min(from, DEEPEST) : 0;
  const { ids, total, vendors, isDown } = await findIds(shop, filters, { offset, limit: PAGE });
  const products = await productsForStaff(shop.database, ids);
  const { codes } = priceListsIn(shop.setting);
  return {
    filters,
    total,
    offset,
    hasNext: offset + PAGE < Math.min(total, DEEPEST) || (isDown && ids.length === PAGE),
    isSearchDown: isDown,
    hasDeleted: searchParams.has("deleted"),
    departments: shop.taxonomy.departments.map(({ value, name }) => ({ value, name })),
    categories: shop.taxonomy.categories.map(({ id, name }) => ({ id, name })),
    types: shop.taxonomy.types.map(({ value }) => value).toSorted(),
    vendors,
    products: products.map((product) => {
      const list = codes.find((code) => code in product.prices);
      const amount = list && product.prices[list];
      return {
        id: product.id,
        title: product.title,
        vendor: product.vendor,
        type: product.productType,
        image: product.largeImage,
        sku: product.sku,
        ...stateOf(product, now),
        price: list && amount !== undefined ? formatInFull(money(amount, currencyOfList(list))) : "",
        isReduced: list !== undefined && list in product.compareAtPrices,
        stock: product.inventoryQuantity,
        sizes: product.sizes.length,
        soldOut: product.sizes.filter(({ inStock }) => !inStock).length,
        updatedAt: product.updatedAt,
      };
    }),
  };
});

export const action = acts({ bulk: bulkIntent, "bulk-stock": bulkStockIntent });
