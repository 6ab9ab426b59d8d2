// Finds the product that someone names by its address in the shop, its handle or its id.

import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { ON_SALE, productTable } from "#commerce/products";

export async function productNamed(
  database: Pick<Database, "sql">,
  typed: string,
): Promise<{ readonly id: string; readonly title: string } | undefined> {
  const name = typed
    .trim()
    .replace(/^.*\/products\//u, "")
    .replace(/[/?#].*$/u, "");
  const { id, handle, title, generation } = productTable;
  const [found] = await database.sql
    .select({ id, title })
    .from(productTable)
    .where(and(eq(generation, ON_SALE), sql`(${handle} = ${name} or ${id} = ${name})`))
    .limit(1);
  return found;
}
