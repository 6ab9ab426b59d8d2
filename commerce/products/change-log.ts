// Change log of the catalogue on sale, for search indexes that follow the database. Every change is logged in its own
// transaction.

import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { FeedRow } from "#catalogue";
import { notifyChanges, type Database, type Sql } from "#commerce/database";
import { saleRowsOf } from "./feed-rows.ts";
import {
  findOnSale,
  lockOnSale,
  parsePosition,
  printPosition,
  type CataloguePosition,
  type OnSale,
} from "./generations.ts";
import { readProducts } from "./read.ts";
import { catalogueChangeTable, catalogueGenerationTable, productTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";

/** Undefined before the first import. */
export async function cataloguePosition({ sql: client }: Database): Promise<CataloguePosition | undefined> {
  const onSale = await findOnSale(client);
  return onSale && printPosition(onSale);
}

export type ChangedProduct =
  | { readonly kind: "put"; readonly id: string; readonly rows: readonly FeedRow[] }
  | { readonly kind: "delete"; readonly id: string };

export type ChangesSince =
  | {
      readonly kind: "changes";
      /** Each product once, in its current state. */
      readonly changes: readonly ChangedProduct[];
      /** Position to continue from. */
      readonly position: CataloguePosition;
      readonly hasMore: boolean;
    }
  /** The log does not reach back to the position: read the whole catalogue again. */
  | { readonly kind: "another-generation" | "too-old" };

/** At most `limit` changes since a position. */
export function changesSince({ sql: client }: Database, since: CataloguePosition, limit = 1000): Promise<ChangesSince> {
  return client.transaction(
    async (tx): Promise<ChangesSince> => {
      const onSale = await findOnSale(tx);
      const from = await followed(tx, parsePosition(since), onSale);
      // A position ahead of the database comes from another database, or from before a restore.
      if (onSale === undefined || from === undefined || from.sequence > onSale.sequence) {
        return { kind: "another-generation" };
      }
      const { generation, sequence, productId } = catalogueChangeTable;
      const logged = await tx
        .select({ sequence, productId })
        .from(catalogueChangeTable)
        .where(and(eq(generation, from.id), gt(sequence, from.sequence)))
        .orderBy(asc(sequence))
        .limit(limit);
      // The numbers have no gaps, so a missing first change was pruned.
      const isWhole = from.sequence === onSale.sequence || logged[0]?.sequence === from.sequence + 1;
      if (!isWhole) return { kind: "too-old" };
      const reached = logged.at(-1)?.sequence ?? from.sequence;
      const ids = new Set(logged.map((change) => change.productId));
      const products = ids.size === 0 ? [] : await readProducts(tx, from.id, isAmong(sql`${productTable.id}`, ids));
      const found = new Map(products.map((product) => [product.id, saleRowsOf(product)]));
      return {
        kind: "changes",
        changes: [...ids].map((id): ChangedProduct => {
          const rows = found.get(id);
          return rows === undefined ? { kind: "delete", id } : { kind: "put", id, rows };
        }),
        position: printPosition({ id: from.id, sequence: reached }),
        hasMore: reached < onSale.sequence,
      };
    },
    // One snapshot for all statements: a new generation in between must not look like deletions.
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** The position in the log of the generation on sale, which may continue that of an earlier one. */
async function followed(tx: Sql, at: OnSale | undefined, onSale: OnSale | undefined): Promise<OnSale | undefined> {
  if (at === undefined || onSale === undefined || at.id === onSale.id) return at;
  const [row] = await tx
    .select({ lineage: catalogueGenerationTable.lineage })
    .from(catalogueGenerationTable)
    .where(eq(catalogueGenerationTable.id, onSale.id));
  const last = row?.lineage?.before.find(({ id }) => id === at.id)?.sequence ?? -1;
  return at.sequence <= last ? { id: onSale.id, sequence: at.sequence } : undefined;
}

/** Invalidates all positions, so that every index that follows is rebuilt, in all processes. */
export const discardChanges = ({ sql: client }: Database): Promise<void> =>
  client.transaction(async (tx) => {
    const onSale = await lockOnSale(tx);
    if (onSale !== undefined) await forgetChanges(tx, onSale);
  });

/** The same for the generation that the transaction has locked. */
export async function forgetChanges(tx: Sql, onSale: OnSale): Promise<void> {
  await tx.delete(catalogueChangeTable).where(eq(catalogueChangeTable.generation, onSale.id));
  // No change has this number.
  await tx
    .update(catalogueGenerationTable)
    .set({ sequence: onSale.sequence + 1 })
    .where(eq(catalogueGenerationTable.id, onSale.id))
    .returning({ notified: notifyChanges });
}

/** Length of the log. Rebuilding an index is faster than replaying more changes. */
export const MAX_LOGGED_CHANGES = 200_000;

/** Largest share of products that indexes take over one by one. For more, building them again takes less time. */
const MAX_DIFFERING = 0.25;
/** Changes that an import takes from one generation to the next: sales wait while it does. */
const MAX_CARRIED = 50_000;
/** Number of earlier generations in a lineage. Indexes are written to disk more often than every thirty imports. */
const MAX_BEFORE = 30;

interface Continued {
  readonly generation: number;
  readonly products: number;
  /** The generation before, at its end. */
  readonly retired: OnSale;
  /** Products of which anything differs, sold ones included. */
  readonly differing: readonly string[];
}

/**
 * Continues the log of the generation before with the products that differ, so that indexes need not be built again. In the transaction
 * that publishes the new generation.
 */
export async function continueLog(tx: Sql, { generation, products, retired, differing }: Continued): Promise<void> {
  if (differing.length > Math.min(products * MAX_DIFFERING, MAX_CARRIED)) return;
  const ofRetired = eq(catalogueChangeTable.generation, retired.id);
  if ((await tx.$count(catalogueChangeTable, ofRetired)) > MAX_CARRIED) return;
  const { id, lineage } = catalogueGenerationTable;
  const [before] = await tx.select({ lineage }).from(catalogueGenerationTable).where(eq(id, retired.id));
  await tx.update(catalogueChangeTable).set({ generation }).where(ofRetired);
  const { sequence: imported } = await logChanges(tx, { id: generation, sequence: retired.sequence }, differing);
  const earlier = [retired, ...(before?.lineage?.before ?? [])].slice(0, MAX_BEFORE);
  await tx
    .update(catalogueGenerationTable)
    .set({ sequence: imported, lineage: { before: earlier, imported } })
    .where(eq(id, generation));
}

interface Logged {
  /** Products and variants that were added, less those that were deleted. */
  readonly growth?: { readonly products: number; readonly variants: number };
  readonly maxChanges?: number;
}

/** Logs changed products of the generation on sale, which the transaction has locked, and returns the new position. */
export async function logChanges(
  tx: Sql,
  onSale: OnSale,
  productIds: readonly string[],
  { growth = { products: 0, variants: 0 }, maxChanges = MAX_LOGGED_CHANGES }: Logged = {},
): Promise<OnSale> {
  if (productIds.length === 0) return onSale;
  const { id } = onSale;
  const sequence = onSale.sequence + productIds.length;
  // One statement, because each costs the embedded database about as much as the work in it.
  await tx.execute(sql`
    with logged as (
      insert into ${catalogueChangeTable} (generation, sequence, product_id)
      select ${id}, ${onSale.sequence} + nth, product
      from json_array_elements_text(${JSON.stringify(productIds)}::json) with ordinality as given (product, nth)
    ), pruned as (
      delete from ${catalogueChangeTable} where generation = ${id} and sequence <= ${sequence - maxChanges}
    )
    update ${catalogueGenerationTable}
    set sequence = ${sequence}, products = products + ${growth.products}, variants = variants + ${growth.variants}
    where id = ${id} returning ${notifyChanges}`);
  return { id, sequence };
}
