// Sales as the orders have them: placed orders by day, market, designer and product, separately for each currency. Cancelled ones do not
// count; returns are not subtracted.

import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, sql, type SQL } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { orderLineTable, orderTable } from "../orders/tables.ts";
import { addDays, periodOf, startOfDay } from "./days.ts";
import { goodsAmount } from "./goods-amount.ts";
import { ofActor } from "./of-actor.ts";
import type { Period } from "./rows.ts";

export const SALES_BY = ["day", "market", "designer", "product"] as const;
export type SalesBy = (typeof SALES_BY)[number];

export interface SalesQuery extends Period {
  readonly by: SalesBy;
  readonly timeZone: string;
  readonly market?: string | undefined;
  readonly currency?: string | undefined;
  /** Only these markets, designers or products. */
  readonly names?: readonly string[];
  readonly limit: number;
  readonly offset?: number;
}

export interface Sales {
  /** Day, market code, designer or id of the product. */
  readonly name: string;
  /** Only for rows of products. */
  readonly title?: string | undefined;
  readonly designer?: string | undefined;
  readonly currency: string;
  readonly orders: number;
  readonly pieces: number;
  /** Thousandths: goods less discounts with their tax, without delivery and gift wrapping. */
  readonly amount: number;
}

/** Largest amounts first; days in order. */
export async function readSales(
  { replica: client }: Pick<Database, "replica">,
  query: SalesQuery,
): Promise<readonly Sales[]> {
  const { by, names, limit, offset = 0 } = query;
  const days = daysOf(query);
  const { vendor, productId, title, quantity } = orderLineTable;
  const { currency, marketCode, placedAt } = orderTable;
  const name = {
    // With zeros in front, because these texts are sorted.
    day: sql<string>`lpad(width_bucket(${placedAt}, ${sql.param(days.map(({ start }) => start.toISOString()))}::timestamptz[])::text, 5, '0')`,
    market: sql<string>`${marketCode}`,
    designer: sql<string>`${vendor}`,
    product: sql<string>`coalesce(${productId}, '')`,
  }[by];
  const amount = sql<number>`sum(${goodsAmount})::float8`;
  const rows = await client
    .select({
      name: name.as("name"),
      title: sql<string | null>`max(${title})`,
      designer: sql<string | null>`max(${vendor})`,
      currency,
      orders: sql<number>`count(distinct ${orderTable.id})::int`,
      pieces: sql<number>`sum(${quantity})::int`,
      amount,
    })
    .from(orderTable)
    .innerJoin(orderLineTable, eq(orderLineTable.orderId, orderTable.id))
    .where(
      and(...soldIn(query), by === "product" ? isNotNull(productId) : undefined, names && inArray(name, [...names])),
    )
    .groupBy(sql`1`, currency)
    .orderBy(...(by === "day" ? [asc(sql`1`)] : [desc(amount)]), asc(sql`1`), asc(currency))
    .limit(limit)
    .offset(offset);
  return rows.map(({ title: named, designer, ...row }) => ({
    ...row,
    name: by === "day" ? (days[Number(row.name) - 1]?.day ?? "") : row.name,
    ...(by === "product" && { title: named ?? "", designer: designer ?? "" }),
  }));
}

/** Conditions of the period, which end with the last day in the shop's time zone. */
function soldIn({ from, to, timeZone, market, currency }: SalesQuery): readonly (SQL | undefined)[] {
  const { placedAt, marketCode, state, currency: ordered } = orderTable;
  const period = periodOf({ from, to }, timeZone);
  return [
    gte(placedAt, period.from),
    lt(placedAt, period.until),
    ne(state, "cancelled"),
    market === undefined ? undefined : eq(marketCode, market),
    currency === undefined ? undefined : eq(ordered, currency),
    ofActor(marketCode),
  ];
}

function daysOf({ from, to, timeZone }: SalesQuery): readonly { readonly day: string; readonly start: Date }[] {
  const days: { readonly day: string; readonly start: Date }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, start: startOfDay(day, timeZone) });
  return days;
}
