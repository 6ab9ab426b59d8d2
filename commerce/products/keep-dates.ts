// Dates and sales of products in files that state none. A product that is on sale keeps its own, so that importing a file again does not
// make all products new.

import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import type { Differences } from "./compare-generations.ts";
import type { ProductRow } from "./rows.ts";
import { catalogueGenerationTable, productTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";

/** Products dated in one statement. */
const BATCH = 500;

export function keepDates({ sql: client }: Database) {
  let isUsed = false;

  const onSale = async (ids: readonly string[]) => {
    const { id, publishedAt, createdAt, updatedAt, soldCount, isVisible, isHeld, generation } = productTable;
    return client
      .select({ id, publishedAt, createdAt, updatedAt, soldCount, isVisible, isHeld })
      .from(productTable)
      .innerJoin(catalogueGenerationTable, eq(catalogueGenerationTable.id, generation))
      .where(and(eq(catalogueGenerationTable.state, "on-sale"), isAmong(sql`${id}`, ids)));
  };

  return {
    /** The rows of a batch. `undated` has the products whose file states no dates. */
    async inRows(rows: readonly ProductRow[], undated: ReadonlySet<string>): Promise<readonly ProductRow[]> {
      if (undated.size === 0) return rows;
      isUsed = true;
      const before = new Map((await onSale([...undated])).map((product) => [product.id, product]));
      return rows.map((row) => {
        const old = before.get(row.id);
        if (old === undefined) return row;
        const { publishedAt, createdAt, updatedAt, soldCount } = old;
        // A product that was hidden until now is new to shoppers. The time of a scheduled one is that of its schedule.
        const isShownNow = isShown(row) && !isShown(old);
        const keepsPublication = !isShownNow && row.visibleFrom === null;
        return { ...row, createdAt, updatedAt, soldCount, ...(keepsPublication && { publishedAt }) };
      });
    },
    /** Dates the products of the new generation that the file has changed. */
    async ofChanged({ before, changed }: Differences, generation: number, now: Date): Promise<void> {
      if (!isUsed || before === undefined) return;
      for (let at = 0; at < changed.length; at += BATCH) {
        await client.execute(sql`
          update ${productTable} new set updated_at = ${now.toISOString()} from ${productTable} old
          where new.generation = ${generation} and old.generation = ${before.id} and old.id = new.id
            and new.updated_at = old.updated_at and ${isAmong(sql`new.id`, changed.slice(at, at + BATCH))}`);
      }
    },
  };
}

const isShown = ({ isVisible, isHeld }: Pick<ProductRow, "isVisible" | "isHeld">): boolean =>
  isVisible || isHeld === true;
