// What a variant costs a viewer and how many there are: as columns over the tables of products and variants.

import { and, eq, sql, type SQL } from "drizzle-orm";
import { isPossibleId, type Sql } from "#commerce/database";
import { productTable, variantTable, visibleTo, type Viewer } from "#commerce/products";
import { availableNow } from "#commerce/stock";

/** Each in the viewer's list; null where this size has no price there. A variant without prices costs what its product does. */
export const priceNow = ({ priceList }: Viewer): SQL<number | null> =>
  sql`(coalesce(${variantTable.prices}, ${productTable.prices}) ->> ${priceList})::bigint`.mapWith(Number);

export const compareAtNow = ({ priceList }: Viewer): SQL<number | null> =>
  sql`((case when ${variantTable.prices} is null then ${productTable.compareAtPrices} else ${variantTable.compareAtPrices} end)
    ->> ${priceList})::bigint`.mapWith(Number);

export interface Offer {
  readonly productId: string;
  readonly price: number;
  readonly available: number;
}

/** The variants among these that are sold to the viewer, in one statement. */
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
