// The uses of a promotion and the money that it gave away, for merchants.

import { and, count, desc, eq, inArray, ne, sum } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { orderTable } from "#commerce/orders";
import { promotionUseTable } from "./tables.ts";

export interface PromotionFigures {
  /** Orders that await payment. */
  readonly held: number;
  /** Paid orders. */
  readonly claimed: number;
  /** Discounts of both by currency. */
  readonly given: Readonly<Record<string, number>>;
}

const NO_USES: PromotionFigures = { held: 0, claimed: 0, given: {} };

/** Figures of some promotions, in one statement. */
export async function readFigures(
  { sql: client }: Pick<Database, "sql">,
  promotionIds: readonly string[],
): Promise<(promotionId: string) => PromotionFigures> {
  const { promotionId, state, currency, amount } = promotionUseTable;
  const rows =
    promotionIds.length === 0
      ? []
      : await client
          .select({ promotionId, state, currency, uses: count(), amount: sum(amount).mapWith(Number) })
          .from(promotionUseTable)
          .where(and(inArray(promotionId, [...promotionIds]), ne(state, "released")))
          .groupBy(promotionId, state, currency);
  const figures = new Map<string, PromotionFigures>();
  for (const row of rows) {
    const { given, ...before } = figures.get(row.promotionId) ?? NO_USES;
    const uses = row.state === "claimed" ? "claimed" : "held";
    figures.set(row.promotionId, {
      ...before,
      [uses]: before[uses] + row.uses,
      given: { ...given, [row.currency]: (given[row.currency] ?? 0) + row.amount },
    });
  }
  return (id) => figures.get(id) ?? NO_USES;
}

export interface PromotionUse {
  readonly order: string;
  readonly state: "held" | "claimed" | "released";
  readonly currency: string;
  readonly amount: number;
  readonly at: Date;
}

/** The latest uses. */
export const listUses = (
  { sql: client }: Pick<Database, "sql">,
  promotionId: string,
): Promise<readonly PromotionUse[]> =>
  client
    .select({
      order: orderTable.number,
      state: promotionUseTable.state,
      currency: promotionUseTable.currency,
      amount: promotionUseTable.amount,
      at: promotionUseTable.createdAt,
    })
    .from(promotionUseTable)
    .innerJoin(orderTable, eq(orderTable.id, promotionUseTable.orderId))
    .where(eq(promotionUseTable.promotionId, promotionId))
    .orderBy(desc(promotionUseTable.createdAt))
    .limit(100);
