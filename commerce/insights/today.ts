// The day so far: orders and sales by hour, beside the same weekday a week before.

import { and, eq, gte, lt, ne, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { orderLineTable, orderTable } from "../orders/tables.ts";
import { addDays, dayAt, hoursOf } from "./days.ts";
import { goodsAmount } from "./goods-amount.ts";
import { ofActor } from "./of-actor.ts";

export interface DaySales {
  readonly currency: string;
  readonly orders: number;
  /** Thousandths: goods with their tax, as in `readSales`. */
  readonly amount: number;
  /** Amount up to the end of each hour. */
  readonly hours: readonly number[];
}

export interface Today {
  readonly day: string;
  readonly timeZone: string;
  /** Hours that have begun. */
  readonly hour: number;
  readonly sales: readonly DaySales[];
  readonly before: {
    readonly day: string;
    /** Up to the same time of the day. */
    readonly soFar: readonly Omit<DaySales, "hours">[];
    readonly sales: readonly DaySales[];
  };
}

const WEEK = 7;

export async function readToday({ sql: client }: Pick<Database, "sql">, now: Date, timeZone: string): Promise<Today> {
  const day = dayAt(now.getTime(), timeZone);
  const lastWeek = addDays(day, -WEEK);
  const hours = hoursOf(day, timeZone);
  const before = hoursOf(lastWeek, timeZone);
  const begun = hours.filter((hour) => hour <= now).length;
  const elapsed = now.getTime() - (hours[0]?.getTime() ?? 0);
  const sameTime = new Date((before[0]?.getTime() ?? 0) + elapsed);
  const read = (moments: readonly Date[], until: Date) => salesBetween(client, moments, until);
  const end = (moments: readonly Date[]) => moments.at(-1) ?? now;
  return {
    day,
    timeZone,
    hour: begun,
    sales: (await read(hours, end(hours))).map((sales) => ({ ...sales, hours: sales.hours.slice(0, begun) })),
    before: {
      day: lastWeek,
      soFar: (await read(before, sameTime)).map(({ hours: _hours, ...sales }) => sales),
      sales: await read(before, end(before)),
    },
  };
}

async function salesBetween(client: Database["sql"], moments: readonly Date[], until: Date): Promise<DaySales[]> {
  const { placedAt, currency, state, marketCode } = orderTable;
  const starts = sql.param(moments.slice(0, -1).map((moment) => moment.toISOString()));
  const rows = await client
    .select({
      currency,
      hour: sql<number>`width_bucket(${placedAt}, ${starts}::timestamptz[])`,
      orders: sql<number>`count(distinct ${orderTable.id})::int`,
      amount: sql<number>`sum(${goodsAmount})::float8`,
    })
    .from(orderTable)
    .innerJoin(orderLineTable, eq(orderLineTable.orderId, orderTable.id))
    .where(and(gte(placedAt, moments[0] ?? until), lt(placedAt, until), ne(state, "cancelled"), ofActor(marketCode)))
    .groupBy(currency, sql`2`)
    .orderBy(currency, sql`2`);
  return [...Map.groupBy(rows, (row) => row.currency)].map(([code, part]) => {
    const upTo = (hour: number) => part.reduce((sum, { hour: at, amount }) => (at <= hour + 1 ? sum + amount : sum), 0);
    return {
      currency: code,
      orders: part.reduce((sum, { orders }) => sum + orders, 0),
      amount: part.reduce((sum, { amount }) => sum + amount, 0),
      hours: moments.slice(0, -1).map((_, hour) => upTo(hour)),
    };
  });
}
