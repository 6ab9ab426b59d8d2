// The tables of figures: rows with the same figures of the period before, and their columns as CSV.

import type { Database } from "#commerce/database";
import { addDays, daysBetween } from "./days.ts";
import type { FiguresQuery, Periods, SalesQuery } from "./period.ts";
import {
  findProductNames,
  NO_SUMS,
  readDays,
  readNames,
  readPositions,
  readSame,
  total,
  type Amount,
  type InsightSort,
  type PositionClicks,
  type Sums,
} from "./read.ts";
import type { Period } from "./rows.ts";
import { readSales, type Sales } from "./sales.ts";
import type { Table } from "./table.ts";

/** More than the days of two periods in all currencies. */
const MOST_ROWS = 100_000;

/** Figures with their rates; null where there is nothing to divide by. */
export interface RatedFigures extends Omit<Sums, "positionSum" | "positioned"> {
  readonly averagePosition: number | null;
  /** Clicks for each search, or else for each view. */
  readonly clickRate: number | null;
  /** Orders for each search, or else for each view. */
  readonly conversion: number | null;
}

export interface FiguresRow extends RatedFigures {
  readonly name: string;
  /** Only for rows of products that are on sale. */
  readonly product?: { readonly title: string; readonly designer: string; readonly handle: string };
  readonly before: RatedFigures;
}

export const FIGURE_TABLES = {
  searches: { subject: "query", sort: "searches" },
  "empty-searches": { subject: "query", sort: "emptySearches" },
  listings: { subject: "listing", sort: "views" },
  products: { subject: "product", sort: "views" },
} as const satisfies Readonly<Record<string, { readonly subject: string; readonly sort: InsightSort }>>;
export type FigureTable = keyof typeof FIGURE_TABLES;

export async function readOverview(database: Database, { before, ...period }: Periods, filter: FiguresQuery) {
  const [days, daysBefore] = [await readDays(database, period, filter), await readDays(database, before, filter)];
  return {
    total: withRates(total(days)),
    before: { ...before, total: withRates(total(daysBefore)) },
    days: days.map(({ day, ...sums }) => ({ day, ...withRates(sums) })),
  };
}

export async function readFigures(
  database: Database,
  name: FigureTable,
  { before, ...period }: Periods,
  { sort, limit, offset, ...filter }: FiguresQuery,
): Promise<Table<FiguresRow>> {
  const { subject, sort: own } = FIGURE_TABLES[name];
  const found = await readNames(database, period, { subject, sort: sort ?? own, limit, offset, ...filter });
  const names = found.map((row) => row.name);
  const earlier = await readSame(database, before, subject, names, filter);
  const products = subject === "product" ? await findProductNames(database, names) : undefined;
  const rows = found.map(({ name: of, ...sums }) => {
    const product = products?.get(of);
    return {
      name: of,
      ...(product && { product }),
      ...withRates(sums),
      before: withRates(earlier.get(of) ?? NO_SUMS),
    };
  });
  return {
    rows,
    columns: {
      [subject]: (row) => row.name,
      ...(products && {
        title: (row: FiguresRow) => row.product?.title ?? "",
        designer: (row: FiguresRow) => row.product?.designer ?? "",
      }),
      ...countColumns((row) => row, ""),
      ...amountColumns(rows, "revenue", ({ revenue }) => revenue),
      ...countColumns(({ before: one }) => one, "_before"),
      ...amountColumns(rows, "revenue_before", ({ before: { revenue } }) => revenue),
    },
  };
}

export async function readPositionTable(
  database: Database,
  { before: _before, ...period }: Periods,
  filter: FiguresQuery,
): Promise<Table<PositionClicks>> {
  return {
    rows: await readPositions(database, period, filter),
    columns: {
      position: ({ position }) => position,
      clicks_in_searches: ({ searches }) => searches,
      clicks_in_listings: ({ listings }) => listings,
    },
  };
}

export interface SalesRow extends Sales {
  /** Null for days, which the earlier period has none of. */
  readonly before: Pick<Sales, "orders" | "pieces" | "amount"> | null;
}

