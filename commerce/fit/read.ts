// Reads the size advice for products.

import { and, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { supportOf, type SizeAdvice } from "./advice.ts";
import { productFitTable } from "./tables.ts";

/** Size advice, keyed by product. Products with too few answers are left out. */
export async function findSizeAdvice(
  { sql: client }: Pick<Database, "sql">,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, SizeAdvice>> {
  const rows = await client
    .select()
    .from(productFitTable)
    .where(and(inArray(productFitTable.productId, [...productIds]), isNotNull(productFitTable.verdict)));
  return new Map(
    rows.flatMap((row) =>
      row.verdict ? [[row.productId, { verdict: row.verdict, ...supportOf(row, row.verdict) }] as const] : [],
    ),
  );
}
