// Products as merchants see them, hidden ones included.

import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import type { ListedProduct } from "./product.ts";
import { LISTED, toListedProduct } from "./stored-products.ts";
import { productTable } from "./tables.ts";
import { ON_SALE } from "./visibility.ts";

const isOnSale = eq(productTable.generation, ON_SALE);

/** In the requested order. Products that are gone are left out. */
export async function productsForStaff(
  { sql: client }: Pick<Database, "sql">,
  ids: readonly string[],
): Promise<readonly ListedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await client
    .select(LISTED)
    .from(productTable)
    .where(and(isOnSale, inArray(productTable.id, [...ids])));
  const found = new Map(rows.map((row) => [row.id, toListedProduct(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function hasProductsOnSale({ sql: client }: Pick<Database, "sql">): Promise<boolean> {
  const visible = await client
    .select({ id: productTable.id })
    .from(productTable)
    .where(and(isOnSale, eq(productTable.isVisible, true)))
    .limit(1);
  return visible.length > 0;
}

/** Ids of the products with this handle or id. */
export async function idsNamed({ sql: client }: Pick<Database, "sql">, name: string): Promise<readonly string[]> {
  const rows = await client
    .select({ id: productTable.id })
    .from(productTable)
    .where(and(isOnSale, or(eq(productTable.handle, name), eq(productTable.id, name))));
  return rows.map(({ id }) => id);
}

/** Ids of the products that were published last, for when the search does not answer. */
export async function newestIds(
  { sql: client }: Pick<Database, "sql">,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await client
    .select({ id: productTable.id })
    .from(productTable)
    .where(isOnSale)
    .orderBy(desc(productTable.publishedAt), sql`${productTable.id}`)
    .offset(offset)
    .limit(limit);
  return rows.map(({ id }) => id);
}
