// Designers' names in other languages, as the feed provides them (vendor_zh, vendor_ja, …).

import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { productTable } from "./tables.ts";
import { ON_SALE } from "./visibility.ts";

/** Names by language code, by designer. Designers without any are left out. If products differ, one of them decides. */
export type VendorNames = ReadonlyMap<string, Readonly<Record<string, string>>>;

export async function readVendorNames({ replica: client }: Database): Promise<VendorNames> {
  const rows = await client
    .selectDistinctOn([productTable.vendor], { vendor: productTable.vendor, names: productTable.vendorNames })
    .from(productTable)
    .where(and(eq(productTable.generation, ON_SALE), sql`${productTable.vendorNames} <> '{}'`))
    .orderBy(productTable.vendor, productTable.id);
  return new Map(rows.map(({ vendor, names }) => [vendor, names]));
}
