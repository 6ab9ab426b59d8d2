// SKUs that two products have. The catalogue allows them, but an order does not tell which of the two to send.

import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#commerce/database";
import { productTable, variantTable } from "./tables.ts";
import { ON_SALE } from "./visibility.ts";

export interface SharedSku {
  readonly sku: string;
  /** Ids. */
  readonly product: string;
  readonly other: string;
  readonly otherTitle: string;
}

/** More are left out. */
const MOST_SHARED = 20;

/** SKUs of these products that another product has too, with one other product of each. */
export async function sharedSkus(
  { sql: client }: Pick<Database, "sql">,
  products: readonly string[],
): Promise<readonly SharedSku[]> {
  if (products.length === 0) return [];
  const { generation, productId, sku } = variantTable;
  const asked = client
    .selectDistinct({ productId, sku })
    .from(variantTable)
    .where(and(eq(generation, ON_SALE), inArray(productId, [...products]), ne(sku, "")))
    .orderBy(asc(productId), asc(sku))
    .as("asked");
  const variant = alias(variantTable, "other_variant");
  // One product, because thousands may have a SKU such as "N/A".
  const other = client
    .select({ productId: variant.productId })
    .from(variant)
    .where(
      and(
        eq(variant.generation, ON_SALE),
        // The expression of the index.
        eq(sql`left(${variant.sku}, 200)`, sql`left(${asked.sku}, 200)`),
        eq(variant.sku, asked.sku),
        ne(variant.productId, asked.productId),
      ),
    )
    .orderBy(asc(variant.productId))
    .limit(1)
    .as("other");
  return client
    .select({
      sku: asked.sku,
      product: asked.productId,
      other: other.productId,
      otherTitle: productTable.title,
    })
    .from(asked)
    .crossJoinLateral(other)
    .innerJoin(productTable, and(eq(productTable.generation, ON_SALE), eq(productTable.id, other.productId)))
    .orderBy(asc(asked.productId), asc(asked.sku))
    .limit(MOST_SHARED);
}
