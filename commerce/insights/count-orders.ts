// Counts placed orders by the searches and listings in which their products were found, and forgets these with it.

import { and, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { orderLineTable, orderTable } from "../orders/tables.ts";
import { dayAt } from "./days.ts";
import type { LineSource } from "#commerce/orders";
import type { Addition, Figures, Subject } from "./event.ts";
import { goodsAmount } from "./goods-amount.ts";
import { addInsights } from "./write.ts";

const MOST_ORDERS = 200;

/** In one transaction, so that an order is counted exactly once. Returns true if there may be more. */
export const countOrders = ({ sql: client }: Database, timeZone: string): Promise<boolean> =>
  client.transaction(async (tx) => {
    const { id, orderId, source, productId, quantity } = orderLineTable;
    const { marketCode, currency, placedAt } = orderTable;
    const waiting = tx.select({ id: orderId }).from(orderLineTable).where(isNotNull(source));
    const settled = await tx
      .select({ id: orderTable.id, market: marketCode, currency, placedAt, state: orderTable.state })
      .from(orderTable)
      .where(and(inArray(orderTable.id, waiting), ne(orderTable.state, "awaiting-payment")))
      .limit(MOST_ORDERS)
      .for("update", { skipLocked: true });
    if (settled.length === 0) return false;
    const ids = settled.map((order) => order.id);
    const amount = sql<number>`${goodsAmount}::float8`;
    const lines = await tx
      .select({ id, orderId, source, productId, quantity, amount })
      .from(orderLineTable)
      .where(inArray(orderId, ids));
    const ofOrder = Map.groupBy(lines, (line) => line.orderId);
    const additions = settled.flatMap(({ placedAt: at, state, ...order }) =>
      // Another process may have counted it before its row was locked here.
      at === null || state === "cancelled" || !ofOrder.get(order.id)?.some(({ source: from }) => from)
        ? []
        : additionsOfOrder({ ...order, day: dayAt(at.getTime(), timeZone) }, ofOrder.get(order.id) ?? []),
    );
    await addInsights(tx, additions);
    await tx
      .update(orderLineTable)
      .set({ source: null })
      .where(and(inArray(orderId, ids), isNotNull(source)));
    return settled.length === MOST_ORDERS;
  });

interface CountedLine {
  readonly source: LineSource | null;
  readonly productId: string | null;
  readonly quantity: number;
  readonly amount: number;
}

/** An order counts once for each query, listing and product in it. */
function additionsOfOrder(
  { day, market, currency }: { readonly day: string; readonly market: string; readonly currency: string },
  lines: readonly CountedLine[],
): readonly Addition[] {
  const device = lines.find(({ source }) => source)?.source?.device ?? "desktop";
  const sum = (subject: Subject, nameOf: (line: CountedLine) => string | undefined): readonly Addition[] =>
    [...Map.groupBy(lines, nameOf)].flatMap(([name, part]) =>
      name === undefined ? [] : [{ subject, day, name, market, device, currency, figures: figuresOf(part) }],
    );
  return [
    ...sum("shop", () => ""),
    ...sum("query", ({ source }) => source?.query || undefined),
    ...sum("listing", ({ source }) => source?.listing || undefined),
    ...sum("product", ({ productId }) => (productId === null ? undefined : `id:${productId}`)),
  ];
}

const figuresOf = (lines: readonly CountedLine[]): Figures => ({
  orders: 1,
  pieces: lines.reduce((total, { quantity }) => total + quantity, 0),
  revenue: lines.reduce((total, { amount }) => total + amount, 0),
});
