// Stores the popularity of products, and has changed ones indexed again.

import { inArray, sql } from "drizzle-orm";
import { insertRows, type Database } from "#commerce/database";
import { logChanges } from "./change-log.ts";
import { lockOnSale } from "./generations.ts";
import { productPopularityTable, productTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";

/** Products changed in one transaction, which keeps others from changing the catalogue. */
const BATCH = 500;

/** Replaces the popularity of all products, in tenths. Returns the number of changed ones. */
export async function savePopularity(
  { sql: client }: Pick<Database, "sql">,
  worths: ReadonlyMap<string, number>,
): Promise<number> {
  const { productId, worth } = productPopularityTable;
  const stored = new Map(
    (await client.select({ productId, worth }).from(productPopularityTable)).map((row) => [row.productId, row.worth]),
  );
  const ids = [...new Set([...stored.keys(), ...worths.keys()])];
  const changed = ids.filter((id) => stored.get(id) !== worths.get(id));
  for (let at = 0; at < changed.length; at += BATCH) {
    const batch = changed.slice(at, at + BATCH);
    await client.transaction(async (tx) => {
      const onSale = await lockOnSale(tx);
      await tx.delete(productPopularityTable).where(inArray(productId, batch));
      const rows = batch.flatMap((id) => {
        const next = worths.get(id);
        return next === undefined ? [] : [{ productId: id, worth: next }];
      });
      await insertRows(tx, productPopularityTable, rows);
      if (onSale === undefined) return;
      const sold = await tx
        .select({ id: productTable.id })
        .from(productTable)
        .where(sql`${productTable.generation} = ${onSale.id} and ${isAmong(sql`${productTable.id}`, batch)}`);
      await logChanges(
        tx,
        onSale,
        sold.map(({ id }) => id),
      );
    });
  }
  return changed.length;
}
