// SKUs that two products have. The catalogue allows them, but an order does not tell which of the two to send.

import { and, asc, eq, inArray, ne } from "drizzle-orm";
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

/** SKUs of these products that another product has too. */
export async function sharedSkus(
  { sql: client }: Pick<Database, "sql">,
  products: readonly string[],
): Promise<readonly SharedSku[]> {
  if (products.length === 0) return [];
  const other = alias(variantTable, "other");
  return client
    .selectDistinct({
      sku: variantTable.sku,
      product: variantTable.productId,
      other: other.productId,
      otherTitle: productTable.title,
    })
    .from(variantTable)
    .innerJoin(
      other,
      and(
        eq(other.generation, variantTable.generation),
        eq(other.sku, variantTable.sku),
        ne(other.productId, variantTable.productId),
      ),
    )
    .innerJoin(productTable, and(eq(productTable.generation, other.generation), eq(productTable.id, other.productId)))
    .where(
      and(
        eq(variantTable.generation, ON_SALE),
        inArray(variantTable.productId, [...products]),
        ne(variantTable.sku, ""),
      ),
    )
    .orderBy(asc(variantTable.productId), asc(variantTable.sku), asc(other.productId))
    .limit(MOST_SHARED);
}
