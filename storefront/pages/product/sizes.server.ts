// The sizes of a product for this visitor: equivalents, stock and price.

import { convertSize, type SizeChart } from "#catalogue";
import type { ProductWithVariants } from "#commerce/products";
import { sizeName } from "#commerce/labels";
import type { Visitor } from "#storefront/framework/context.ts";
import { priceOf } from "#storefront/visitor/viewer.server.ts";
import type { SizeChoice } from "./product-data.ts";

/** A variant that is not sold in the visitor's market is left out. */
export function sizesOf(
  product: ProductWithVariants,
  available: ReadonlyMap<string, number>,
  visitor: Visitor,
  chart: SizeChart | undefined,
): SizeChoice[] {
  const own = product.prices[visitor.market.priceList];
  return product.variants.flatMap((variant) => {
    const price = priceOf(variant, visitor);
    if (!price) return [];
    return [
      {
        variantId: variant.id,
        sku: variant.sku,
        label: sizeName(variant.size, visitor.language),
        elsewhere: chart ? elsewhere(chart, variant.size) : {},
        stock: available.get(variant.id) ?? 0,
        ...(price.price.thousandths !== own && { price }),
      },
    ];
  });
}

/** One label per system, without the size's own. */
const elsewhere = (chart: SizeChart, size: string): SizeChoice["elsewhere"] =>
  Object.fromEntries(
    chart.systems.flatMap((system) => {
      const [label] = convertSize(chart, size, system);
      return label === undefined || label === size ? [] : [[system, label]];
    }),
  );
