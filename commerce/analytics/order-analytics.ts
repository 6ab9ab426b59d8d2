// Ties an order to its buyer's browser in analytics, and lets one browser report the purchase.

import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { ON_SALE, productTable } from "#commerce/products";
import type { Goods } from "./item.ts";
import { orderAnalyticsTable } from "./tables.ts";

/** A buyer who consented to analytics, as GA4 knows the browser. */
export interface AnalyticsClient {
  readonly clientId: string;
  readonly sessionId: string | null;
  readonly allowsMarketing: boolean;
}

/** In the transaction that creates the order. */
export async function recordClient(tx: Sql, orderId: string, client: AnalyticsClient | null): Promise<void> {
  if (client) await tx.insert(orderAnalyticsTable).values({ orderId, ...client });
}

/** True for the first caller only: another tab, device or reload does not report the purchase again. */
export async function claimPurchase({ sql: client }: Database, orderId: string, now: Date): Promise<boolean> {
  const claimed = await client
    .insert(orderAnalyticsTable)
    .values({ orderId, claimedAt: now })
    .onConflictDoUpdate({
      target: orderAnalyticsTable.orderId,
      set: { claimedAt: now },
      setWhere: isNull(orderAnalyticsTable.claimedAt),
    })
    .returning({ orderId: orderAnalyticsTable.orderId });
  return claimed.length > 0;
}

export async function isPurchaseClaimed({ sql: client }: Database, orderId: string): Promise<boolean> {
  const [row] = await client
    .select({ at: orderAnalyticsTable.claimedAt })
    .from(orderAnalyticsTable)
    .where(eq(orderAnalyticsTable.orderId, orderId));
  return row?.at != null;
}

interface OrderedLine {
  readonly productId: string | null;
}

/** Adds the department and type of products that are still in the catalogue: orders do not store them. */
export async function withGoods<Line extends OrderedLine>(
  client: Pick<Sql, "select">,
  lines: readonly Line[],
): Promise<readonly (Line & { readonly goods: Goods | null })[]> {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  const { id, productType, departments, generation } = productTable;
  const isListed = and(eq(generation, ON_SALE), inArray(id, ids));
  const rows =
    ids.length === 0 ? [] : await client.select({ id, productType, departments }).from(productTable).where(isListed);
  const goods = new Map(rows.map((row) => [row.id, row]));
  return lines.map((line) => ({ ...line, goods: goods.get(line.productId ?? "") ?? null }));
}
