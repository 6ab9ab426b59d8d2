// The log of changes: what happened to the catalogue on sale since a position, for an index that follows the database.
// Whoever changes it writes to the log in the same transaction.

import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { FeedRow } from "#catalogue";
import { insertRows, notifyChanges, type Database, type Sql } from "#commerce/database";
import { feedRowsOf } from "./feed-rows.ts";
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

/** Undefined until a first import has finished. */
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
      /** Each product once, as it is now. */
      readonly changes: readonly ChangedProduct[];
      /** Where to go on from. */
      readonly position: CataloguePosition;
      readonly hasMore: boolean;
    }
  /** Nothing leads on from that position: the whole catalogue must be read again. */
  | { readonly kind: "another-generation" | "too-old" };

/** At most `limit` changes on from a position. */
export function changesSince({ sql: client }: Database, since: CataloguePosition, limit = 1000): Promise<ChangesSince> {
  return client.transaction(
    async (tx): Promise<ChangesSince> => {
      const from = parsePosition(since);
      const onSale = await findOnSale(tx);
      // A position ahead of the database is one of another database, or of this one before it was restored.
      if (from === undefined || from.id !== onSale?.id || from.sequence > onSale.sequence) {
        return { kind: "another-generation" };
      }
      const { generation, sequence, productId } = catalogueChangeTable;
      const logged = await tx
        .select({ sequence, productId })
        .from(catalogueChangeTable)
        .where(and(eq(generation, from.id), gt(sequence, from.sequence)))
        .orderBy(asc(sequence))
        .limit(limit);
      // Numbered without a gap, so what is missing at the beginning was pruned.
      const isWhole = from.sequence === onSale.sequence || logged[0]?.sequence === from.sequence + 1;
      if (!isWhole) return { kind: "too-old" };
      const reached = logged.at(-1)?.sequence ?? from.sequence;
      const ids = new Set(logged.map((change) => change.productId));
      const products = ids.size === 0 ? [] : await readProducts(tx, from.id, isAmong(sql`${productTable.id}`, ids));
      const found = new Map(products.map((product) => [product.id, feedRowsOf(product)]));
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
    // One moment for all statements: a change of generations in between must not look like deletions.
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/**
 * Has every index that follows built anew, in whatever process, now or when it starts: from where they stand nothing leads on.
 */
export const forgetChanges = ({ sql: client }: Database): Promise<void> =>
  client.transaction(async (tx) => {
    const onSale = await lockOnSale(tx);
    if (onSale === undefined) return;
    await tx.delete(catalogueChangeTable).where(eq(catalogueChangeTable.generation, onSale.id));
    // A number that no change has.
    await tellSequence(tx, { ...onSale, sequence: onSale.sequence + 1 });
  });

/** Changes that the log keeps. An index further behind than this is faster built anew. */
export const KEPT_CHANGES = 200_000;

/** Notes that these products changed in the generation on sale, which the transaction has locked; where it stands then. */
export async function logChanges(
  tx: Sql,
  onSale: OnSale,
  productIds: readonly string[],
  keptChanges = KEPT_CHANGES,
): Promise<OnSale> {
  if (productIds.length === 0) return onSale;
  const generation = onSale.id;
  const sequence = onSale.sequence + productIds.length;
  await insertRows(
    tx,
    catalogueChangeTable,
    productIds.map((productId, index) => ({ generation, sequence: onSale.sequence + index + 1, productId })),
  );
  const { generation: of, sequence: number } = catalogueChangeTable;
  await tx.delete(catalogueChangeTable).where(and(eq(of, generation), lte(number, sequence - keptChanges)));
  return tellSequence(tx, { id: generation, sequence });
}

async function tellSequence(tx: Sql, onSale: OnSale): Promise<OnSale> {
  await tx
    .update(catalogueGenerationTable)
    .set({ sequence: onSale.sequence })
    .where(eq(catalogueGenerationTable.id, onSale.id))
    .returning({ told: notifyChanges });
  return onSale;
}
