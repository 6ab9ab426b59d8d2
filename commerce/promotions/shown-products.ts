// Products from the database with the prices that their cards and pages show.

import { lowestPrice, priceIn, type Price, type Taxonomy } from "#catalogue";
import type { Database } from "#commerce/database";
import { readFeedRows, saleRowsOf, type Prices } from "#commerce/products";
import { productFactsOf } from "#search/product-filter";
import { productRecordsIn } from "#search/products";
import { readShownPromotions, reducedPrices, type PriceMarket, type ReducedPrice } from "./shown-prices.ts";
import type { ShownServices } from "./shown-prices.ts";

export interface ProductPriceServices extends ShownServices {
  readonly taxonomy: Taxonomy;
}

/** Prices of a product with at least one reduced variant. */
export interface ShownProductPrices {
  readonly lowest: Price;
  /** All variants that are sold in the market, in the order of the feed. */
  readonly variants: ReadonlyMap<string, Price>;
  readonly reduced: ReadonlyMap<string, ReducedPrice>;
}

/** Keyed by product; only products that a promotion reduces. Without promotions it reads no products. */
export async function readShownPrices(
  services: ProductPriceServices,
  market: PriceMarket,
  productIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ShownProductPrices>> {
  const shown = await readShownPromotions(services, market, now);
  const ids = [...new Set(productIds)];
  if (shown.promotions.length === 0 || ids.length === 0) return new Map();
  const recordOf = productRecordsIn(services.taxonomy);
  const products = (await readFeedRows(services.database, ids, saleRowsOf)) ?? [];
  const pieces = products.flatMap((rows) => {
    if (rows.length === 0) return [];
    const facts = productFactsOf(recordOf(rows), shown.schema);
    return rows.flatMap((row) => {
      const price = priceIn(row, market.priceList, market.hasPriorPrices);
      const own = facts.get(row.objectID);
      return price && own ? [{ productId: row.product_id, variantId: row.objectID, facts: own, price }] : [];
    });
  });
  const reduced = await reducedPrices(services.database, shown, pieces);
  return new Map(
    [...Map.groupBy(pieces, ({ productId }) => productId)].flatMap(([id, own]) => {
      if (!own.some(({ variantId }) => reduced.has(variantId))) return [];
      const variants = new Map(
        own.map(({ variantId, price }) => [variantId, reduced.get(variantId)?.price ?? price] as const),
      );
      const [first, ...others] = variants.values();
      return first ? [[id, { lowest: lowestPrice(first, others), variants, reduced }] as const] : [];
    }),
  );
}

interface Priced {
  readonly prices: Prices;
  readonly compareAtPrices: Prices;
  readonly priorPrices: Prices | null;
}

interface PricedProduct extends Priced {
  readonly id: string;
  readonly variants?: readonly (Priced & { readonly id: string })[];
  /** One for each variant, in their order. */
  readonly sizes?: readonly { readonly prices: Prices | null }[];
}

/** The same products, with the market's prices replaced by those that are shown. */
export async function withShownPrices<Product extends PricedProduct>(
  services: ProductPriceServices & { readonly database: Pick<Database, "sql" | "revisions"> },
  market: PriceMarket,
  products: readonly Product[],
  now: Date,
): Promise<readonly Product[]> {
  const ids = products.map(({ id }) => id);
  const shown = await readShownPrices(services, market, ids, now);
  if (shown.size === 0) return products;
  return products.map((product) => {
    const prices = shown.get(product.id);
    if (!prices) return product;
    const ofVariants = [...prices.variants.values()];
    return {
      ...withPrice(product, prices.lowest, market),
      ...(product.variants && {
        variants: product.variants.map((variant) => withPrice(variant, prices.variants.get(variant.id), market)),
      }),
      ...(product.sizes?.length === ofVariants.length && {
        sizes: product.sizes.map((size, at) => ({ ...size, prices: amountOf(size.prices, ofVariants[at], market) })),
      }),
    };
  });
}

function withPrice<Of extends Priced>(priced: Of, price: Price | undefined, market: PriceMarket): Of {
  if (price === undefined) return priced;
  const before = { [market.priceList]: price.compareAt?.thousandths } as Prices;
  return {
    ...priced,
    prices: amountOf(priced.prices, price, market),
    ...(market.hasPriorPrices
      ? { priorPrices: { ...priced.priorPrices, ...before } }
      : { compareAtPrices: { ...priced.compareAtPrices, ...before } }),
  };
}

const amountOf = (prices: Prices | null, price: Price | undefined, { priceList }: PriceMarket): Prices =>
  ({ ...prices, [priceList]: price?.price.thousandths }) as Prices;