export async function readSalesTable(
  database: Database,
  { before, ...period }: Periods,
  { by, limit, offset, ...filter }: Omit<SalesQuery, "from" | "to">,
  timeZone: string,
): Promise<Table<SalesRow>> {
  const sales = await readSales(database, { ...filter, ...period, by, limit, offset, timeZone });
  const names = sales.map(({ name }) => name);
  const earlier =
    by === "day" || names.length === 0
      ? []
      : await readSales(database, { ...filter, ...before, by, names, limit: MOST_ROWS, timeZone });
  const keyOf = ({ name, currency }: Sales) => `${currency} ${name}`;
  const byKey = new Map(earlier.map((row) => [keyOf(row), row]));
  const rows = sales.map((row) => {
    const { orders = 0, pieces = 0, amount = 0 } = byKey.get(keyOf(row)) ?? {};
    return { ...row, before: by === "day" ? null : { orders, pieces, amount } };
  });
  return {
    rows,
    columns: {
      [by]: ({ name }) => name,
      ...(by === "product" && {
        title: ({ title }: SalesRow) => title ?? "",
        designer: ({ designer }: SalesRow) => designer ?? "",
      }),
      currency: ({ currency }) => currency,
      orders: ({ orders }) => orders,
      pieces: ({ pieces }) => pieces,
      amount: ({ amount }) => amount / 1000,
      ...(by !== "day" && { amount_before: ({ before: same }: SalesRow) => (same?.amount ?? 0) / 1000 }),
    },
  };
}

export interface SalesDay {
  readonly day: string;
  readonly orders: number;
  /** Thousandths. */
  readonly amount: number;
}

export interface CurrencyDays {
  readonly currency: string;
  /** Every day of the period, and as many of the period before. */
  readonly days: readonly SalesDay[];
  readonly before: readonly SalesDay[];
}

/** Sales of each day beside the period before, by currency; the one with most orders first. */
export async function readSalesDays(
  database: Database,
  { from, to, before }: Periods,
  market: string | undefined,
  timeZone: string,
): Promise<readonly CurrencyDays[]> {
  const query = { from: before.from, to, by: "day", market, timeZone, limit: MOST_ROWS } as const;
  const sales = await readSales(database, query);
  const ordersOf = (rows: readonly Sales[]) => rows.reduce((sum, { orders }) => sum + orders, 0);
  return [...Map.groupBy(sales, ({ currency }) => currency)]
    .toSorted(([, one], [, other]) => ordersOf(other) - ordersOf(one))
    .map(([currency, rows]) => {
      const byDay = new Map(rows.map((row) => [row.name, row]));
      const fill = ({ from: first, to: last }: Period): readonly SalesDay[] =>
        Array.from({ length: daysBetween(first, last) }, (_, at) => {
          const day = addDays(first, at);
          const { orders = 0, amount = 0 } = byDay.get(day) ?? {};
          return { day, orders, amount };
        });
      return { currency, days: fill({ from, to }), before: fill(before) };
    });
}

function withRates({ positionSum, positioned, ...sums }: Sums): RatedFigures {
  const tries = sums.searches || sums.views;
  return {
    ...sums,
    averagePosition: ratio(positionSum, positioned),
    clickRate: ratio(sums.clicks, tries),
    conversion: ratio(sums.orders, tries),
  };
}

/** To four places. */
const ratio = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

const COUNTS = ["searches", "emptySearches", "views", "clicks", "averagePosition", "adds", "orders", "pieces"] as const;

const countColumns = (read: (row: FiguresRow) => RatedFigures, suffix: string) =>
  Object.fromEntries(
    COUNTS.map((name) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) + suffix,
      (row: FiguresRow) => read(row)[name] ?? "",
    ]),
  );

/** One column for each currency, in its units. */
function amountColumns(
  rows: readonly FiguresRow[],
  name: string,
  read: (row: FiguresRow) => readonly Amount[],
): Readonly<Record<string, (row: FiguresRow) => number>> {
  const currencies = [...new Set(rows.flatMap((row) => read(row).map(({ currency }) => currency)))].toSorted();
  return Object.fromEntries(
    currencies.map((code) => [
      `${name}_${code.toLowerCase()}`,
      (row: FiguresRow) => (read(row).find(({ currency }) => currency === code)?.amount ?? 0) / 1000,
    ]),
  );
}
