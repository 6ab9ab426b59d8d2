// The day so far: orders and sales by hour, beside the same weekday a week before.

import { and, eq, gte, lt, ne, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { orderLineTable, orderTable } from "../orders/tables.ts";
import { addDays, dayAt, hoursOf, momentAt, wallClockAt } from "./days.ts";
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
  /** What the clock shows at the start of each hour and at the end of the day: "00:00" to "24:00", or other hours when clocks change. */
  readonly clock: readonly string[];
  readonly sales: readonly DaySales[];
  readonly before: {
    readonly day: string;
    /** Up to the same time of the day. */
    readonly soFar: readonly Omit<DaySales, "hours">[];
    /** Their hours are up to the same times as today's. */
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
  const sameTime = atSameTime(now, lastWeek, timeZone);
  const clock = clockOf(hours, timeZone);
  const clockBefore = clockOf(before, timeZone);
  const read = (moments: readonly Date[], until: Date) => salesBetween(client, moments, until);
  const end = (moments: readonly Date[]) => moments.at(-1) ?? now;
  return {
    day,
    timeZone,
    hour: begun,
    clock,
    sales: (await read(hours, end(hours))).map((sales) => ({ ...sales, hours: sales.hours.slice(0, begun) })),
    before: {
      day: lastWeek,
      soFar: (await read(before, sameTime)).map(({ hours: _hours, ...sales }) => sales),
      sales: (await read(before, end(before))).map((sales) => ({
        ...sales,
        hours: clock.slice(1).map((time) => sales.hours[clockBefore.findIndex((own) => own >= time) - 1] ?? 0),
      })),
    },
  };
}

const MINUTE_MS = 60_000;

/** The moment of another day at which the clock shows the same time. */
const atSameTime = (now: Date, day: string, timeZone: string): Date => {
  const time = wallClockAt(now.getTime(), timeZone).slice("2026-11-17".length);
  return new Date(momentAt(`${day}${time}`, timeZone).getTime() + (now.getTime() % MINUTE_MS));
};

const clockOf = (hours: readonly Date[], timeZone: string): readonly string[] => [
  ...hours.slice(0, -1).map((start) => wallClockAt(start.getTime(), timeZone).slice("2026-11-17T".length)),
  "24:00",
];

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
