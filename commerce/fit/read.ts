// Reads the size advice for a product.

import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { supportOf, type SizeAdvice } from "./advice.ts";
import { productFitTable } from "./tables.ts";

/** Undefined if too little is known. */
export async function findSizeAdvice(
  { sql: client }: Pick<Database, "sql">,
  productId: string,
): Promise<SizeAdvice | undefined> {
  const [row] = await client
    .select()
    .from(productFitTable)
    .where(and(eq(productFitTable.productId, productId), isNotNull(productFitTable.verdict)));
  return row?.verdict ? { verdict: row.verdict, ...supportOf(row, row.verdict) } : undefined;
}
