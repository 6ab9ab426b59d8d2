// The log of changes: what happened to the catalogue on sale since a position, for an index that follows the database.

import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { FeedRow } from "#catalogue";
import type { Database } from "#commerce/database";
import { feedRowsOf } from "./feed-rows.ts";
import { findOnSale, parsePosition, printPosition, type CataloguePosition } from "./generations.ts";
import { readProducts } from "./read.ts";
import { catalogueChangeTable, productTable } from "./tables.ts";
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
