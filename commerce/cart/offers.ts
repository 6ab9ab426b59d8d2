// Price and stock of variants for a viewer, as SQL expressions over the product and variant tables.

import { and, eq, sql, type SQL } from "drizzle-orm";
import { isPossibleId, type Sql } from "#commerce/database";
import { productTable, variantTable, visibleTo, type Viewer } from "#commerce/products";
import { availableNow } from "#commerce/stock";

/** Unit price in the viewer's price list, or null. A variant without prices has those of its product. */
export const priceNow = ({ priceList }: Viewer): SQL<number | null> =>
  sql`(coalesce(${variantTable.prices}, ${productTable.prices}) ->> ${priceList})::bigint`.mapWith(Number);

/** The former price, which is the prior one where the law asks for it. */
export function compareAtNow({ priceList, hasPriorPrices }: Viewer): SQL<number | null> {
  const [ofProduct, ofVariant] = hasPriorPrices
    ? [productTable.priorPrices, variantTable.priorPrices]
    : [productTable.compareAtPrices, variantTable.compareAtPrices];
  return sql`((case when ${variantTable.prices} is null then ${ofProduct} else ${ofVariant} end) ->> ${priceList})::bigint`.mapWith(
    Number,
  );
}

export interface Offer {
  readonly productId: string;
  readonly price: number;
  readonly available: number;
}

/** Offers of the variants that the viewer may buy, in one statement. */
export async function offersOf(
  client: Pick<Sql, "select">,
  viewer: Viewer,
  variantIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Offer>> {
  const ids = [...new Set(variantIds.filter(isPossibleId))];
  if (ids.length === 0) return new Map();
  const rows = await client
    .select({
      id: variantTable.id,
      productId: productTable.id,
      price: priceNow(viewer),
      available: availableNow(now),
    })
    .from(variantTable)
    .innerJoin(
      productTable,
      and(
        eq(productTable.generation, variantTable.generation),
        eq(productTable.id, variantTable.productId),
        ...visibleTo(viewer),
      ),
    )
    .where(sql`${variantTable.id} = any(${sql.param(ids)}::text[])`);
  return new Map(
    rows.flatMap(({ id, price, ...offer }) => (price === null ? [] : [[id, { ...offer, price }] as const])),
  );
}
