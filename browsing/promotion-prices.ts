// Prices with promotions, for products from the database and for search hits.

import type { Price } from "#catalogue";
import {
  readShownPrices,
  readShownPromotions,
  reducedPrices,
  withShownPrices,
  type PriceMarket,
} from "#commerce/promotions";
import type { WishlistItem } from "#commerce/wishlist";
import type { PromotionPrices } from "#search/lowest-prices";
import { hitFactsOf } from "#search/product-filter";
import type { Fields } from "#search/schema";
import type { BrowsedShop } from "./context.ts";

/** Prices of search hits with the promotions that a market shows now. */
export async function promotionPrices(
  { id, database, setting }: Pick<BrowsedShop, "id" | "database" | "setting">,
  market: PriceMarket,
): Promise<PromotionPrices> {
  const shown = await readShownPromotions({ database, setting, shopId: id }, market, new Date());
  return {
    edition: shown.edition,
    fields: shown.attributes,
    of: async (hits) => {
      if (shown.promotions.length === 0) return hits.map(({ price }) => price);
      const pieces = hits.map(({ fields, price }) => ({
        productId: String(fields[shown.schema.productId]),
        variantId: String(fields[shown.schema.variantId]),
        facts: hitFactsOf(fields as Fields, shown.attributes, shown.schema),
        price,
      }));
      const reduced = await reducedPrices(database, shown, pieces);
      return pieces.map(({ variantId, price }) => reduced.get(variantId)?.price ?? price);
    },
  };
}

/** For cards of a shop whose promotions cannot be read: the bag, which decides, has them. */
export const WITHOUT_PROMOTIONS: PromotionPrices = {
  edition: "none",
  fields: [],
  of: async (hits) => hits.map(({ price }) => price),
};

/** Products with the prices that a market shows. */
export const asShown = <Product extends Parameters<typeof withShownPrices>[2][number]>(
  shop: BrowsedShop,
  market: PriceMarket,
  products: readonly Product[],
): Promise<readonly Product[]> => withShownPrices(sourcesOf(shop), market, products, new Date());

/** The lowest price of products that a promotion reduces, by their ids. */
export async function lowestShown(
  shop: BrowsedShop,
  market: PriceMarket,
  ids: readonly string[],
): Promise<(id: string) => Price | undefined> {
  const shown = await readShownPrices(sourcesOf(shop), market, ids, new Date());
  return (id) => shown.get(id)?.lowest;
}

/** The same for the products of a wishlist. */
export async function wishedAsShown(
  shop: BrowsedShop,
  market: PriceMarket,
  items: readonly WishlistItem[],
): Promise<readonly WishlistItem[]> {
  const ids = items.map(({ productId }) => productId);
  const shown = await readShownPrices(sourcesOf(shop), market, ids, new Date());
  return items.map((item) => {
    const prices = shown.get(item.productId);
    if (!prices) return item;
    const { product } = item;
    return {
      ...item,
      product: {
        ...product,
        currencyPrice: { ...product.currencyPrice, ...amountsOf(prices.lowest) },
        variants: product.variants.map((variant) => {
          const price = prices.variants.get(variant.variantId);
          return variant.currencyPrice && price
            ? { ...variant, currencyPrice: { ...variant.currencyPrice, ...amountsOf(price) } }
            : variant;
        }),
      },
    };
  });
}

const amountsOf = ({ price, compareAt, isPrior }: Price) => ({
  price,
  compareAtPrice: compareAt ?? null,
  priorPrice: (isPrior && compareAt) ?? null,
});

const sourcesOf = ({ id, database, setting, taxonomy }: BrowsedShop) => ({ database, setting, taxonomy, shopId: id });
