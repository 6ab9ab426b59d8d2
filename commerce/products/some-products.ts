// Reads the products of the catalogue on sale that a test selects by designer, type and departments.

import { eq, sql } from "drizzle-orm";
import type { FeedRow } from "#catalogue";
import type { Database } from "#commerce/database";
import { feedRowsOf } from "./feed-rows.ts";
import { findOnSale } from "./generations.ts";
import { readProducts } from "./read.ts";
import { productTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";

type Selected = Pick<FeedRow, "vendor" | "product_type" | "department">;

/** Products of one statement. */
const BATCH = 500;

/** The rows of each product. Products that change meanwhile are in the change log anyway. */
export async function* someProducts(
  { sql: client }: Database,
  isWanted: (product: Selected) => boolean,
): AsyncGenerator<readonly FeedRow[]> {
  const onSale = await findOnSale(client);
  if (onSale === undefined) return;
  const { id, vendor, productType, departments, generation } = productTable;
  const all = await client
    .select({ id, vendor, productType, departments })
    .from(productTable)
    .where(eq(generation, onSale.id));
  const wanted = all.filter((one) =>
    isWanted({ vendor: one.vendor, product_type: one.productType, department: one.departments.join("\t") }),
  );
  for (let at = 0; at < wanted.length; at += BATCH) {
    const ids = wanted.slice(at, at + BATCH).map((one) => one.id);
    const products = await readProducts(client, onSale.id, isAmong(sql`${id}`, ids));
    for (const product of products) yield feedRowsOf(product);
  }
}
